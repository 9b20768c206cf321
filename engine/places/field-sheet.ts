import { fold } from '../answers/fold.ts';
import { hoursLines, type HoursView } from '../hours/present-hours.ts';
import type { Day } from '../hours/zoned.ts';
import { foundAnswers, puzzleTypeOf, takesAnyAnswer } from '../puzzles/index.ts';
import { saysValues } from '../puzzles/shared/tolerance.ts';
import { fr } from '../words/fr.ts';
import { routesThrough, stepsAlong } from '../scenario/routes.ts';
import type { Scenario, ScenarioSource, Step } from '../scenario/scenario.ts';
import { walkingMetres, walkingMinutes } from './distance.ts';
import { readRegister, type RegisteredPlace, viewpointOf } from './register.ts';

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
  /**
   * Its own hours, or the city's where it closes with the city, in the season of the sheet's day. Empty when
   * it is always open.
   */
  readonly openings: HoursView['lines'];
  /** The place from which it is seen, by name; null where one goes. */
  readonly seen: string | null;
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
  /**
   * In walking order: main route, alternative route, places that no step names. A place that is seen from
   * another one follows it.
   */
  readonly places: readonly SheetPlace[];
  /** Between the places where one goes for a step, in the order of `places`. */
  readonly legs: readonly SheetLeg[];
}

/** The data needed to check the places of a city on site, on a day there. */
export function fieldSheetOf(source: ScenarioSource, scenario: Scenario, today: Day): FieldSheet {
  const register = readRegister(source);
  const named = inWalkingOrder(scenario, register);
  const walked = named.filter((place) => viewpointOf(place, register) === place);
  const others = register.filter((place) => !named.includes(place));
  return {
    city: scenario.name,
    slug: scenario.slug,
    timeZone: scenario.timeZone,
    places: [...named, ...others].map((place) => ({
      ...place,
      openings: openingsOf(scenario, place, today),
      seen: viewpointOf(place, register) === place ? null : viewpointOf(place, register).name,
      needs: needsOf(scenario, place, register),
      toPhotograph: factsWithoutSource(place),
    })),
    legs: walked.slice(1).map((place, index) => legBetween(walked[index] ?? place, place)),
  };
}

function openingsOf(
  scenario: Scenario,
  { closes = false, hours }: RegisteredPlace,
  today: Day,
): HoursView['lines'] {
  const followed = hours ?? (closes ? scenario.hours : null);
  return followed ? hoursLines(followed, today, fr) : [];
}

/**
 * The places that steps name, each once, in the order of the routes; those that are seen from another one
 * after it.
 */
function inWalkingOrder(
  scenario: Scenario,
  register: readonly RegisteredPlace[],
): readonly RegisteredPlace[] {
  const steps = routesThrough(scenario).flatMap((route) => stepsAlong(scenario, route));
  const slugs = new Set(steps.flatMap((step) => scenario.steps[step]?.places ?? []));
  const named = [...slugs].flatMap((slug) => register.find((place) => place.slug === slug) ?? []);
  const walked = [...new Set(named.map((place) => viewpointOf(place, register)))];
  return walked.flatMap((place) => [
    place,
    ...named.filter((other) => other !== place && viewpointOf(other, register) === place),
  ]);
}

function legBetween(from: RegisteredPlace, to: RegisteredPlace): SheetLeg {
  const metres = walkingMetres(from.at, to.at);
  return {
    from: from.name,
    to: to.name,
    metres: Math.round(metres),
    minutes: Math.max(1, Math.round(walkingMinutes(metres))),
  };
}

/** Also those of the places that are seen from there. */
function needsOf(
  { steps }: Scenario,
  { slug }: RegisteredPlace,
  register: readonly RegisteredPlace[],
): readonly PlaceNeed[] {
  const seen = register.filter(({ seenFrom }) => seenFrom === slug).map((place) => place.slug);
  return Object.values(steps)
    .filter(({ places }) => [slug, ...seen].some((one) => places.includes(one)))
    .sort((left, right) => left.index - right.index)
    .map((step) => ({
      step: step.name,
      index: step.index,
      description: step.description,
      question: questionOf(step),
      answer: answerOf(step),
      because: step.hints.at(-1) ?? null,
    }));
}

/**
 * Every right value of a tolerant solution: what is seen on site may be any of them. Null when there is
 * nothing to find out.
 */
export function answerOf({ puzzle, examples }: Pick<Step, 'puzzle' | 'examples'>): string | null {
  if (!puzzle) return null;
  const { answerParts, continuation, said, tolerance } = puzzleTypeOf(puzzle);
  if (said) return said(puzzle);
  if (continuation && takesAnyAnswer(puzzle)) return null;
  // Several parts are words that a whole sentence must contain.
  const [sentence] = examples.accept;
  if (!continuation && sentence !== undefined && answerParts(puzzle).every((parts) => parts.length > 1))
    return sentence;
  const found = tolerance?.(puzzle)?.right ?? foundAnswers(puzzle);
  return saysValues([...new Set(found.map((answer) => asTyped(answer, examples.accept)))]);
}

/** Without capitals and hyphens, but with its accents. */
const accented = (text: string): string => text.toLocaleLowerCase('fr').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

const isWritten = (text: string): boolean => /\p{Ll}/u.test(text);

/**
 * As the first person in the table of examples types it with its accents and capitals: « Pont-Neuf » for
 * PONT-NEUF.
 */
function asTyped(answer: string, typed: readonly string[]): string {
  const same = typed
    .map((text) => text.replace(/^\s+|[\s.!?]+$/gu, ''))
    .filter((text) => fold(text) === fold(answer));
  const exact = same.filter((text) => accented(text) === accented(answer));
  const best = exact.some(isWritten) ? exact : same;
  return (
    best.find((text) => isWritten(text) && /\p{Lu}/u.test(text)) ?? best.find(isWritten) ?? same[0] ?? answer
  );
}

function questionOf({ puzzle }: Step): string | null {
  if (!puzzle) return null;
  const headings = [
    'header' in puzzle ? puzzle.header : undefined,
    'subheader' in puzzle ? puzzle.subheader : undefined,
  ];
  return headings.filter((text) => text !== undefined).join(' — ') || null;
}

/** The mark in places.yaml of a fact without a source. */
const TO_BE_SEEN = /à vérifier sur place/iu;

const factsWithoutSource = ({ facts }: RegisteredPlace): readonly string[] =>
  facts.filter(({ source }) => TO_BE_SEEN.test(source)).map(({ says }) => says);
