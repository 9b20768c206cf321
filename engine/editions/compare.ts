import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inReadingOrder } from '../diagnostics/report.ts';
import { placeFinder } from '../prove/place.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import { resolveStanding } from '../story/standing.ts';
import { checkAnswerEdit, checkHintEdits } from './checks/answers.ts';
import { checkFormerNames, checkLetter, checkPlaceEdits, checkStart } from './checks/city.ts';
import { checkDocuments, checkMessages, checkTiles } from './checks/holdings.ts';
import { checkAgain, checkAlternative, checkEnd, checkOffered, checkOnRoute } from './checks/routes.ts';
import { checkRemoved } from './checks/steps.ts';
import type { Crossing, CrossingCheck, Edition, Effect } from './crossing.ts';
import { editionFindings } from './findings.ts';
import { everyStanding } from './standings.ts';
import { tellSteps } from './tell-steps.ts';
import type { StepChange } from './tell-steps.ts';

/** What an edit does, where in the edited files, and to the players of which steps; none for who has not begun. */
export interface EditionFinding extends Diagnostic {
  readonly steps: readonly string[];
}

export interface Comparison {
  /** Each step of the edition before, in its order. */
  readonly steps: readonly StepChange[];
  readonly findings: readonly EditionFinding[];
}

/** What moves a player elsewhere comes alone: what they lose by it would be an echo. */
const MOVES: readonly CrossingCheck[] = [checkRemoved, checkAlternative];

const CHECKS: readonly CrossingCheck[] = [
  checkOnRoute,
  checkEnd,
  checkAgain,
  checkOffered,
  checkAnswerEdit,
  checkHintEdits,
  checkMessages,
  checkDocuments,
  checkTiles,
];

/** What publishing one edition over the other does to the players of every step, whatever their route. Both compile. */
export function compareEditions(before: Edition, after: Edition): Comparison {
  const crossings = everyStanding(before.story).map((standing): Crossing => ({
    before,
    after,
    ...standing,
    stands: resolveStanding(after.story, standing.stood.progress),
  }));
  const found = crossings.flatMap((crossing) =>
    effectsOn(crossing).map((effect) => ({ effect, step: crossing.stood.progress.step ?? '' })),
  );
  const ofCity = [checkStart, checkLetter, checkPlaceEdits, checkFormerNames].flatMap((check) => check(before, after));
  const findings = [...ofCity.map((effect) => ({ effect, steps: [] })), ...gathered(found)].map(finder(after));
  return { steps: tellSteps(crossings, findings), findings: inReadingOrder(findings) };
}

function effectsOn(crossing: Crossing): readonly Effect[] {
  const moves = MOVES.flatMap((check) => check(crossing));
  return moves.length > 0 ? moves : CHECKS.flatMap((check) => check(crossing));
}

interface Gathered {
  readonly effect: Effect;
  readonly steps: readonly string[];
}

/** The same effect, found at several steps and by several routes, is one. */
function gathered(found: readonly { readonly effect: Effect; readonly step: string }[]): readonly Gathered[] {
  const effects = new Map<string, { effect: Effect; steps: Set<string> }>();
  for (const { effect, step } of found) {
    const key = `${effect.code} ${effect.what}`;
    const known = effects.get(key) ?? { effect, steps: new Set<string>() };
    known.steps.add(step);
    effects.set(key, known);
  }
  return [...effects.values()].map(({ effect, steps }) => ({ effect, steps: [...steps] }));
}

function finder({ source }: Edition): (gathered: Gathered) => EditionFinding {
  const placeOf = placeFinder(source);
  return ({ effect: { code, about, message, wayOut }, steps }) => ({
    code,
    severity: editionFindings[code].severity,
    at: placeOf(about),
    message: withSteps(message, steps),
    wayOut,
    steps,
  });
}

/** A sentence that does not name its step says whom it concerns. */
function withSteps(message: string, steps: readonly string[]): string {
  const isNamed = steps.length === 0 || (steps.length === 1 && message.includes(steps[0] ?? ''));
  return isNamed ? message : `${message} Joueurs concernés : ${steps.length > 1 ? 'étapes' : 'étape'} ${steps.join(', ')}.`;
}

/** A city whose folder is not there any more. */
export function cityRemoved(city: string): EditionFinding {
  return {
    code: 'city-removed',
    severity: editionFindings['city-removed'].severity,
    at: startOf('scenario.yaml'),
    message: `La ville « ${city} » était là, et son dossier n’y est plus.`,
    wayOut: 'Rendez-lui son dossier tant que des lettres portent son code.',
    steps: [],
  };
}
