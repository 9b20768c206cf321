import type { PageKind } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';

/** Key of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** The pages the player may fetch at `now`, in milliseconds since 1970 UTC; none before activation. */
export function unlockedPages(standing: Standing, now: number): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  const { page } = standing.step;
  return new Set<PageKey>([
    ...unlockedMessages(standing, now).map((message) => `messages/${message.page}` as const),
    ...unlockedDocuments(standing).map((document) => `documents/${document.page}` as const),
    ...(page === undefined ? [] : [`pages/${page}` as const]),
  ]);
}
