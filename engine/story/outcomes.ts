import { waitsUntil } from './refusals.ts';
import type { MoveRefusal, Outcome, TimedEvent } from './events.ts';
import type { Judgement } from './judge.ts';
import type { Attempts } from './progress.ts';
import { secondsUntil } from './timings.ts';

export const ACCEPTED: Outcome = { accepted: true };

/**
 * A refused answer is not judged, but its normalised text is stored in the journal; nothing is where the step
 * is closed.
 */
export function refused({ judgement }: TimedEvent, refusal: MoveRefusal): Outcome {
  if (refusal.reason === 'closed' || !judgement) return refusal;
  return {
    ...refusal,
    verdict: refusal.reason === 'waiting' ? 'waiting' : 'unreadable',
    reading: judgement.key,
  };
}

/** `attempts`: after the answer. */
export function verdictOn({ verdict, message, key }: Judgement, attempts: Attempts, now: number): Outcome {
  if (verdict === 'right') return { accepted: true, verdict, reading: key };
  const end = verdict === 'unreadable' ? null : waitsUntil(attempts, now);
  const wait = end === null ? {} : { secondsLeft: secondsUntil(end, now) };
  return { accepted: false, reason: verdict, message, verdict, reading: key, ...wait };
}
