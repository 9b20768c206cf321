import { Button } from '../../components/actions/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { typeset } from '../../components/text/typography.tsx';
import { momentOf } from '../dates.ts';
import { type ChangesProps, type TimelineEntry, undoAction } from './order-calls.ts';
import { changeWords, entryWords } from './entry-words.ts';
import styles from './OrderPage.module.css';

/** Journal of an order, newest entry first. */
export function Timeline({ file, change }: ChangesProps) {
  const { order, timeline, timelineTotal } = file;
  const undo = async (entry: TimelineEntry) => {
    const reason = window
      .prompt('Pourquoi annuler ? Le joueur peut lire ces mots dans la copie de ses données.')
      ?.trim();
    if (reason) await change(() => undoAction(order, entry.id, reason));
  };
  return (
    <section className={styles.journal} aria-labelledby="journal">
      <h2 id="journal">Journal</h2>
      {timelineTotal > timeline.length && (
        <p>{typeset(`Les ${timeline.length} dernières lignes sur ${timelineTotal}.`)}</p>
      )}
      <ol reversed>
        {timeline.toReversed().map((entry) => (
          <li
            key={entry.id}
            className={classNames(styles.entry, entry.isUndone && styles.undone)}
            data-verdict={entry.verdict ?? undefined}
          >
            <TimelineEntry entry={entry} />
            {entry.canUndo && (
              <Button
                className="button--small"
                aria-label={`Annuler : ${entryWords(entry)}`}
                onClick={() => void undo(entry)}
              >
                Annuler
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ entry }: { readonly entry: TimelineEntry }) {
  const { at, step, by, member, reason, reply, isUndone } = entry;
  const who = member ? `par ${member}` : by;
  return (
    <div>
      <p className={styles.when}>
        <time dateTime={at}>{momentOf(at)}</time>
        {step && <span className="typed">{` · ${step.index ?? '?'} ${step.name}`}</span>}
      </p>
      <p className={styles.what}>
        {typeset(entryWords(entry))}
        {isUndone && ' (annulé)'}
      </p>
      {reply && <p>{typeset(`Répondu : ${reply}`)}</p>}
      {changeWords(entry).map((line) => (
        <p key={line}>{typeset(line)}</p>
      ))}
      {(who ?? reason) && <p className={styles.who}>{typeset([who, reason].filter(Boolean).join(' : '))}</p>}
    </div>
  );
}
