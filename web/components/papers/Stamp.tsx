import type { TileId, TileView } from '../../../engine/public.ts';
import { classNames } from '../class-names.ts';
import { tileEngravings } from '../engravings/TilePicture.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './Stamp.module.css';
import { typeset } from '../text/typography.tsx';

interface StampProps {
  readonly picture: TileId;
  /** The step's own drawing, instead of the picture of its application. */
  readonly art?: TileView['stamp'];
  /** Whether the drawing is described: where no title beside it says what the stamp is. */
  readonly described?: boolean;
  readonly label?: string | undefined;
  /** Face value, for instance « CIE 4 ». */
  readonly value?: string | undefined;
}

/** The perforated sheet of a stamp: picture, name, face value. The caller adds the edge (class `stamp`). */
export function StampSheet({ picture, art, described = false, label = '', value }: StampProps) {
  const Picture = tileEngravings[picture];
  return (
    <span className={styles.sheet}>
      <span className={classNames(styles.art, art && styles.engraved)}>
        {art ? <img src={art.address} alt={described ? art.alt : ''} decoding="async" /> : <Picture />}
      </span>
      <Row as="span" gap={2} lineGap={0} align="baseline" justify="between" className={styles.label}>
        {typeset(label)}
        {value && (
          <span className={styles.value} aria-hidden="true">
            {value}
          </span>
        )}
      </Row>
    </span>
  );
}

/** A stamp that is not a link, in the city's ink. */
export function Stamp({ className, ...sheet }: StampProps & { readonly className?: string | undefined }) {
  return (
    <span className={classNames(styles.stamp, styles.first, className)}>
      <StampSheet {...sheet} />
    </span>
  );
}

/** Head of a step's screen: its stamp, or the picture of its application alone. */
export function StepPicture({ picture, art, value }: StampProps) {
  const Picture = tileEngravings[picture];
  return art ? <Stamp described picture={picture} art={art} value={value} /> : <Picture />;
}
