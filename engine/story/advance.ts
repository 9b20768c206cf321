import type { Scenario } from '../scenario/scenario.ts';
import { moveByTable } from './compiled.ts';
import type { Outcome, Refusal, StoryEvent } from './events.ts';
import { refusalOf, waitsUntil } from './guards.ts';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import type { Progress } from './progress.ts';
import { resolveStanding } from './standing.ts';
import { secondsUntil } from './timings.ts';

/** What an event made of a progress, and what is to be told about it. */
export interface Advance {
  readonly progress: Progress;
  readonly outcome: Outcome;
}

/**
 * The single door: what becomes of a player's progress when something happens. Pure; `now` is in milliseconds since
 * 1970 UTC. A refused event may still change the progress: a wrong answer counts towards the growing wait.
 */
export function advance(scenario: Scenario, stored: Progress, event: StoryEvent, now: number): Advance {
  const progress = resolveStanding(scenario, stored);
  const step = progress.step === null ? null : (scenario.steps[progress.step] ?? null);
  const refusal = refusalOf({ scenario, state: progress.state, progress, step, now }, event);
  const judgement = event.type === 'ANSWER' && step ? judge(scenario, step.name, event.code) : undefined;
  if (refusal) return { progress, outcome: { ...refusal, ...told(refusal, judgement) } };
  const next = moveByTable(scenario, progress, { ...event, now, ...(judgement && { judgement }) });
  return { progress: next, outcome: judgement ? outcomeOf(judgement, next, now) : { accepted: true } };
}

function outcomeOf(judgement: Judgement, after: Progress, now: number): Outcome {
  const { verdict, message, key } = judgement;
  if (verdict === 'right') return { accepted: true, verdict, reading: key };
  const end = verdict === 'unreadable' ? null : waitsUntil(after, now);
  return {
    accepted: false,
    reason: verdict,
    message,
    verdict,
    reading: key,
    ...(end !== null && { secondsLeft: secondsUntil(end, now) }),
  };
}

/** A refused answer was not judged; the journal keeps how it read all the same. */
function told(refusal: Refusal, judgement: Judgement | undefined): Pick<Outcome, 'verdict' | 'reading'> {
  if (!judgement) return {};
  return { verdict: refusal.reason === 'waiting' ? 'waiting' : 'unreadable', reading: judgement.key };
}
