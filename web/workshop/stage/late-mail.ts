import * as usualCity from 'virtual:stage-city/final';
import { createStory } from '../../../engine/story/story.ts';
import type { Message } from '../../../engine/scenario/scenario.ts';
import type { SceneCity } from './start-scene.ts';

/** The usual city, where the messages after the first come later than their steps. */
export function cityWithLateMail(arrives: NonNullable<Message['arrives']>): SceneCity {
  const { scenario } = usualCity.city;
  const messages = scenario.messages.map((message, index) => (index === 0 ? message : { ...message, arrives }));
  const story = createStory({ ...scenario, messages });
  return { ...usualCity, city: { ...usualCity.city, story, scenario: story.scenario } };
}
