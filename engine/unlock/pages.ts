import type { PageKind, Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';
import { reachedBy } from './reached.ts';

/** Key of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** The pages the player may fetch now: none before activation. The view names no other. */
export function unlockedPages(scenario: Scenario, progress: Progress): ReadonlySet<PageKey> {
  const { current } = reachedBy(scenario, progress);
  if (current === null) return new Set();
  const page = scenario.steps[current]?.page;
  return new Set<PageKey>([
    ...unlockedMessages(scenario, progress).map((message) => `messages/${message.page}` as const),
    ...unlockedDocuments(scenario, progress).map((document) => `documents/${document.page}` as const),
    ...(page === undefined ? [] : [`pages/${page}` as const]),
  ]);
}
