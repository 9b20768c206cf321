import { useState, useEffect, useRef } from 'react';
import { useMatch } from 'react-router-dom';
import type { HintsView, SideStepView, Status } from '../../../engine/public.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { askClue } from '../../state/game/story-moves.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AlternativeOffer } from './AlternativeOffer.tsx';
import styles from './HintsPopup.module.css';
import { Button } from '../../components/actions/Button.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { wordsFor } from '../../state/words.ts';
import { countdown } from '../dates.ts';
import { NotReady } from './NotReady.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useWords } from '../../words/use-words.ts';

interface NextHintProps {
  readonly hints: HintsView;
  readonly label: string;
  readonly error: string | null;
  readonly onAsk: () => void;
}

const REFRESH_MS = 1000;

/** Wait for the next hint, by the server's clock, and the button it enables. */
export function NextHint({ hints, label, error, onAsk }: NextHintProps) {
  const { errors } = useWords('common');
  const now = useServerNow(REFRESH_MS);
  const left = hints.nextAt === null ? 0 : Math.max(0, Date.parse(hints.nextAt) - now);
  const waiting = left > 0;
  const [waited] = useState(waiting);
  return (
    <Stack gap={2} className={styles.next}>
      <Row as="p" gap={3} lineGap={0} justify="between" className={styles.wait}>
        <span>Prochain indice disponible</span>
        {waiting && <span className="typed">{`dans ${countdown(left)}`}</span>}
      </Row>
      <Spoken>{waited && !waiting ? typeset('Prochain indice disponible.') : ''}</Spoken>
      <ProgressBar value={1 - left / hints.waitMs} label="Attente du prochain indice" />
      {error && (
        <p role="alert" className="field__error">
          {wordsFor(error, errors)}
        </p>
      )}
      <Button primary={!waiting} disabled={waiting} onClick={onAsk}>
        {typeset(label)}
      </Button>
    </Stack>
  );
}

/** Matches the end of a sentence: . ! ? or … and a space, but not in « 7.30 » or « M. Martin ». */
const SENTENCE_END = /(?<![\s«]\p{Lu}|^\p{Lu})\s*[.!?…]+\s+(?=[«\p{Lu}\d])/gu;
const LAST_SIGN = /[.…]+\s*$/u;

/** Telegram style: capitals, and STOP between sentences. Visual only. */
export function telegraph(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(LAST_SIGN, '')
    .replace(SENTENCE_END, ' STOP ')
    .toLocaleUpperCase('fr');
}

const LONGEST_IN_CAPITALS = 100;

/** Whether a text is short enough for capitals: four or five strips on a phone. */
const isShort = (text: string): boolean => text.length <= LONGEST_IN_CAPITALS;

/** A new hint takes the focus: it is read aloud, and the keyboard continues from it. */
function useFocusOnNewest(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLElement>('li:last-child')?.focus();
    before.current = count;
  }, [count]);
  return list;
}

/** Telegram style for the eye, plain French for screen readers. */
const Telegram = ({ text }: { readonly text: string }) => (
  <>
    <span className="visually-hidden">{typeset(text)}</span>
    <span className={styles.typed} aria-hidden="true">
      {typeset(telegraph(text))}
    </span>
  </>
);

/** Short hints in telegram capitals; longer ones as written, because capitals are slow to read. */
function HintList({ hints }: { readonly hints: readonly string[] }) {
  const list = useFocusOnNewest(hints.length);
  if (hints.length === 0) return null;
  return (
    <ol ref={list} className={styles.list}>
      {hints.map((hint, index) => (
        <li key={hint} className={styles.hint} tabIndex={-1}>
          <b aria-hidden="true">{index + 1}</b>
          <p className={styles.strip}>
            {isShort(hint) ? <Telegram text={hint} /> : <span className={styles.typed}>{typeset(hint)}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

const questions = { hint: 'Révéler un nouvel indice', solution: 'Révéler la solution' } as const;

/** An end step with a puzzle has no hints: the secret is to be found without help. */
const STILL_TO_FIND =
  'L’enquête est finie, et les dépêches avec elle. Un guichet prend encore une réponse : celle-là se cherche sans indice, dans tout ce que vous avez reçu.';

const BY_STAMP = 'Chaque timbre a ses propres indices : ouvrez celui que vous cherchez.';

/** The step beside the route whose screen is open. */
function useOpenSideStep(status: Status | null): SideStepView | undefined {
  const { params: { step = '' } = {} } = useMatch('/home/app/code/:step') ?? {};
  return status?.view?.beside?.find(({ name, solvedAt }) => name === step && solvedAt === null);
}

/** The hints received at the open step, and the wait for the next one. */
export function HintsPopup({ onClose }: { readonly onClose: () => void }) {
  const status = useShownStatus();
  const { loading, error } = useClientState((state) => state.status);
  const side = useOpenSideStep(status);
  const { hints = null, unavailable = [], puzzle = null } = side ?? status?.view ?? {};
  const isGathering = !side && status?.view?.gathering !== undefined;
  const hasStep = isStoryPlayed(status) && status.step !== null;
  return (
    <Modal
      title="Indices"
      subtitle={hints ? `Dépêches reçues : ${hints.asked.length} sur ${hints.max}` : undefined}
      onClose={onClose}
    >
      {!hasStep && !loading && <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />}
      {hasStep && !hints && !loading && (
        <p>
          {typeset(
            isGathering
              ? BY_STAMP
              : puzzle
                ? STILL_TO_FIND
                : 'Il n’y a rien à chercher ici : l’enquête est finie.',
          )}
        </p>
      )}
      <Unavailable places={unavailable} />
      {hints && <HintList hints={hints.asked} />}
      <p role="status" className={loading ? styles.update : 'visually-hidden'}>
        {loading && 'Mise à jour'}
      </p>
      {hints && !loading && <Next hints={hints} error={error} step={side?.name} />}
      {hasStep && hints && <ReportForm step={side?.name} />}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

/** Button for the next hint, with a confirmation. */
function Next({ hints, error, step }: { hints: HintsView; error: string | null; step: string | undefined }) {
  const [asking, setAsking] = useState(false);
  if (!hints.next) return <p className={styles.update}>Solution Disponible</p>;
  const question = questions[hints.next];
  const reveal = () => {
    setAsking(false);
    void askClue(step);
  };
  return (
    <>
      <NextHint hints={hints} label={question} error={error} onAsk={() => setAsking(true)} />
      {asking && (
        <ConfirmPopup title={question} yes="Oui" no="Non" onYes={reveal} onNo={() => setAsking(false)}>
          {typeset(
            hints.next === 'solution'
              ? 'La dernière dépêche dit tout : la réponse, et pourquoi.'
              : 'Une dépêche ouverte ne se referme pas.',
          )}
        </ConfirmPopup>
      )}
    </>
  );
}
