import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FinalView, PublicPuzzle, RecogniseAnswer, Status } from '../../../engine/public.ts';
import { NavBar } from '../../components/actions/NavBar.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { Terminal } from '../../components/screen/Terminal.tsx';
import { FinalApp } from '../../player/app/final/FinalApp.tsx';
import { HintsPopup } from '../../player/popups/HintsPopup.tsx';
import { HoursPopup } from '../../player/popups/HoursPopup.tsx';
import { isFixedInstrument, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import type { RecogniseResult, SubmitResult } from '../../puzzles/widget.ts';
import type { BenchPuzzle } from './bench-puzzle.ts';
import { askOver, sendOver } from './network.ts';
import type { NetworkControl } from './puzzle-controls.ts';
import { useStagedStatus } from './use-staged-status.ts';

export interface BenchProps {
  readonly puzzle: BenchPuzzle;
  /** The flap's title, and the two inks of a city. */
  readonly title?: string;
  readonly accent?: { readonly onPaper: string; readonly onNight: string };
  /** What is kept on the device. */
  readonly draft?: string;
  /** Recognised in an earlier visit. */
  readonly recognised?: boolean;
  /** Shown again after it was solved. */
  readonly locked?: boolean;
  /** Nobody waits in a test: bars and recordings are over in a moment, and silent. */
  readonly hurried?: boolean;
  /** The final application in the instrument's place, where it answers for it. */
  readonly final?: FinalView | null;
  readonly network?: NetworkControl;
  /** What the bar's popups tell of: hours, hints. */
  readonly status?: Status | null;
  /** Told of every code that is sent. */
  readonly onSubmit?: (code: string) => void;
  /** Told of everything that is kept on the device. */
  readonly onKeep?: (draft: string) => void;
  readonly children?: ReactNode;
}

const forget = (): void => undefined;

const HURRIED_BAR_MS = 600;
const HURRIED_SECONDS = 0.6;
const NO_SOUND = { ogg: 'data:audio/ogg,', mp3: 'data:audio/mpeg,' };

/** The same puzzle with its waits cut short. */
function hurry(puzzle: PublicPuzzle): PublicPuzzle {
  return { ...puzzle, ...('everyMs' in puzzle && { everyMs: HURRIED_BAR_MS }), ...('noise' in puzzle && { noise: NO_SOUND }) };
}

function hurryAnswer(answer: RecogniseAnswer): RecogniseAnswer {
  return answer.reveal && 'sound' in answer.reveal
    ? { ...answer, reveal: { ...answer.reveal, sound: NO_SOUND, seconds: HURRIED_SECONDS } }
    : answer;
}

/** One instrument in the game's own frame; the real engine answers, and a right answer is announced instead of followed. */
export function Bench({
  puzzle,
  title = 'Code',
  accent,
  draft = '',
  recognised = false,
  locked = false,
  hurried = false,
  final = null,
  network = 'up',
  status = null,
  onSubmit,
  onKeep = forget,
  children,
}: BenchProps) {
  const [solved, setSolved] = useState(false);
  const [shown] = useState(() => puzzle.show({ recognised: recognised || locked, solved: locked }));
  const drawn = hurried ? hurry(shown) : shown;
  const judged = (code: string): SubmitResult => {
    const { verdict, message } = puzzle.judge(code);
    setSolved(verdict === 'right');
    return verdict === 'right' ? { ok: true } : { ok: false, message };
  };
  const submit = (code: string): Promise<SubmitResult> => {
    onSubmit?.(code);
    return sendOver(network, () => judged(code));
  };
  const recognise = (code: string): Promise<RecogniseResult> =>
    askOver(network, () => ({ ok: true, answer: hurried ? hurryAnswer(puzzle.recognise(code)) : puzzle.recognise(code) }));
  return (
    <BenchTerminal accent={accent} status={status}>
      <Screen title={title} back="/home" fixed={final !== null || isFixedInstrument(drawn)}>
        {children}
        {solved ? (
          <p role="status" className="visually-hidden">
            Étape franchie
          </p>
        ) : null}
        {final ? (
          <FinalApp final={final} submit={submit} draft={draft} saveDraft={onKeep} />
        ) : (
          <PuzzleWidget puzzle={drawn} submit={submit} recognise={recognise} draft={draft} saveDraft={onKeep} locked={locked} />
        )}
      </Screen>
    </BenchTerminal>
  );
}

interface BenchTerminalProps {
  readonly accent: BenchProps['accent'];
  readonly status: Status | null;
  readonly children: ReactNode;
}

/** The inside of the envelope, with the bar and its popups as the game has them. */
export function BenchTerminal({ accent, status, children }: BenchTerminalProps) {
  const [popup, setPopup] = useState<'hints' | 'hours' | null>(null);
  useStagedStatus(status);
  const close = () => setPopup(null);
  return (
    <MemoryRouter>
      <Terminal accent={accent ?? null} bar={<NavBar onHints={() => setPopup('hints')} onHours={() => setPopup('hours')} />}>
        {children}
        {popup === 'hints' ? <HintsPopup onClose={close} /> : null}
        {popup === 'hours' ? <HoursPopup onClose={close} /> : null}
      </Terminal>
    </MemoryRouter>
  );
}
