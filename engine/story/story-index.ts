import { type PlainSchedule, plainSchedule } from '../hours/schedule.ts';
import { type DayCounter, dayCounter } from '../hours/zoned.ts';
import type { FactRead } from '../scenario/condition.ts';
import { elsewhereRead, stepsRead, weekdaysRead } from '../scenario/conditions.ts';
import { type Route, routesThrough } from '../scenario/routes.ts';
import type { DocumentEntry, Message, RouteSpan, Scenario, Step } from '../scenario/scenario.ts';
import { type FormerNames, formerNamesOf } from './former-names.ts';
import { type ReplyBook, replyBooksOf } from './reply-book.ts';
import { type StepReader, stepReadersOf } from './step-readers.ts';

/** A scenario with its lookup tables. */
export interface StoryIndex {
  /** With the texts of the story's language. */
  readonly scenario: Scenario;
  /** The French scenario, by which answers are judged whatever the language: all its other facts are the same. */
  readonly original: Scenario;
  /** The city in its other languages. */
  readonly translations: readonly Scenario[];
  /** The main route first. */
  readonly routes: readonly IndexedRoute[];
  /** By slug. */
  readonly messages: ReadonlyMap<string, Message>;
  /** By slug. */
  readonly documents: ReadonlyMap<string, DocumentEntry>;
  /** The author's replies to wrong answers, by the name of the step. */
  readonly replyBooks: ReadonlyMap<string, ReplyBook>;
  /** Readers of typed texts, by the name of the step. */
  readonly readers: ReadonlyMap<string, StepReader>;
  readonly formerNames: FormerNames;
  /** The city's opening hours in the specification's form; empty in a city without hours. */
  readonly schedule: PlainSchedule;
  /** Counts calendar days in the city's time zone. */
  readonly daysFrom: DayCounter;
  /** The steps beside the route, in the order of their files. */
  readonly sideSteps: readonly Step[];
  /**
   * The steps whose choices and hints some condition reads, and those whose solution something depends on:
   * those of other steps change nothing.
   */
  readonly read: Readonly<Record<'chose' | 'asked' | 'solved', ReadonlySet<string>>> & {
    /** The facts of other cities that some condition reads. */
    readonly elsewhere: readonly FactRead[];
    /** The days of the week that some condition reads. */
    readonly weekdays: readonly string[];
  };
}

export function indexScenario(scenario: Scenario, translations: readonly Scenario[]): StoryIndex {
  return {
    ...indexTexts(scenario),
    original: scenario,
    translations,
    routes: indexRoutes(scenario),
    replyBooks: replyBooksOf(scenario, translations),
    readers: stepReadersOf(scenario, translations),
    formerNames: formerNamesOf(scenario),
    schedule: plainSchedule(scenario.hours?.schedule ?? {}),
    daysFrom: dayCounter(scenario.timeZone),
    read: {
      chose: stepsRead(scenario, 'chose'),
      asked: stepsRead(scenario, 'asked'),
      solved: solvedStepsRead(scenario),
      elsewhere: elsewhereRead(scenario),
      weekdays: weekdaysRead(scenario),
    },
  };
}

/** The tables of what players read. */
export const indexTexts = (
  scenario: Scenario,
): Pick<StoryIndex, 'scenario' | 'messages' | 'documents' | 'sideSteps'> => ({
  scenario,
  messages: bySlug(scenario.messages),
  documents: bySlug(scenario.documents),
  sideSteps: Object.values(scenario.steps).filter(({ beside }) => beside),
});

/** The steps whose solution a condition or the arrival of something depends on. */
function solvedStepsRead(scenario: Scenario): ReadonlySet<string> {
  const { messages, documents, tiles } = scenario;
  const spans: readonly RouteSpan[] = [...messages, ...documents, ...tiles];
  const used = spans.flatMap(({ after = [], until = [] }) => [after, until].flat());
  return new Set([...stepsRead(scenario, 'solved'), ...used]);
}

/** Keeps the first of two entries with the same slug. */
const bySlug = <Entry extends { readonly slug: string }>(
  list: readonly Entry[],
): ReadonlyMap<string, Entry> => new Map(list.toReversed().map((entry) => [entry.slug, entry]));

export interface IndexedRoute extends Route {
  /** Index of a step on the route; -1 when it is not on it. */
  positionOf(step: string): number;
}

/** In the order of `routesThrough`. */
function indexRoutes(scenario: Scenario): readonly IndexedRoute[] {
  return routesThrough(scenario).map((route) => {
    const positions = new Map(route.steps.map((name, position) => [name, position]));
    return { ...route, positionOf: (step) => positions.get(step) ?? -1 };
  });
}
