import { Link } from 'react-router-dom';
import type { TileView } from '../../engine/public.ts';
import { classNames } from './class-names.ts';
import { tileEngravings } from './engravings/tile-engravings.ts';
import { Sticker } from './Sticker.tsx';
import styles from './Tile.module.css';
import { t } from './typography.tsx';

interface TileProps {
  readonly tile: TileView;
  /** The first stamp is larger and bears a face value. */
  readonly value?: string;
  readonly first?: boolean;
}

/** A place on the envelope where the stamp is not there yet. */
function EmptyPlace({ label }: { label: string }) {
  return (
    <a className={styles.place} role="link" aria-disabled="true">
      <span>
        {t(label)}
        <br />
        ici le timbre
      </span>
    </a>
  );
}

/** A stamp of the hub: a picture, its name, and what it opens. */
export function Tile({ tile, value, first }: TileProps) {
  if (tile.disabled) return <EmptyPlace label={tile.label} />;
  const Picture = tileEngravings[tile.id];
  return (
    <Link className={classNames(styles.stamp, first && styles.first)} to={tile.to} data-tutorial={first ? 'application' : undefined}>
      <span className={styles.sheet}>
        <span className={styles.art}>
          <Picture />
        </span>
        <span className={styles.label}>
          {t(tile.label)}
          {value && (
            <span className={styles.value} aria-hidden="true">
              {value}
            </span>
          )}
        </span>
      </span>
      {tile.isNew && <Sticker className={styles.sticker} />}
    </Link>
  );
}
