import type { FactRead } from '../scenario/condition.ts';
import { elsewhereRead, stepsRead } from '../scenario/conditions.ts';
import type { DocumentEntry, Message, Scenario } from '../scenario/scenario.ts';
import { type FormerNames, formerNamesOf } from './former-names.ts';
import { type IndexedRoute, indexRoutes } from './indexed-route.ts';
import { type ReplyBook, replyBooksOf } from './reply-book.ts';

/** A scenario with its lookup tables. */
export interface StoryIndex {
  readonly scenario: Scenario;
  /** The main route first. */
  readonly routes: readonly IndexedRoute[];
  /** By slug. */
  readonly messages: ReadonlyMap<string, Message>;
  /** By slug. */
  readonly documents: ReadonlyMap<string, DocumentEntry>;
  /** The author's replies to wrong answers, by the name of the step. */
  readonly replyBooks: ReadonlyMap<string, ReplyBook>;
  readonly formerNames: FormerNames;
  /** The steps whose choices and hints some condition reads: those of other steps change nothing. */
  readonly read: Readonly<Record<'chose' | 'asked', ReadonlySet<string>>> & {
    /** The facts of other cities that some condition reads. */
    readonly elsewhere: readonly FactRead[];
  };
}

export function indexScenario(scenario: Scenario): StoryIndex {
  return {
    scenario,
    routes: indexRoutes(scenario),
    messages: bySlug(scenario.messages),
    documents: bySlug(scenario.documents),
    replyBooks: replyBooksOf(scenario),
    formerNames: formerNamesOf(scenario),
    read: { chose: stepsRead(scenario, 'chose'), asked: stepsRead(scenario, 'asked'), elsewhere: elsewhereRead(scenario) },
  };
}

/** Keeps the first of two entries with the same slug. */
const bySlug = <Entry extends { readonly slug: string }>(list: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(list.toReversed().map((entry) => [entry.slug, entry]));
