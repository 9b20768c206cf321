import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inReadingOrder } from '../diagnostics/report.ts';
import { diagnosticMaker } from '../prove/context.ts';
import { startOf } from '../scenario/parse/source-text.ts';
import { resolveStanding } from '../story/advance.ts';
import { type Standing, standingAt, withAllAsidesSolved } from '../story/standing.ts';
import { checkAnswerEdit, checkHintEdits } from './checks/answers.ts';
import { checkFormerNames, checkLetter, checkPlaceEdits, checkStart } from './checks/city.ts';
import { checkDocuments, checkMessages, checkTiles } from './checks/taken-away.ts';
import {
  checkSolvedBeside,
  checkChoices,
  checkRepeatedSteps,
  checkAlternative,
  checkEnd,
  checkWithdrawnAlternative,
  checkOnRoute,
} from './checks/routes.ts';
import { checkRemoved } from './checks/steps.ts';
import type { StandingChange, StandingCheck, Edition, Effect } from './standing-change.ts';
import { editionFindings } from './findings.ts';
import { stepChanges, type StepChange } from './step-changes.ts';
import { type RouteStop, stopsOn } from '../scenario/routes.ts';
import { currentName } from '../story/former-names.ts';
import type { Story } from '../story/story.ts';

type EarlierStanding = Pick<StandingChange, 'standingBefore' | 'previousStanding'>;

/**
 * Every possible standing: each step with every combination of decisions made before it, without the steps
 * beside the route and with all of them.
 */
function everyStanding(story: Story): readonly EarlierStanding[] {
  return stopsOn(story.routes).flatMap((stop) => {
    const [standing, earlier] = [standingAt(story, stop), previousOf(story, stop)];
    const plain = { standingBefore: standing, previousStanding: earlier };
    if (story.sideSteps.length === 0) return [plain];
    return [
      plain,
      {
        standingBefore: withAllAsidesSolved(standing),
        previousStanding: earlier && withAllAsidesSolved(earlier),
      },
    ];
  });
}

function previousOf(story: Story, { route, step }: RouteStop): Standing | null {
  const earlier = route.steps[route.steps.indexOf(step) - 1];
  return earlier === undefined ? null : standingAt(story, { route, step: earlier });
}

/**
 * One effect of an edit, and the steps whose players it concerns; none when it concerns players who have not
 * begun.
 */
export interface EditionFinding extends Diagnostic {
  readonly steps: readonly string[];
}

export interface Comparison {
  /** Each step of the earlier edition, in its order. */
  readonly steps: readonly StepChange[];
  readonly findings: readonly EditionFinding[];
}

/** A move to another step is reported alone: the other effects follow from it. */
const MOVES: readonly StandingCheck[] = [checkRemoved, checkAlternative];

/** Checks of one step's own texts and answers. */
const STEP_CHECKS: readonly StandingCheck[] = [checkAnswerEdit, checkHintEdits];

const CHECKS: readonly StandingCheck[] = [
  checkOnRoute,
  checkChoices,
  checkSolvedBeside,
  checkEnd,
  checkRepeatedSteps,
  checkWithdrawnAlternative,
  ...STEP_CHECKS,
  checkMessages,
  checkDocuments,
  checkTiles,
];

/**
 * The effects on the players of every step, on every route, when one edition replaces the other. Both must
 * compile.
 */
export function compareEditions(before: Edition, after: Edition): Comparison {
  const changes = everyStanding(before.story).map((standing): StandingChange => ({
    before,
    after,
    ...standing,
    standingAfter: resolveStanding(after.story, standing.standingBefore.progress),
  }));
  const found = changes.flatMap((change) =>
    effectsOn(change).map((effect) => ({ effect, step: change.standingBefore.progress.step ?? '' })),
  );
  const ofCity = [checkStart, checkLetter, checkPlaceEdits, checkFormerNames].flatMap((check) =>
    check(before, after),
  );
  const findings = [...ofCity.map((effect) => ({ effect, steps: [] })), ...mergedEffects(found)].map(
    findingMaker(after),
  );
  return { steps: stepChanges(changes, findings), findings: inReadingOrder(findings) };
}

function effectsOn(change: StandingChange): readonly Effect[] {
  const moves = MOVES.flatMap((check) => check(change));
  if (moves.length > 0) return moves;
  return [
    ...CHECKS.flatMap((check) => check(change)),
    ...besideOf(change).flatMap((side) => STEP_CHECKS.flatMap((check) => check(side))),
  ];
}

/** The open steps beside the route, each as the step of its own change. */
function besideOf(change: StandingChange): readonly StandingChange[] {
  const { standingBefore, standingAfter, after } = change;
  return standingBefore.beside.flatMap(({ step: was }) => {
    const is = standingAfter.beside.find(
      ({ step }) => step.name === currentName(after.story, 'step', was.name),
    )?.step;
    return is
      ? [
          {
            ...change,
            standingBefore: { ...standingBefore, step: was },
            standingAfter: { ...standingAfter, step: is },
          },
        ]
      : [];
  });
}

interface MergedEffect {
  readonly effect: Effect;
  readonly steps: readonly string[];
}

/** Merges the same effect found at several steps and on several routes. */
function mergedEffects(
  found: readonly { readonly effect: Effect; readonly step: string }[],
): readonly MergedEffect[] {
  const effects = new Map<string, { effect: Effect; steps: Set<string> }>();
  for (const { effect, step } of found) {
    const key = `${effect.code} ${effect.what}`;
    const known = effects.get(key) ?? { effect, steps: new Set<string>() };
    known.steps.add(step);
    effects.set(key, known);
  }
  return [...effects.values()].map(({ effect, steps }) => ({ effect, steps: [...steps] }));
}

function findingMaker({ source }: Edition): (mergedEffects: MergedEffect) => EditionFinding {
  const diagnosticOf = diagnosticMaker(source, editionFindings);
  return ({ effect, steps }) => ({
    ...diagnosticOf({ ...effect, message: withSteps(effect.message, steps) }),
    steps,
  });
}

/** Adds the steps concerned to a message that does not name its step. */
function withSteps(message: string, steps: readonly string[]): string {
  const isNamed = steps.length === 0 || (steps.length === 1 && message.includes(steps[0] ?? ''));
  return isNamed
    ? message
    : `${message} Joueurs concernés : ${steps.length > 1 ? 'étapes' : 'étape'} ${steps.join(', ')}.`;
}

/** `by`: the folder of a city that reads of this one what `message` says is missing. */
export function missedElsewhere(by: string, { message, at }: Diagnostic): EditionFinding {
  return {
    code: 'read-elsewhere',
    severity: editionFindings['read-elsewhere'].severity,
    at: startOf('scenario.yaml'),
    message: `La ville « ${by} » lit ce qui n’est plus là (${by}/${at.file}, ligne ${at.line}) : ${message}`,
    wayOut: `Gardez ce qu’elle lit, ou changez d’abord ${by}/${at.file}.`,
    steps: [],
  };
}

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
