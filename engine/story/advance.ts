import { transition } from 'xstate';
import type { Outcome, StoryEvent } from './events.ts';
import { currentName } from './former-names.ts';
import { judge } from './judge.ts';
import { contextOf, type StoryMachine } from './machine.ts';
import type { OutcomeEvent } from './outcomes.ts';
import { placeOf, stateValueOf } from './state-value.ts';
import { type Standing, standingOf } from './standing.ts';

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
  const { story, progress, elsewhere, hand } = standing;
  const meant = stepMeant(standing, event);
  const judgement = event.type === 'ANSWER' && meant !== null ? judge(story, meant, event.code, standing.facts) : undefined;
  const openBeside = standing.beside.map(({ step }) => step);
  const before = story.machine.resolveState({ value: stateValueOf(story, progress, openBeside), context: contextOf(progress) });
  const [after, effects] = transition(beginningAt(story.machine, before), before, {
    ...event,
    now,
    for: meant,
    ...(judgement && { judgement }),
  });
  const hasChanged = after.context !== before.context || after.value !== before.value;
  return {
    standing: hasChanged ? standingOf(story, { ...after.context, ...placeOf(after.value) }, elsewhere, hand) : standing,
    outcome: outcomeAmong(effects),
  };
}

/** The parts of a machine that a transition uses. */
type Mover = Pick<StoryMachine, 'transition' | 'getInitialSnapshot' | 'getPersistedSnapshot'>;

/** XState makes an actor for each transition and drops it. Begun here, it does not enter the story’s first states for nothing. */
const beginningAt = (machine: StoryMachine, snapshot: ReturnType<StoryMachine['resolveState']>): Mover => ({
  transition: (before, event, scope) => machine.transition(before, event, scope),
  getInitialSnapshot: () => snapshot,
  getPersistedSnapshot: () => snapshot,
});

/** The step that an event is for; null before activation. */
export function stepMeant({ story, progress }: Standing, event: StoryEvent): string | null {
  const at = 'at' in event ? event.at : undefined;
  return at === undefined ? progress.step : currentName(story, 'step', at);
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
