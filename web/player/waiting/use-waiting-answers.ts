import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { retrySeconds, sendWaiting, statusIn, type SentAnswer } from '../../state/game/answers.ts';
import { removeDraft } from '../../state/device/drafts.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { getState, useClientState } from '../../state/store.ts';
import { useLeaveForReaction } from '../use-leave.ts';
import { outcomeMessage, type OutcomeMessage } from './outcome-message.ts';
import { useRetries } from './use-retries.ts';

/**
 * Screens with an answer's form: an accepted answer navigates from there as usual, unless the next step is
 * displayed already.
 */
const ANSWERING = /^\/home\/app\/(code|final)$/;

const freshStatus = ({ result }: SentAnswer): Status | null => (result.ok ? result.data : statusIn(result));

/** Shows the new status and removes drafts of a solved step. */
function showFreshStatus(outcomes: readonly SentAnswer[], before: Status): void {
  const latest = outcomes.map(freshStatus).findLast((status) => status !== null);
  if (outcomes.some(({ result }) => result.ok)) {
    removeDraft(before);
    removeDraft(before, 'final');
  }
  if (latest) replaceStatus(latest);
}

export interface WaitingAnswers {
  readonly count: number;
  /** Error code of the last try. */
  readonly errorCode: string;
  /** Result of answers that were sent automatically. */
  readonly message: OutcomeMessage | null;
  send(): Promise<void>;
  /** Closes the message; after an accepted answer it navigates to the new step. */
  confirm(): void;
}

/** Sends waiting answers when a server may be reachable, and provides the result. */
export function useWaitingAnswers(): WaitingAnswers {
  const { pathname } = useLocation();
  const leave = useLeaveForReaction();
  const status = useClientState((state) => state.status.status);
  const waiting = useClientState((state) => state.waiting);
  const errorCode = useClientState((state) => state.waitingBecause);
  const [message, setMessage] = useState<OutcomeMessage | null>(null);
  const count = waiting.filter(({ order }) => order === status?.code).length;
  const send = async (): Promise<readonly SentAnswer[]> => {
    if (!status) return [];
    const outcomes = await sendWaiting(status.code);
    const right = outcomes.find(({ result }) => result.ok);
    const isStillShown = right?.answer.step === getState().status.status?.step?.name;
    showFreshStatus(outcomes, status);
    if (right?.result.ok && isStillShown && ANSWERING.test(pathname)) leave(right.result.data);
    else if (outcomes.length > 0) setMessage(outcomeMessage(outcomes));
    return outcomes;
  };
  useRetries(count > 0, async () => 1000 * retrySeconds(await send()));
  const confirm = () => {
    setMessage(null);
    if (message?.isRight && status) leave(status);
  };
  return { count, errorCode, message, send: async () => void (await send()), confirm };
}
