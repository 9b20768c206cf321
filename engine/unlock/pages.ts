import type { PageKind } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';
import { variantFor } from './variants.ts';

/** Key of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** The page that the step shows; null when it shows none. */
export function unlockedStepPage(standing: Standing): string | null {
  const page = standing.step?.page;
  return page === undefined ? null : variantFor(standing, 'pages', page);
}

/** The pages the player may fetch; none before activation. */
export function unlockedPages(standing: Standing): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  const page = unlockedStepPage(standing);
  return new Set<PageKey>([
    ...unlockedMessages(standing).map((message) => `messages/${message.page}` as const),
    ...unlockedDocuments(standing).map((document) => `documents/${document.page}` as const),
    ...(page === null ? [] : [`pages/${page}` as const]),
  ]);
}
