import { waitsUntil } from './refusals.ts';
import type { MoveRefusal, Outcome, TimedEvent } from './events.ts';
import type { Judgement } from './judge.ts';
import type { Attempts } from './progress.ts';
import { secondsUntil } from './timings.ts';

/** Emitted with a refusal or the verdict on an answer. An event without it was accepted. */
export interface OutcomeEvent {
  readonly type: 'outcome';
  readonly outcome: Outcome;
}

/** A refused answer is not judged, but its normalised text is stored in the journal; nothing is where the step is closed. */
export function refused({ judgement }: TimedEvent, refusal: MoveRefusal): OutcomeEvent {
  if (refusal.reason === 'closed') return { type: 'outcome', outcome: refusal };
  const verdict = refusal.reason === 'waiting' ? 'waiting' : 'unreadable';
  return { type: 'outcome', outcome: judgement ? { ...refusal, verdict, reading: judgement.key } : refusal };
}

/** `attempts`: after the answer. */
export function verdictOn({ verdict, message, key }: Judgement, attempts: Attempts, now: number): OutcomeEvent {
  if (verdict === 'right') return { type: 'outcome', outcome: { accepted: true, verdict, reading: key } };
  const end = verdict === 'unreadable' ? null : waitsUntil(attempts, now);
  const wait = end === null ? {} : { secondsLeft: secondsUntil(end, now) };
  return { type: 'outcome', outcome: { accepted: false, reason: verdict, message, verdict, reading: key, ...wait } };
}
