import { useState, type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { FinalView, PublicPuzzle, RecogniseAnswer, Status } from '../../../engine/public.ts';
import { NavBar } from '../../components/actions/NavBar.tsx';
import { Screen } from '../../components/screen/Screen.tsx';
import { GameFrame } from '../../components/screen/GameFrame.tsx';
import { FinalApp } from '../../player/app/final/FinalApp.tsx';
import { HintsPopup } from '../../player/popups/HintsPopup.tsx';
import { HoursPopup } from '../../player/popups/HoursPopup.tsx';
import { isFixedInstrument, PuzzleWidget } from '../../puzzles/PuzzleWidget.tsx';
import type { RecogniseResult, SubmitResult } from '../../puzzles/widget.ts';
import type { StagedPuzzle } from './staged-puzzle.ts';
import type { NetworkControl } from './puzzle-controls.ts';
import { answerRefusal } from '../../state/game/answers.ts';
import { getState, setState } from '../../state/store.ts';
import { common } from '../../words/fr/common.tsx';

/** Sets the client's status, which the bar's popups read, and restores it when the story is unmounted. */
function useStagedStatus(status: Status | null): void {
  useLayoutEffect(() => {
    const before = getState();
    setState({ status: { initialized: true, loading: false, error: null, status } });
    return () => setState(before);
  }, [status]);
}

/** Result of a request without a response, as in the player's client. */
const lost = (): SubmitResult =>
  answerRefusal({ ok: false, status: 0, error: 'ERROR_NETWORK', body: {} }, common.errors);

const never = <Result,>(): Promise<Result> => new Promise<Result>(() => undefined);

/** Submits an answer over the simulated network. */
function sendOver(network: NetworkControl, judge: () => SubmitResult): Promise<SubmitResult> {
  return network === 'slow' ? never() : Promise.resolve(network === 'down' ? lost() : judge());
}

/** Recognition works on a slow network too, because some instruments need it before they submit. */
function recogniseOver(network: NetworkControl, ask: () => RecogniseResult): Promise<RecogniseResult> {
  return Promise.resolve(network === 'down' ? { ok: false, message: null, lost: true } : ask());
}

export interface PuzzleStageProps {
  readonly puzzle: StagedPuzzle;
  /** Title of the screen, and the city's two accent colours. */
  readonly title?: string;
  readonly accent?: { readonly onPaper: string; readonly onNight: string };
  /** Text stored on the device. */
  readonly draft?: string;
  readonly recognised?: boolean;
  /** Displayed again after it was solved. */
  readonly locked?: boolean;
  /** For tests: bars and recordings end at once, without sound. */
  readonly hurried?: boolean;
  /** Shows the final application instead of the instrument. */
  readonly final?: FinalView | null;
  readonly network?: NetworkControl;
  /** Data for the popups of the bar: hours, hints. */
  readonly status?: Status | null;
  /** Called with every submitted code. */
  readonly onSubmit?: (code: string) => void;
  /** Called with everything stored on the device. */
  readonly onSaveDraft?: (draft: string) => void;
  readonly children?: ReactNode;
}

const ignoreDraft = (): void => undefined;

const HURRIED_BAR_MS = 600;
const HURRIED_SECONDS = 0.6;
const NO_SOUND = { ogg: 'data:audio/ogg,', mp3: 'data:audio/mpeg,' };

/** The same puzzle with short delays. */
function withShortDelays(puzzle: PublicPuzzle): PublicPuzzle {
  return {
    ...puzzle,
    ...('everyMs' in puzzle && { everyMs: HURRIED_BAR_MS }),
    ...('noise' in puzzle && { noise: NO_SOUND }),
  };
}

function withShortRecording(answer: RecogniseAnswer): RecogniseAnswer {
  return answer.reveal && 'sound' in answer.reveal
    ? { ...answer, reveal: { ...answer.reveal, sound: NO_SOUND, seconds: HURRIED_SECONDS } }
    : answer;
}

/**
 * One instrument in the game's frame, judged by the real engine. A right answer is announced instead of
 * navigating.
 */
export function PuzzleStage({
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
  onSaveDraft = ignoreDraft,
  children,
}: PuzzleStageProps) {
  const [solved, setSolved] = useState(false);
  const [shown] = useState(() => puzzle.show({ recognised: recognised || locked, solved: locked }));
  const publicPuzzle = hurried ? withShortDelays(shown) : shown;
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
    recogniseOver(network, () => ({
      ok: true,
      answer: hurried ? withShortRecording(puzzle.recognise(code)) : puzzle.recognise(code),
    }));
  return (
    <StagedFrame accent={accent} status={status}>
      <Screen title={title} back="/home" fixed={final !== null || isFixedInstrument(publicPuzzle)}>
        {children}
        {solved ? (
          <p role="status" className="visually-hidden">
            Étape franchie
          </p>
        ) : null}
        {final ? (
          <FinalApp final={final} submit={submit} draft={draft} saveDraft={onSaveDraft} />
        ) : (
          <PuzzleWidget
            puzzle={publicPuzzle}
            submit={submit}
            recognise={recognise}
            draft={draft}
            saveDraft={onSaveDraft}
            locked={locked}
          />
        )}
      </Screen>
    </StagedFrame>
  );
}

interface StagedFrameProps {
  readonly accent: PuzzleStageProps['accent'];
  readonly status: Status | null;
  readonly children: ReactNode;
}

/** The game's frame, with the bar and its popups. */
export function StagedFrame({ accent, status, children }: StagedFrameProps) {
  const [popup, setPopup] = useState<'hints' | 'hours' | null>(null);
  useStagedStatus(status);
  const close = () => setPopup(null);
  return (
    <MemoryRouter>
      <GameFrame
        accent={accent ?? null}
        bar={<NavBar onHints={() => setPopup('hints')} onHours={() => setPopup('hours')} />}
      >
        {children}
        {popup === 'hints' ? <HintsPopup onClose={close} /> : null}
        {popup === 'hours' ? <HoursPopup onClose={close} /> : null}
      </GameFrame>
    </MemoryRouter>
  );
}
