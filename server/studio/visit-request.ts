import type { Scenario } from '../../engine/index.ts';
import { optionsOf } from '../../engine/puzzles/index.ts';
import { instantOf } from './moments.ts';
import type { VisitRequest } from './phones.ts';
import { HINT_STATES } from './plausible-progress.ts';

/** A request that the preview refuses. `message`: why, in French. */
export class RefusedVisit extends Error {}

type Fields = Readonly<Record<string, unknown>>;
type Place = Pick<VisitRequest, 'step' | 'taken' | 'chosen' | 'asked'>;

/** Parses the body of a preview request; throws a `RefusedVisit`. */
export function readVisitRequest(
  body: unknown,
  scenario: Pick<Scenario, 'timeZone' | 'steps' | 'roles'>,
): VisitRequest {
  if (!isRecord(body)) throw new RefusedVisit('Envoyez un objet JSON.');
  const { hints, at, gone, mailed, asides, elsewhere = 0, hand = '' } = body;
  const hint = HINT_STATES.find((state) => state === hints);
  if (hints !== undefined && !hint) throw new RefusedVisit(`hints : ${HINT_STATES.join(', ')}.`);
  if (typeof elsewhere !== 'number' || !Number.isSafeInteger(elsewhere) || elsewhere < 0)
    throw new RefusedVisit('elsewhere : le rang de ce qui fut décidé ailleurs, 0 pour rien.');
  if (typeof hand !== 'string') throw new RefusedVisit('hand : un rôle de la ville, ou « » pour tout tenir.');
  // The studio keeps the circumstances from one city to the next, whose roles are others.
  const role = scenario.roles.find(({ slug }) => slug === hand);
  const instant =
    typeof at === 'string' ? instantOf(at, scenario.timeZone) : at === undefined ? undefined : null;
  if (instant === null) throw new RefusedVisit('at : une date et une heure, comme 2027-07-14T15:00.');
  return {
    ...readPlace(body, scenario),
    ...(hint && { hints: hint }),
    ...(gone === true && { gone }),
    ...(mailed === true && { mailed }),
    ...(asides === true && { asides }),
    ...(elsewhere > 0 && { elsewhere }),
    ...(role && { hand: role.slug }),
    ...(instant !== undefined && { at: instant }),
  };
}

/** Decisions count only together with a step. */
function readPlace(
  { step, taken = [], chosen = {}, asked = [] }: Fields,
  { steps }: Pick<Scenario, 'steps'>,
): Place {
  if (step === undefined) return {};
  if (typeof step !== 'string') throw new RefusedVisit('step : le nom d’une étape.');
  if (!Object.hasOwn(steps, step)) throw new RefusedVisit(`L’étape ${step} n’existe pas.`);
  if (!isNames(taken))
    throw new RefusedVisit('taken : les noms des étapes dont le trajet de secours est pris.');
  const without = taken.find((name) => steps[name]?.alternative === undefined);
  if (without !== undefined) throw new RefusedVisit(`L’étape ${without} n’offre pas de trajet de secours.`);
  if (!isRecord(chosen)) throw new RefusedVisit('chosen : des étapes, et l’option choisie à chacune.');
  if (!isNames(asked) || !asked.every((name) => Object.hasOwn(steps, name)))
    throw new RefusedVisit('asked : les noms des étapes où un indice a été demandé.');
  const choices = Object.entries(chosen).map((choice) => readChoice(choice, steps));
  // A step beside the route is seen from the step that opens it.
  const onRoute = steps[step]?.beside?.from ?? step;
  return { step: onRoute, taken, chosen: Object.fromEntries(choices), asked };
}

function readChoice(
  [step, option]: readonly [string, unknown],
  steps: Scenario['steps'],
): readonly [string, string] {
  const found = optionsOf(steps[step]?.puzzle).find(({ name }) => name === option);
  if (!found) throw new RefusedVisit(`L’étape ${step} n’a pas d’option « ${String(option)} ».`);
  return [step, found.name];
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
