import { city as usualCity } from 'virtual:stage-city/final';
import { createStory, puzzleTypeOf, type Scenario, type Step } from '../../../engine/index.ts';
import { puzzleTypes } from '../../../engine/puzzles/index.ts';
import type { Message } from '../../../engine/scenario/scenario.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import type { WorkshopCity } from '../city/city.ts';
import type { SceneStart } from './standing.ts';

// Changes of the usual city, for scenes that it has none of.

function changedCity(change: (scenario: Scenario) => Partial<Scenario>): WorkshopCity {
  const scenario = { ...usualCity.scenario, ...change(usualCity.scenario) };
  const city: WorkshopCity = { ...usualCity, scenario, story: createStory(scenario), in: () => city };
  return city;
}

/** The usual city, where the messages after the first come later than their steps. */
export const cityWithLateMail = (arrives: NonNullable<Message['arrives']>): WorkshopCity =>
  changedCity(({ messages }) => ({
    messages: messages.map((message, index) => (index === 0 ? message : { ...message, arrives })),
  }));

/** The usual city, where each puzzle takes answers at these hours only. */
export const cityWithOpening = (between: string): WorkshopCity =>
  changedCity(({ steps }) => ({
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        { ...step, ...(step.puzzle && { opens: { between } }) },
      ]),
    ),
  }));

/** The usual city, where each step reminds who comes back of these lines. */
export const cityWithRecap = (recap: [string, string, string]): WorkshopCity =>
  changedCity(({ steps }) => ({
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...step, recap }])),
  }));

/** The usual city, whose first step asks for several numbers. `many`: for so many; as in the example without it. */
export function cityWithNumbers(many?: number): WorkshopCity {
  const numbers = Object.values(puzzleTypes)
    .map(({ examples }): Puzzle => examples.config)
    .find((puzzle) => 'fields' in puzzle);
  if (!numbers || !('fields' in numbers)) throw new Error('No puzzle type has fields');
  const places = Array.from({ length: many ?? 0 }, (_, index) => index + 1);
  const puzzle: Puzzle =
    many === undefined
      ? numbers
      : {
          ...numbers,
          fields: places.map((place) => ({ label: `Code Fichier ${place}`, digits: 4 })),
          solution: places.map(String),
        };
  return changedCity(({ steps, start }) => {
    const first = steps[start];
    return { steps: { ...steps, ...(first && { [start]: { ...first, puzzle } }) } };
  });
}

const NOT_ON_TUESDAY = {
  schedule: { '1/1-31/12': { '3-7': ['9-12', '14-18'] } },
  reason: 'La cour se visite.',
};

/** The usual city, where the places of one later step are closed on Tuesdays, when its scenes play. */
export const cityWithClosedPlace = (): WorkshopCity =>
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

export const PARTS = ['PREMIER_TIMBRE', 'DEUXIEME_TIMBRE', 'TROISIEME_TIMBRE'] as const;
export const ASIDE = 'A_COTE';

const TITLES: Readonly<Record<string, string>> = {
  PREMIER_TIMBRE: 'Le puits du Nord',
  DEUXIEME_TIMBRE: 'Le four banal',
  TROISIEME_TIMBRE: 'La tour des Vents',
  A_COTE: 'La ronde de nuit',
};
const PICTURES = ['trail', 'code', 'alpha', 'aside'] as const;

/**
 * The steps of a city that ask for something, under other names: the parts of a gathering at its start, and
 * an aside.
 */
function stepsWithGathering({ steps, start }: Scenario): Scenario['steps'] {
  const first = steps[start];
  const asked = Object.values(steps).filter(
    ({ kind, puzzle }) => kind === 'puzzle' && puzzle && !puzzleTypeOf(puzzle).sms,
  );
  if (!first) return steps;
  const copies = [...PARTS, ASIDE].map((name, index): [string, Step] => {
    const { alternative: _alternative, page: _page, ...step } = asked[index % asked.length] ?? first;
    const span = name === ASIDE ? { from: start } : { from: start, until: start };
    const kind = name === ASIDE ? 'aside' : 'part';
    const title = TITLES[name] ?? name;
    const description = `${title}, et quelqu’un qui y veille.`;
    const beside = { title, picture: PICTURES[index] ?? 'aside', ...span };
    return [
      name,
      {
        ...step,
        ...{ name, kind, index: 900 + index, description, beside },
        ...{ exits: [], reaction: { screen: 'home' } },
      },
    ];
  });
  const gathering: Step = {
    ...first,
    kind: 'gathering',
    tile: 'trail',
    puzzle: null,
    hints: [],
    gathering: { parts: PARTS, needs: 2 },
  };
  return { ...steps, [start]: gathering, ...Object.fromEntries(copies) };
}

/** The usual city, whose first step is a gathering, with an aside beside it. */
export const cityWithGathering = (): WorkshopCity =>
  changedCity((scenario) => ({ steps: stepsWithGathering(scenario) }));

export const READING = 'lecture';
export const LISTENING = 'écoute';

/** Papers are dealt one by one; every instrument is listened to. */
const dealt = <Paper>(papers: readonly Paper[]) =>
  papers.map((paper, index) => ({ ...paper, for: index % 2 === 0 ? LISTENING : READING }));

function inHands({ messages, documents, tiles, steps }: Scenario): Partial<Scenario> {
  const heard = Object.values(steps).map((step) => [step.name, { ...step, for: LISTENING }] as const);
  return {
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

/** The usual city, played in several hands. */
export const cityInHands = (): WorkshopCity => changedCity(inHands);

/** The same player, on a telephone that holds this role alone. */
export const holding =
  (role: string, arrive: SceneStart): SceneStart =>
  (story) => ({ ...arrive(story), hand: new Set([role]) });
