import type { Scenario } from '../scenario/scenario.ts';
import { fr } from '../words/fr.ts';
import type { Words } from '../words/words.ts';
import { createStoryMachine, type StoryMachine } from './machine.ts';
import { indexScenario, type StoryIndex } from './story-index.ts';

/** A city ready to be played: its scenario and all data derived from it. */
export interface Story extends StoryIndex {
  /** Of the language of its texts. */
  readonly words: Words;
  readonly machine: StoryMachine;
}

export function createStory(scenario: Scenario): Story {
  const index = indexScenario(scenario);
  let machine: StoryMachine | undefined;
  return Object.freeze({
    ...index,
    words: fr,
    // Lazy: a faulty draft is checked without it, and XState throws for a transition to an unknown step.
    get machine() {
      return (machine ??= createStoryMachine(index));
    },
  });
}
