import type { PageKey, Step } from '../scenario/scenario.ts';
import { type Standing, unsolvedSteps } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';
import { variantFor } from './variants.ts';

/** The page that an open step shows to this player; null when it shows none. */
export const stepPage = (standing: Standing, { page }: Pick<Step, 'page'>): PageKey | null =>
  page === undefined ? null : variantFor(standing, 'pages', page);

/** The pages of the player's step and of those open beside it. */
export const unlockedStepPages = (standing: Standing): readonly PageKey[] =>
  unsolvedSteps(standing).flatMap((step) => stepPage(standing, step) ?? []);

/** The pages the player may fetch at `now`, in milliseconds since 1970 UTC; none before activation. */
export function unlockedPages(standing: Standing, now: number): ReadonlySet<PageKey> {
  if (!standing.step) return new Set();
  const papers = [...unlockedMessages(standing, now), ...unlockedDocuments(standing)];
  return new Set([...papers.map(({ page }) => page), ...unlockedStepPages(standing)]);
}
