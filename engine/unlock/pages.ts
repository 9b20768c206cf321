import type { PageKind } from '../scenario/scenario.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';

/** Key of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** The pages the player may fetch; none before activation. */
export function unlockedPages(standing: Standing): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  return new Set<PageKey>([
    ...unlockedMessages(standing).map((message) => `messages/${message.page}` as const),
    ...unlockedDocuments(standing).map((document) => `documents/${document.page}` as const),
    ...unsolvedSteps(standing).flatMap(({ page }) => (page === undefined ? [] : [`pages/${page}` as const])),
  ]);
}
