import { useState, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { retrySeconds, sendWaiting, statusIn, type SentAnswer } from '../../state/game/answers.ts';
import { removeDraft } from '../../state/device/drafts.ts';
import { replaceStatus } from '../../state/game/status.ts';
import { getState, setState, useClientState } from '../../state/store.ts';
import { useLeaveForReaction } from '../use-leave.ts';

const SOON_MS = 1000;
const LONGEST_MS = 60_000;

/** Tries something and returns the least wait before the next try, in milliseconds. */
type RetryAttempt = () => Promise<number>;

/**
 * Retries while needed: soon, then at growing intervals, and at once when the page becomes visible or the
 * network returns. Phones do not always report a lost network.
 */
function useRetries(isNeeded: boolean, attempt: RetryAttempt): void {
  const attemptNow = useEffectEvent(attempt);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout>;
    let distance = SOON_MS;
    let isOver = false;
    const plan = (ms: number) => {
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(() => void run(), ms);
    };
    const run = async () => {
      distance = Math.min(distance * 2, LONGEST_MS);
      plan(Math.max(distance, await attemptNow()));
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') plan(0);
    };
    plan(SOON_MS);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [isNeeded]);
}

/** Statuses of refusals that the player is told of. */
const TOLD = [404, 409, 429];

/** The one result to tell: an accepted answer, else the last refused one; none when no server responded. */
const outcomeToTell = (outcomes: readonly SentAnswer[]): SentAnswer | undefined =>
  outcomes.find(({ result }) => result.ok) ?? outcomes.findLast(({ result }) => TOLD.includes(result.status));

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

/**
 * Sends waiting answers when a server may be reachable. `outcome`: the one to tell of those sent so;
 * `errorCode`: of the last try.
 */
export function useWaitingAnswers() {
  const { pathname } = useLocation();
  const leave = useLeaveForReaction();
  const status = useClientState((state) => state.status.status);
  const waiting = useClientState((state) => state.waiting);
  const errorCode = useClientState((state) => state.waitingBecause);
  const [outcome, setOutcome] = useState<SentAnswer>();
  const isTelling = outcome !== undefined;
  useEffect(() => {
    setState({ isTelling });
    return () => setState({ isTelling: false });
  }, [isTelling]);
  const count = waiting.filter(({ order }) => order === status?.code).length;
  const send = async (): Promise<readonly SentAnswer[]> => {
    if (!status) return [];
    const outcomes = await sendWaiting(status.code);
    const right = outcomes.find(({ result }) => result.ok);
    const isStillShown = right?.answer.step === getState().status.status?.step?.name;
    showFreshStatus(outcomes, status);
    if (right?.result.ok && isStillShown && ANSWERING.test(pathname)) leave(right.result.data);
    else if (outcomes.length > 0) setOutcome(outcomeToTell(outcomes));
    return outcomes;
  };
  useRetries(count > 0, async () => 1000 * retrySeconds(await send()));
  /** Closes the message; after an accepted answer it navigates to the new step. */
  const confirm = () => {
    setOutcome(undefined);
    if (outcome?.result.ok && status) leave(status);
  };
  return { count, errorCode, outcome, send: async () => void (await send()), confirm };
}
