import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/actions/Button.tsx';
import { ReturnedLetter } from '../../components/engravings/ReturnedLetter.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { wordsFor } from '../../state/words.ts';
import { AdminPage, Notice } from '../AdminPage.tsx';
import { useCities } from '../CitySelect.tsx';
import { explanationOf } from '../../state/game/outcome.ts';
import type { StaffStatusBody } from '../calls.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { type StaffRequestState, alertFailure } from '../use-staff-request.ts';
import { Changes } from './Changes.tsx';
import styles from './OrderPage.module.css';
import { StandingCard } from './StandingCard.tsx';
import { WayCard } from './WayCard.tsx';
import { useState } from 'react';
import { viewAs } from '../../state/game/view-as.ts';
import {
  fetchOrderFile,
  orderStatus,
  type ChangesProps,
  type TimelineEntry,
  undoAction,
} from './order-calls.ts';
import { useChangedData } from '../use-changed-data.ts';
import { common } from '../../words/fr/common.tsx';
import { classNames } from '../../components/class-names.ts';
import { momentOf } from '../dates.ts';
import { changeWords, entryWords } from './entry-words.ts';

/** Journal of an order, newest entry first. */
function Timeline({ file, change }: ChangesProps) {
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

const UNKNOWN = 404;

export function OrderPage() {
  const { code = '' } = useParams();
  const { data: file, notice, change, ...request } = useChangedData(code, () => fetchOrderFile(code));
  if (!file)
    return (
      <AdminPage title={code}>
        <FilePlaceholder of={request} />
      </AdminPage>
    );
  return (
    <AdminPage title={`Pli ${file.order.code}`} about={file.order.story.city}>
      <Row gap={3}>
        <SeeAsPlayer order={file.order} />
        <LetterLink order={file.order} />
      </Row>
      <Notice>{notice}</Notice>
      <div className={styles.desk}>
        <Stack gap={5}>
          <StandingCard file={file} />
          <WayCard file={file} change={change} />
          <Changes file={file} change={change} />
        </Stack>
        <Timeline file={file} change={change} />
      </div>
    </AdminPage>
  );
}

/** A city that a phrase opens has no letter to print. */
function LetterLink({ order: { code, story } }: { readonly order: StaffStatusBody }) {
  const city = useCities().rows?.find((row) => row.city === story.city);
  if (city?.hasLetter === false) return <p>{typeset('Sans lettre : une phrase a ouvert cette histoire.')}</p>;
  return <ButtonLink to={`/admin/orders/${code}/letter`}>Imprimer la lettre</ButtonLink>;
}

function FilePlaceholder({ of }: { readonly of: StaffRequestState }) {
  const { failure } = of;
  if (!failure) return <p role="status">{typeset('Le dossier arrive…')}</p>;
  if (failure.status !== UNKNOWN) return <LoadFailure of={of}>Le dossier n’est pas arrivé.</LoadFailure>;
  return (
    <Stack gap={4} className={styles.unknown}>
      <ReturnedLetter className={styles.picture} />
      <p role="alert">{typeset(explanationOf(failure) ?? wordsFor(failure.error, common.errors))}</p>
    </Stack>
  );
}

const ACTIVATED = 3;
const DONE = 4;

/**
 * Opens this player's documents and messages, or the report on a finished game, read only, until the hub is
 * entered.
 */
function SeeAsPlayer({ order }: { readonly order: StaffStatusBody }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async (path: string) => {
    setBusy(true);
    const result = await orderStatus(order.code);
    setBusy(false);
    if (!result.ok) return alertFailure(result);
    viewAs(result.data);
    void navigate(path);
  };
  return (
    <>
      <Button disabled={order.state < ACTIVATED} held={busy} onClick={() => void open('/document')}>
        Voir comme ce joueur
      </Button>
      {order.state === DONE && (
        <Button held={busy} onClick={() => void open('/home/app/report')}>
          {typeset('Lire son rapport')}
        </Button>
      )}
    </>
  );
}
