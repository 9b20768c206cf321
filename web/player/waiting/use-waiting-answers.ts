import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { secondsOf, sendWaiting, statusIn, type SentAnswer } from '../../state/game/answers.ts';
import { removeDraft } from '../../state/device/drafts.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { getState, useClientState } from '../../state/store.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { tellOutcome, type OutcomeWords } from './outcome-words.ts';
import { useRetries } from './use-retries.ts';

/**
 * The screens on which an answer is entered: a right one leads on from there, as if it had just been sent; unless they show
 * the next step already, at which the player is busy.
 */
const ANSWERING = /^\/home\/app\/(code|final)$/;

const freshStatus = ({ result }: SentAnswer): Status | null => (result.ok ? result.data : statusIn(result));

/** What the story has become; what was typed for a step that is over goes. */
function takeOver(outcomes: readonly SentAnswer[], before: Status): void {
  const latest = outcomes.map(freshStatus).findLast((status) => status !== null);
  if (outcomes.some(({ result }) => result.ok)) {
    removeDraft(before);
    removeDraft(before, 'final');
  }
  if (latest) replaceStatus(latest);
}

export interface WaitingAnswers {
  readonly count: number;
  /** The code of what keeps them waiting. */
  readonly because: string;
  /** What became of those that went by themselves. */
  readonly told: OutcomeWords | null;
  send(): Promise<void>;
  /** What was told is read; after a right answer the story leads on. */
  goOn(): void;
}

/** Sends what waits on this device whenever somebody may be there, and tells what became of it. */
export function useWaitingAnswers(): WaitingAnswers {
  const { pathname } = useLocation();
  const leave = useLeaveForReaction();
  const status = useClientState((state) => state.status.status);
  const waiting = useClientState((state) => state.waiting);
  const because = useClientState((state) => state.waitingBecause);
  const [told, setTold] = useState<OutcomeWords | null>(null);
  const count = waiting.filter(({ order }) => order === status?.code).length;
  const send = async (): Promise<readonly SentAnswer[]> => {
    if (!status) return [];
    const outcomes = await sendWaiting(status.code);
    const right = outcomes.find(({ result }) => result.ok);
    const isStillShown = right?.answer.step === getState().status.status?.step?.name;
    takeOver(outcomes, status);
    if (right?.result.ok && isStillShown && ANSWERING.test(pathname)) leave(right.result.data);
    else if (outcomes.length > 0) setTold(tellOutcome(outcomes));
    return outcomes;
  };
  useRetries(count > 0, async () => 1000 * secondsOf(await send()));
  const goOn = () => {
    setTold(null);
    if (told?.isRight && status) leave(status);
  };
  return { count, because, told, send: async () => void (await send()), goOn };
}
