import type { Scenario } from '../scenario/scenario.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Edge, StateGraph } from './explore.ts';

/** One move of a player, described. */
export interface Gesture {
  /** Null before activation. */
  readonly step: string | null;
  readonly index: number | null;
  /** In French: « répond « ancre » ». */
  readonly does: string;
  readonly event: StoryEvent;
}

const WORDS: {
  readonly [Type in StoryEvent['type']]: (event: Extract<StoryEvent, { type: Type }>) => string;
} = {
  SEND: () => 'reçoit la lettre',
  ACTIVATE: () => 'active le code',
  ANSWER: ({ code }) => `répond « ${code.replaceAll(/\s*\n\s*/gu, ' / ')} »`,
  ASK_CLUE: () => 'demande un indice',
  TAKE_ALTERNATIVE: () => 'prend le trajet de secours',
  RECOGNISED: () => 'trouve ce que l’instrument reconnaît',
  SET_STEP: ({ step }) => `est placé à ${step}`,
  CONTENT_CHANGED: () => 'le contenu change',
  REMOVE_STORY: () => 'rend l’histoire',
};

export function describePath({ story, states }: StateGraph, path: readonly Edge[]): readonly Gesture[] {
  return path.map(({ from, event }) =>
    gestureAt(story.scenario, states.get(from)?.position.step ?? null, event),
  );
}

export function gestureAt(scenario: Scenario, step: string | null, event: StoryEvent): Gesture {
  const tell = WORDS[event.type] as (event: StoryEvent) => string;
  const at = ('at' in event ? event.at : undefined) ?? step;
  return {
    step: at,
    index: at === null ? null : (scenario.steps[at]?.index ?? null),
    does: tell(event),
    event,
  };
}
