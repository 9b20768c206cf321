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

/** Leaves out files that cannot be parsed. */
export function sheetOf(source: ScenarioSource): CitySheet {
  const city = sketch(source);
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
