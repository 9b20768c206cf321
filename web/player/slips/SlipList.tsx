import { Link } from '../../components/actions/Link.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyPigeonhole } from '../../components/engravings/EmptyPigeonhole.tsx';
import { Sticker } from '../../components/papers/Sticker.tsx';
import { t, T } from '../../components/text/typography.tsx';
import styles from './SlipList.module.css';

export interface Slip {
  readonly to: string;
  readonly title: string;
  readonly isNew: boolean;
  /** What stands under the title. */
  readonly lines: readonly (string | null)[];
}

/** Slips of paper in a pigeonhole: each opens what it names. */
export function SlipList({ slips, none }: { readonly slips: readonly Slip[]; readonly none: string }) {
  if (slips.length === 0)
    return (
      <div className={`engraving--night ${styles.none}`}>
        <EmptyPigeonhole className={styles.awaited} />
        <p>
          <T>{none}</T>
        </p>
      </div>
    );
  return (
    <ul className={styles.list}>
      {slips.map(({ to, title, isNew, lines }) => (
        <li key={to}>
          <Link to={to} returns className={classNames('paper', styles.slip)}>
            <span className={styles.title}>{t(title)}</span>
            {lines.map(
              (line) =>
                line && (
                  <span key={line} className={styles.line}>
                    {t(line)}
                  </span>
                ),
            )}
            {isNew && <Sticker className={styles.sticker} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
