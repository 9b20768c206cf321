import type { ReadFile } from '../scenario/parse/read-file.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import { createStory } from '../story/story.ts';
import { presenceOf, type Presence } from './presence.ts';
import { readingOf, type StoryReading } from './reading.ts';
import { sketch } from './sketch.ts';
import { storyGraphOf, type StoryGraph } from './story-graph.ts';
import { walkingOf, type Walking } from './walking.ts';

export interface CitySheet {
  readonly graph: StoryGraph;
  readonly presence: Presence;
  readonly reading: StoryReading;
  readonly walking: Walking;
}

/**
 * Leaves out files that cannot be parsed. `read`: one that remembers, for a city that is drawn again and
 * again.
 */
export function sheetOf(source: ScenarioSource, read?: ReadFile): CitySheet {
  const city = sketch(source, read);
  const story = createStory(city.scenario);
  const presence = presenceOf(story);
  const register = city.draft.places.flatMap(({ value }) => value);
  return {
    graph: storyGraphOf(city, presence),
    presence,
    reading: readingOf(source, presence, story.routes),
    walking: walkingOf(city.scenario, register),
  };
}
