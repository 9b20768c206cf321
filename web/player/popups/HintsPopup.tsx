import { useState, useEffect, useRef } from 'react';
import { useMatch } from 'react-router-dom';
import type { HintsView, SideStepView, Status } from '../../../engine/public.ts';
import { ConfirmPopup } from '../../components/overlays/ConfirmPopup.tsx';
import { Modal } from '../../components/overlays/Modal.tsx';
import { typeset } from '../../components/text/typography.tsx';
import { askClue } from '../../state/game/story-moves.ts';
import { playHand } from '../../state/device/sounds.ts';
import { useClientState } from '../../state/store.ts';
import { isStoryPlayed, useShownStatus } from '../story.ts';
import { AlternativeOffer } from './AlternativeOffer.tsx';
import styles from './HintsPopup.module.css';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/actions/Button.tsx';
import { Row, Stack } from '../../components/layout/layout.tsx';
import { ProgressBar } from '../../components/status/ProgressBar.tsx';
import { Spoken } from '../../components/screen/Spoken.tsx';
import { useServerNow } from '../../state/game/use-server-now.ts';
import { wordsFor } from '../../state/words.ts';
import { countdown } from '../dates.ts';
import { NotReady } from './NotReady.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useWords } from '../../words/use-words.ts';
import { isTrial } from '../../api/mount.ts';
import { reportPlace } from '../../api/calls.ts';
import { isTooMany } from '../../api/client.ts';
import { TextAreaField } from '../../components/forms/TextAreaField.tsx';
import { submitting } from '../../components/forms/form-data.ts';
import { adviceFor } from '../../state/game/outcome.ts';
import { viewOnlyRefusal } from '../../state/game/view-as.ts';

const LONGEST = 1000;

/** Form for changes in the street (works, a missing plaque, a closed gate), read by staff. */
function ReportForm({ step }: { readonly step?: string | undefined }) {
  const words = useWords('game').popups.report;
  const { errors } = useWords('common');
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const noticeElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice) noticeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  const send = async () => {
    setNotice(null);
    const result = viewOnlyRefusal() ?? (await reportPlace(text.trim(), step));
    if (!result.ok)
      return setNotice(isTooMany(result) ? adviceFor(result, errors) : wordsFor(result.error, errors));
    setText('');
    setNotice(words.sent);
  };
  return (
    <details className={styles.report}>
      <summary>{words.summary}</summary>
      <form onSubmit={submitting(send)}>
        <TextAreaField label={words.seen} rows={3} maxLength={LONGEST} value={text} onType={setText} />
        <Button type="submit" held={text.trim() === ''}>
          {words.send}
        </Button>
        <p ref={noticeElement} role="status" className={styles.told}>
          {notice && typeset(notice)}
        </p>
      </form>
    </details>
  );
}

interface NextHintProps {
  readonly hints: HintsView;
  readonly label: string;
  readonly error: string | null;
  readonly onAsk: () => void;
}

const REFRESH_MS = 1000;

/** Wait for the next hint, by the server's clock, and the button it enables. */
export function NextHint({ hints, label, error, onAsk }: NextHintProps) {
  const words = useWords('game').popups.hints;
  const { errors } = useWords('common');
  const now = useServerNow(REFRESH_MS);
  const left = hints.nextAt === null ? 0 : Math.max(0, Date.parse(hints.nextAt) - now);
  const waiting = left > 0;
  const [waited] = useState(waiting);
  return (
    <Stack gap={2} className={styles.next}>
      <Row as="p" gap={3} lineGap={0} justify="between" className={styles.wait}>
        <span>{words.next}</span>
        {waiting && <span className="typed">{words.in(countdown(left))}</span>}
      </Row>
      <Spoken>{waited && !waiting ? words.nextReady : ''}</Spoken>
      <ProgressBar value={1 - left / hints.waitMs} label={words.wait} />
      {error && (
        <p role="alert" className="field__error">
          {wordsFor(error, errors)}
        </p>
      )}
      <Button primary={!waiting} disabled={waiting} onClick={onAsk}>
        {label}
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
  const [atFirst] = useState(count);
  useEffect(() => {
    if (count > before.current) {
      list.current?.querySelector<HTMLElement>('li:last-child')?.focus();
      playHand('telegram');
    }
    before.current = count;
  }, [count]);
  return { list, atFirst };
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
  const { list, atFirst } = useFocusOnNewest(hints.length);
  if (hints.length === 0) return null;
  return (
    <ol ref={list} className={styles.list}>
      {hints.map((hint, index) => (
        <li key={hint} className={styles.hint} tabIndex={-1}>
          <b aria-hidden="true">{index + 1}</b>
          <p className={classNames(styles.strip, index >= atFirst && styles.pasted)}>
            {isShort(hint) ? <Telegram text={hint} /> : <span className={styles.typed}>{typeset(hint)}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The step beside the route whose screen is open. */
function useOpenSideStep(status: Status | null): SideStepView | undefined {
  const { params: { step = '' } = {} } = useMatch('/home/app/code/:step') ?? {};
  return status?.view?.beside?.find(({ name, solvedAt }) => name === step && solvedAt === null);
}

/** The hints received at the open step, and the wait for the next one. */
export function HintsPopup({ onClose }: { readonly onClose: () => void }) {
  const { shared, popups } = useWords('game');
  const words = popups.hints;
  const status = useShownStatus();
  const { loading, error } = useClientState((state) => state.status);
  const side = useOpenSideStep(status);
  const { hints = null, unavailable = [], puzzle = null } = side ?? status?.view ?? {};
  const isGathering = !side && status?.view?.gathering !== undefined;
  const hasStep = isStoryPlayed(status) && status.step !== null;
  return (
    <Modal
      title={words.title}
      subtitle={hints ? words.received(hints.asked.length, hints.max) : undefined}
      onClose={onClose}
    >
      {!hasStep && !loading && <NotReady onClose={onClose} waitsForCode={!isStoryPlayed(status)} />}
      {hasStep && !hints && !loading && (
        <p>{isGathering ? words.byStamp : puzzle ? words.stillToFind : words.nothingToFind}</p>
      )}
      <Unavailable places={unavailable} />
      {hints && <HintList hints={hints.asked} />}
      <p role="status" className={loading ? styles.update : 'visually-hidden'}>
        {loading && shared.updating}
      </p>
      {hints && !loading && <Next hints={hints} error={error} step={side?.name} />}
      {hasStep && hints && !isTrial && <ReportForm step={side?.name} />}
      {status?.view && <AlternativeOffer status={status} onTaken={onClose} />}
    </Modal>
  );
}

/** Button for the next hint, with a confirmation. */
function Next({ hints, error, step }: { hints: HintsView; error: string | null; step: string | undefined }) {
  const { shared, popups } = useWords('game');
  const words = popups.hints;
  const [asking, setAsking] = useState(false);
  if (!hints.next) return <p className={styles.update}>{words.allRevealed}</p>;
  const question = words.reveal[hints.next];
  const reveal = () => {
    setAsking(false);
    void askClue(step);
  };
  return (
    <>
      <NextHint hints={hints} label={question} error={error} onAsk={() => setAsking(true)} />
      {asking && (
        <ConfirmPopup
          title={question}
          yes={shared.yes}
          no={shared.no}
          onYes={reveal}
          onNo={() => setAsking(false)}
        >
          {words.warning[hints.next]}
        </ConfirmPopup>
      )}
    </>
  );
}
