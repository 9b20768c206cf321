import { transition } from 'xstate';
import type { Outcome, StoryEvent } from './events.ts';
import { judge } from './judge.ts';
import type { OutcomeEvent } from './machine.ts';
import { contextOf, placeOf } from './machine.ts';
import { factsOf, type Standing, standingOf } from './standing.ts';

/** The standing after an event, and the outcome that the caller reports. */
export interface Advance {
  readonly standing: Standing;
  readonly outcome: Outcome;
}

/**
 * Applies an event to a player's standing with one transition of the city's machine. Every change of a progress is made
 * here. Pure; `now` is in milliseconds since 1970 UTC. A refused event may still change the progress: a wrong answer
 * counts towards the growing wait.
 */
export function advance(standing: Standing, event: StoryEvent, now: number): Advance {
  const { story, progress } = standing;
  const { state, step } = progress;
  const judgement = event.type === 'ANSWER' && step !== null ? judge(story, step, event.code, factsOf(standing)) : undefined;
  const before = story.machine.resolveState({ value: step === null ? state : { [state]: step }, context: contextOf(progress) });
  const [after, effects] = transition(story.machine, before, { ...event, now, ...(judgement && { judgement }) });
  const hasChanged = after.context !== before.context || after.value !== before.value;
  return {
    standing: hasChanged ? standingOf(story, { ...after.context, ...placeOf(after.value) }, standing.elsewhere) : standing,
    outcome: outcomeAmong(effects),
  };
}

/** XState returns emitted events among the effects of a transition, but its types omit them. */
interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

function outcomeAmong(effects: readonly Effect[]): Outcome {
  const emitted = effects.find(({ type }) => type === 'xstate.emit')?.params as { readonly event: OutcomeEvent } | undefined;
  return emitted?.event.outcome ?? { accepted: true };
}
