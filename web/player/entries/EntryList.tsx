import { Link } from '../../components/actions/Link.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyPigeonhole } from '../../components/status/Empty.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Sticker } from '../../components/actions/Tile.tsx';
import { typeset } from '../../components/text/typography.tsx';
import styles from './EntryList.module.css';

interface ListEntry {
  readonly to: string;
  readonly title: string;
  readonly isNew: boolean;
  /** Lines under the title. */
  readonly lines: readonly (string | null)[];
}

/** A list of links that look like slips of paper. */
export function EntryList({
  entries,
  emptyText,
}: {
  readonly entries: readonly ListEntry[];
  readonly emptyText: string;
}) {
  if (entries.length === 0)
    return (
      <div className={`engraving--night ${styles.none}`}>
        <EmptyPigeonhole className={styles.awaited} />
        <p>{typeset(emptyText)}</p>
      </div>
    );
  return (
    <Stack as="ul" gap={3} className={styles.list}>
      {entries.map(({ to, title, isNew, lines }) => (
        <li key={to}>
          <Link to={to} returns className={classNames('paper', styles.slip)}>
            <span className={styles.title}>{typeset(title)}</span>
            {isNew && <Sticker className={styles.sticker} />}
            {lines.map(
              (line) =>
                line && (
                  <span key={line} className={styles.line}>
                    {typeset(line)}
                  </span>
                ),
            )}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
