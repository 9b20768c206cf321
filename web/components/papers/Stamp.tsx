import type { TileId } from '../../../engine/public.ts';
import { classNames } from '../class-names.ts';
import { tileEngravings } from '../engravings/TilePicture.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './Stamp.module.css';
import { typeset } from '../text/typography.tsx';

interface StampProps {
  readonly picture: TileId;
  readonly label: string;
  /** Face value, for instance « CIE 4 ». */
  readonly value?: string | undefined;
}

/** The perforated sheet of a stamp: picture, name, face value. The caller adds the edge (class `stamp`). */
export function StampSheet({ picture, label, value }: StampProps) {
  const Picture = tileEngravings[picture];
  return (
    <span className={styles.sheet}>
      <span className={styles.art}>
        <Picture />
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
