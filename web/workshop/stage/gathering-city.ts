import type { Scenario, Step } from '../../../engine/index.ts';
import { createStory, puzzleTypeOf } from '../../../engine/index.ts';
import * as usualCity from 'virtual:stage-city/final';
import type { SceneCity } from './start-scene.ts';

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
    const beside = { title: TITLES[name] ?? name, picture: PICTURES[index] ?? 'aside', ...span };
    return [
      name,
      { ...step, name, kind, index: 900 + index, exits: [], reaction: { screen: 'home' }, beside },
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

const { city, importPage } = usualCity;
const scenario: Scenario = { ...city.scenario, steps: stepsWithGathering(city.scenario) };

/** The usual city of the stage, whose first step is a gathering, with an aside beside it. */
export const cityWithGathering: SceneCity = {
  city: { ...city, scenario, story: createStory(scenario) },
  importPage,
};
