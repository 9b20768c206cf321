import type { PageKind, Step } from '../scenario/scenario.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';
import { variantFor } from './variants.ts';

/** Key of a page in `Scenario.pages`. */
export type PageKey = `${PageKind}/${string}`;

/** The page that an open step shows to this player; null when it shows none. */
export const stepPage = (standing: Standing, { page }: Pick<Step, 'page'>): string | null =>
  page === undefined ? null : variantFor(standing, 'pages', page);

/** The pages of the player's step and of those open beside it. */
export const unlockedStepPages = (standing: Standing): readonly string[] =>
  unsolvedSteps(standing).flatMap((step) => stepPage(standing, step) ?? []);

/** The pages the player may fetch at `now`, in milliseconds since 1970 UTC; none before activation. */
export function unlockedPages(standing: Standing, now: number): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  return new Set<PageKey>([
    ...unlockedMessages(standing, now).map((message) => `messages/${message.page}` as const),
    ...unlockedDocuments(standing).map((document) => `documents/${document.page}` as const),
    ...unlockedStepPages(standing).map((page) => `pages/${page}` as const),
  ]);
}
