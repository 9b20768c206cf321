import type { WalkMove } from '../../../engine/index.ts';
import { readCity, type CityRoute, type TestCity } from './cities.ts';

/** A game in another city, as the head of a walkthrough supposes it. */
export type SupposedGame = NonNullable<CityRoute['written']['elsewhere']>[number];

type Call = Pick<WalkMove, 'step' | 'call' | 'body' | 'waitMs'>;

/**
 * The city of that game, and the calls of its shortest written route that solves the step, without what that
 * route does beside the way, then those of the decisions.
 */
export function callsOfGame({ city: slug, solved, chose = {} }: SupposedGame): {
  readonly city: TestCity;
  readonly calls: readonly Call[];
} {
  const city = readCity(slug);
  const solving = city.routes.filter(({ moves }) => moves.some(({ step }) => step === solved));
  const [route] = solving.sort((one, other) => one.moves.length - other.moves.length);
  if (!route) throw new Error(`no walkthrough of ${slug} solves ${solved}`);
  const decisions = Object.entries(chose).map(([step, code]): Call => ({
    step,
    call: 'code/check',
    body: { code, step },
  }));
  const isOnTheWay = ({ step }: Call) =>
    !Object.hasOwn(chose, step) && city.scenario.steps[step]?.kind !== 'aside';
  return { city, calls: [...route.moves.filter(isOnTheWay), ...decisions] };
}

/**
 * The games that an account plays before this route can begin: those that its walkthrough supposes, where a
 * phrase opens the city.
 */
export const gamesBefore = ({ scenario }: TestCity, { written }: CityRoute): readonly SupposedGame[] =>
  scenario.entry ? (written.elsewhere ?? []) : [];
