import { createStory, type Scenario } from '../../../engine/index.ts';
import * as usualCity from 'virtual:stage-city/final';
import type { SceneCity } from './start-scene.ts';
import type { SceneStart } from './standing.ts';

export const READING = 'lecture';
export const LISTENING = 'écoute';

/** Papers are dealt one by one; every instrument is listened to. */
const dealt = <Paper>(papers: readonly Paper[]) =>
  papers.map((paper, index) => ({ ...paper, for: index % 2 === 0 ? LISTENING : READING }));

function inHands({ messages, documents, tiles, steps, ...scenario }: Scenario): Scenario {
  const heard = Object.values(steps).map((step) => [step.name, { ...step, for: LISTENING }] as const);
  return {
    ...scenario,
    roles: [
      {
        slug: READING,
        name: 'la lecture',
        task: 'Le courrier vous arrive. Lisez-le aux autres, jusqu’au bout.',
      },
      { slug: LISTENING, name: 'l’écoute', task: 'Les instruments sont à vous. On vous dit quoi régler.' },
    ],
    messages: dealt(messages),
    documents: dealt(documents),
    tiles: tiles.map((tile) => ({ ...tile, for: LISTENING })),
    steps: Object.fromEntries(heard),
  };
}

const { city, importPage } = usualCity;
const scenario = inHands(city.scenario);

/** The usual city of the stage, played in several hands. */
export const cityInHands: SceneCity = {
  city: { ...city, scenario, story: createStory(scenario) },
  importPage,
};

/** The same player, on a telephone that holds this role alone. */
export const holding =
  (role: string, arrive: SceneStart): SceneStart =>
  (story) => ({ ...arrive(story), hand: new Set([role]) });
