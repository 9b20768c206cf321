import { NavLink } from './Link.tsx';
import type { TileView } from '../../../engine/public.ts';
import { classNames } from '../class-names.ts';
import { StampSheet } from '../papers/Stamp.tsx';
import stamp from '../papers/Stamp.module.css';
import styles from './Tile.module.css';
import { typeset } from '../text/typography.tsx';
import { useWords } from '../../words/use-words.ts';

interface StickerProps {
  readonly className?: string;
  readonly children?: string;
}

/** Label on a new item. */
export function Sticker({ className = '', children }: StickerProps) {
  const { fresh } = useWords('common');
  return <span className={`sticker ${className}`}>{children ?? fresh}</span>;
}

interface TileProps {
  readonly tile: TileView;
  /** The first stamp is larger and bears a face value. */
  readonly value?: string;
  readonly first?: boolean;
  /** Not displayed the last time this device showed the desk. */
  readonly fresh?: boolean;
}

/** Placeholder on the envelope for a stamp that is not available yet, or that another telephone has. */
function EmptyPlace({ label, heldBy }: Pick<TileView, 'label' | 'heldBy'>) {
  const { tile: words } = useWords('common');
  return (
    <a className={styles.place} role="link" aria-disabled="true">
      <span>
        {typeset(label)}
        <br />
        {heldBy === undefined ? words.emptyPlace : words.heldBy(heldBy)}
      </span>
    </a>
  );
}

/** A stamp of the hub: a picture, its name, and what it opens. */
export function Tile({ tile, value, first, fresh }: TileProps) {
  if (tile.disabled)
    return tile.id === 'aside' ? (
      <span className={classNames(stamp.stamp, styles.found)}>
        <StampSheet picture={tile.id} art={tile.stamp} label={tile.label} />
      </span>
    ) : (
      <EmptyPlace label={tile.label} heldBy={tile.heldBy} />
    );
  return (
    <NavLink
      end
      className={classNames(stamp.stamp, styles.tile, first && stamp.first, fresh && styles.fresh)}
      to={tile.to}
      data-tutorial={first ? 'application' : tile.id}
    >
      <StampSheet picture={tile.id} art={tile.stamp} label={tile.label} value={value} />
      {tile.isNew && <Sticker className={styles.sticker} />}
    </NavLink>
  );
}
