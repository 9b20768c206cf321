import { foundAnswers, puzzleTypeOf, takesAnyAnswer } from '../puzzles/index.ts';
import { saysValues } from '../puzzles/shared/tolerance.ts';
import { routesThrough, stepsAlong } from '../scenario/routes.ts';
import type { Scenario, ScenarioSource, Step } from '../scenario/scenario.ts';
import type { Puzzle } from '../types/puzzle.generated.ts';
import { walkingMetres, walkingMinutes } from './distance.ts';
import { readRegister, type RegisteredPlace } from './register.ts';

/** A step that depends on a place. For staff only: it contains the answer. */
export interface PlaceNeed {
  readonly step: string;
  readonly index: number;
  readonly description: string;
  /** The headings of its puzzle; null when it has none. */
  readonly question: string | null;
  readonly answer: string | null;
  /** The last hint: the answer and its reason. */
  readonly because: string | null;
}

export interface SheetPlace extends RegisteredPlace {
  readonly needs: readonly PlaceNeed[];
  /** Facts without a source, to be checked and photographed on site. */
  readonly toPhotograph: readonly string[];
}

/** The way on foot from one place to the next. */
export interface SheetLeg {
  readonly from: string;
  readonly to: string;
  readonly metres: number;
  readonly minutes: number;
}

export interface FieldSheet {
  readonly city: string;
  readonly slug: string;
  readonly timeZone: string;
  /** In walking order: main route, alternative route, places that no step names. */
  readonly places: readonly SheetPlace[];
  /** Between the places that steps name, in the order of `places`. */
  readonly legs: readonly SheetLeg[];
}

/** The data needed to check the places of a city on site. */
export function fieldSheetOf(source: ScenarioSource, scenario: Scenario): FieldSheet {
  const register = readRegister(source);
  const named = inWalkingOrder(scenario).flatMap((slug) => register.find((place) => place.slug === slug) ?? []);
  const others = register.filter((place) => !named.includes(place));
  return {
    city: scenario.name,
    slug: scenario.slug,
    timeZone: scenario.timeZone,
    places: [...named, ...others].map((place) => ({ ...place, needs: needsOf(scenario, place), toPhotograph: factsWithoutSource(place) })),
    legs: named.slice(1).map((place, index) => legBetween(named[index] ?? place, place)),
  };
}

/** The places that steps name, each once, in the order of the routes. */
function inWalkingOrder(scenario: Scenario): readonly string[] {
  const steps = routesThrough(scenario).flatMap((route) => stepsAlong(scenario, route));
  return [...new Set(steps.flatMap((step) => scenario.steps[step]?.places ?? []))];
}

function legBetween(from: RegisteredPlace, to: RegisteredPlace): SheetLeg {
  const metres = walkingMetres(from.at, to.at);
  return { from: from.name, to: to.name, metres: Math.round(metres), minutes: Math.max(1, Math.round(walkingMinutes(metres))) };
}

function needsOf({ steps }: Scenario, { slug }: RegisteredPlace): readonly PlaceNeed[] {
  return Object.values(steps)
    .filter(({ places }) => places.includes(slug))
    .sort((left, right) => left.index - right.index)
    .map((step) => ({
      step: step.name,
      index: step.index,
      description: step.description,
      question: questionOf(step),
      answer: step.puzzle ? answerOf(step.puzzle) : null,
      because: step.hints.at(-1) ?? null,
    }));
}

/** Every right value of a tolerant solution: what is seen on site may be any of them. Null when there is nothing to find out. */
function answerOf(puzzle: Puzzle): string | null {
  const { continuation, tolerance } = puzzleTypeOf(puzzle);
  if (continuation && takesAnyAnswer(puzzle)) return null;
  return tolerance?.(puzzle)?.says ?? saysValues(foundAnswers(puzzle));
}

function questionOf({ puzzle }: Step): string | null {
  if (!puzzle) return null;
  const headings = ['header' in puzzle ? puzzle.header : undefined, 'subheader' in puzzle ? puzzle.subheader : undefined];
  return headings.filter((text) => text !== undefined).join(' — ') || null;
}

/** The mark in places.yaml of a fact without a source. */
const TO_BE_SEEN = /à vérifier sur place/iu;

const factsWithoutSource = ({ facts }: RegisteredPlace): readonly string[] =>
  facts.filter(({ source }) => TO_BE_SEEN.test(source)).map(({ says }) => says);
