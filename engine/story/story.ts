import type { DocumentEntry, Message, Scenario } from '../scenario/scenario.ts';
import { type FormerNames, formerNamesOf } from './former-names.ts';
import { createStoryMachine, type StoryMachine } from './machine.ts';
import { type ReplyBook, replyBooksOf } from './reply-book.ts';
import { type IndexedRoute, indexRoutes } from './route.ts';

/** A city ready to be played: its scenario, and all that is derived from the scenario alone. */
export interface Story {
  readonly scenario: Scenario;
  /** Makes every move of the game. */
  readonly machine: StoryMachine;
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

export function createStory(scenario: Scenario): Story {
  let machine: StoryMachine | undefined;
  const story: Story = {
    scenario,
    // Built at its first use: the checks of a faulty draft need none, and XState refuses a step that leads nowhere.
    get machine() {
      return (machine ??= createStoryMachine(story));
    },
    routes: indexRoutes(scenario),
    messages: bySlug(scenario.messages),
    documents: bySlug(scenario.documents),
    replyBooks: replyBooksOf(scenario),
    formerNames: formerNamesOf(scenario),
  };
  return Object.freeze(story);
}

/** Of two entries with one slug, the first counts. */
const bySlug = <Entry extends { readonly slug: string }>(list: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(list.toReversed().map((entry) => [entry.slug, entry]));
