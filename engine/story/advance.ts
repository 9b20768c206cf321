import { transition } from 'xstate';
import type { HeldRoles } from '../hands/hand.ts';
import type { Elsewhere } from '../scenario/condition.ts';
import { writeSentence } from '../words/words.ts';
import type { Outcome, StoryEvent, UnwrittenOutcome } from './events.ts';
import { fittedTo } from './fit-progress.ts';
import { currentName } from './former-names.ts';
import { judge } from './judge.ts';
import { freshProgress, type Progress } from './progress.ts';
import { type Standing, standingOf } from './standing.ts';
import { contextOf, orderStateOf, progressOf, stateValueOf } from './state-value.ts';
import type { Story } from './story.ts';

/** The standing after an event, and the outcome that the caller reports. */
export interface Advance {
  readonly standing: Standing;
  readonly outcome: Outcome;
}

/**
 * Applies an event to a player's standing with one transition of the city's machine. Every move of a player
 * is made here. Pure; `now` is in milliseconds since 1970 UTC. A refused event may still change the progress:
 * a wrong answer counts towards the growing wait.
 */
export function advance(standing: Standing, event: StoryEvent, now: number): Advance {
  const { story, progress, elsewhere, hand } = standing;
  const meant = stepMeant(standing, event);
  const judgement =
    event.type === 'ANSWER' && meant !== null ? judge(story, meant, event.code, standing.facts) : undefined;
  const [after] = transition(story.machine, snapshotOf(standing), {
    ...event,
    now,
    for: meant,
    elsewhere,
    ...(judgement && { judgement }),
  });
  const next = progressOf(after.context, orderStateOf(after.value));
  return {
    standing: isSameProgress(progress, next) ? standing : standingOf(story, next, elsewhere, hand),
    outcome: written(after.context.outcome, story),
  };
}

function written(outcome: UnwrittenOutcome, { words }: Story): Outcome {
  if (outcome.accepted) return outcome;
  const { message } = outcome;
  const result = { ...outcome, message: writeSentence(message, words) };
  if (typeof message === 'string' || message[0] !== 'someRight') return result;
  return { ...result, partly: { right: message[1], of: message[2] } };
}

/**
 * The standing of a stored progress in the current story, whose content may have changed since: names that
 * were renamed or removed are replaced, then the machine moves a player whose step no longer exists, or whose
 * gathering is complete now. A progress that fits the story is not copied.
 */
export function resolveStanding(
  story: Story,
  stored: Progress,
  elsewhere: Elsewhere = {},
  hand: HeldRoles = null,
): Standing {
  const fitted = standingOf(story, fittedTo(story, stored), elsewhere, hand);
  return advance(fitted, { type: 'CONTENT_CHANGED' }, stored.lastStepDate ?? 0).standing;
}

/** The state of the city's machine for a standing. */
export function snapshotOf({ story, progress, beside }: Standing) {
  const open = beside.map(({ step }) => step);
  return story.machine.resolveState({
    value: stateValueOf(story, progress, open),
    context: contextOf(progress),
  });
}

/** The step that an event is for; null before activation. */
export function stepMeant({ story, progress }: Standing, event: StoryEvent): string | null {
  const at = 'at' in event ? event.at : undefined;
  return at === undefined ? progress.step : currentName(story, 'step', at);
}

/** Whether the machine replaced no field. */
const isSameProgress = (before: Progress, after: Progress): boolean =>
  (Object.keys(after) as (keyof Progress)[]).every((field) => after[field] === before[field]);

/** The standing of a player whose letter was sent and activated at `now`, in milliseconds since 1970 UTC. */
export function begin(story: Story, now: number, elsewhere: Elsewhere = {}): Standing {
  const sent = advance(standingOf(story, freshProgress, elsewhere), { type: 'SEND' }, now).standing;
  return advance(sent, { type: 'ACTIVATE' }, now).standing;
}
