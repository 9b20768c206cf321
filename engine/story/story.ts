import type { Scenario } from '../scenario/scenario.ts';
import { createStoryMachine, type StoryMachine } from './machine.ts';
import { indexScenario, type StoryIndex } from './story-index.ts';

/** A city ready to be played: its scenario, and all that is derived from the scenario alone. */
export interface Story extends StoryIndex {
  /** Makes every move of the game. */
  readonly machine: StoryMachine;
}

export function createStory(scenario: Scenario): Story {
  const index = indexScenario(scenario);
  let machine: StoryMachine | undefined;
  return Object.freeze({
    ...index,
    // Built at its first use: the checks of a faulty draft need none, and XState refuses a step that leads nowhere.
    get machine() {
      return (machine ??= createStoryMachine(index));
    },
  });
}
