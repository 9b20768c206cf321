import type { Scenario } from '../../engine/index.ts';
import { optionsOf } from '../../engine/puzzles/index.ts';
import type { StudioBody } from '../../schemas/api/studio.generated.ts';
import { studioBody } from './described-call.ts';
import { instantOf } from './moments.ts';
import type { VisitRequest } from './phones.ts';

/** A request that the preview refuses. `message`: why, in French. */
export class RefusedVisit extends Error {}

type Place = Pick<VisitRequest, 'step' | 'taken' | 'chosen' | 'asked'>;
type PhoneBody = StudioBody<'/api/studio/phone/{city}'>;

const refuse = (message: string): never => {
  throw new RefusedVisit(message);
};

/** Parses the body of a preview request; throws a `RefusedVisit`. */
export function readVisitRequest(
  json: unknown,
  scenario: Pick<Scenario, 'timeZone' | 'steps' | 'roles'>,
): VisitRequest {
  const body: PhoneBody = studioBody('/api/studio/phone/{city}', json, refuse) ?? {};
  const { hints, at, gone, mailed, asides, elsewhere = 0, hand = '' } = body;
  // The studio keeps the circumstances from one city to the next, whose roles are others.
  const role = scenario.roles.find(({ slug }) => slug === hand);
  const instant = at === undefined ? undefined : instantOf(at, scenario.timeZone);
  if (instant === null) return refuse('at : une date et une heure, comme 2027-07-14T15:00.');
  return {
    ...readPlace(body, scenario),
    ...(hints && { hints }),
    ...(gone && { gone }),
    ...(mailed && { mailed }),
    ...(asides && { asides }),
    ...(elsewhere > 0 && { elsewhere }),
    ...(role && { hand: role.slug }),
    ...(instant !== undefined && { at: instant }),
  };
}

/** Decisions count only together with a step. */
function readPlace(
  { step, taken = [], chosen = {}, asked = [] }: PhoneBody,
  { steps }: Pick<Scenario, 'steps'>,
): Place {
  if (step === undefined) return {};
  if (!Object.hasOwn(steps, step)) refuse(`L’étape ${step} n’existe pas.`);
  const without = taken.find((name) => steps[name]?.alternative === undefined);
  if (without !== undefined) refuse(`L’étape ${without} n’offre pas de trajet de secours.`);
  if (!asked.every((name) => Object.hasOwn(steps, name)))
    refuse('asked : les noms des étapes où un indice a été demandé.');
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
  return [step, found?.name ?? refuse(`L’étape ${step} n’a pas d’option « ${String(option)} ».`)];
}
