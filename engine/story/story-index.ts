import type { DocumentEntry, Message, Scenario } from '../scenario/scenario.ts';
import { type FormerNames, formerNamesOf } from './former-names.ts';
import { type IndexedRoute, indexRoutes } from './indexed-route.ts';
import { type ReplyBook, replyBooksOf } from './reply-book.ts';

/** A scenario with its lookup tables. */
export interface StoryIndex {
  readonly scenario: Scenario;
  /** The main route, then each alternative one. */
  readonly routes: readonly IndexedRoute[];
  /** By slug. */
  readonly messages: ReadonlyMap<string, Message>;
  /** By slug. */
  readonly documents: ReadonlyMap<string, DocumentEntry>;
  /** The author's replies to wrong answers, by the name of the step. */
  readonly replyBooks: ReadonlyMap<string, ReplyBook>;
  readonly formerNames: FormerNames;
}

export function indexScenario(scenario: Scenario): StoryIndex {
  return {
    scenario,
    routes: indexRoutes(scenario),
    messages: bySlug(scenario.messages),
    documents: bySlug(scenario.documents),
    replyBooks: replyBooksOf(scenario),
    formerNames: formerNamesOf(scenario),
  };
}

/** Keeps the first of two entries with the same slug. */
const bySlug = <Entry extends { readonly slug: string }>(list: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(list.toReversed().map((entry) => [entry.slug, entry]));
