import * as usualCity from 'virtual:stage-city/final';
import type { Message, Scenario } from '../../../engine/scenario/scenario.ts';
import { createStory } from '../../../engine/story/story.ts';
import type { SceneCity } from './start-scene.ts';

function changedCity(change: (scenario: Scenario) => Partial<Scenario>): SceneCity {
  const { scenario } = usualCity.city;
  const story = createStory({ ...scenario, ...change(scenario) });
  return { ...usualCity, city: { ...usualCity.city, story, scenario: story.scenario } };
}

/** The usual city, where the messages after the first come later than their steps. */
export const cityWithLateMail = (arrives: NonNullable<Message['arrives']>): SceneCity =>
  changedCity(({ messages }) => ({
    messages: messages.map((message, index) => (index === 0 ? message : { ...message, arrives })),
  }));

/** The usual city, where each puzzle takes answers at these hours only. */
export const cityWithOpening = (between: string): SceneCity =>
  changedCity(({ steps }) => ({
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        { ...step, ...(step.puzzle && { opens: { between } }) },
      ]),
    ),
  }));

/** The usual city, where each step reminds who comes back of these lines. */
export const cityWithRecap = (recap: [string, string, string]): SceneCity =>
  changedCity(({ steps }) => ({
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...step, recap }])),
  }));

const NOT_ON_TUESDAY = {
  schedule: { '1/1-31/12': { '3-7': ['9-12', '14-18'] } },
  reason: 'La cour se visite.',
};

/** The usual city, where the places of one later step are closed on Tuesdays, when its scenes play. */
export const cityWithClosedPlace = (): SceneCity =>
  changedCity(({ places, steps, mainRoute }) => {
    const later = mainRoute.slice(1).flatMap((name) => steps[name]?.places ?? []);
    const first = steps[mainRoute[0] ?? '']?.places ?? [];
    const closed = later.find((slug) => !first.includes(slug));
    return {
      places: places.map((place) =>
        place.slug === closed ? { ...place, closes: false, hours: NOT_ON_TUESDAY } : place,
      ),
    };
  });
