import type { Standing } from '../story/standing.ts';
import { unlockedDocuments, unlockedMessages } from './papers.ts';

/**
 * The mark that is stored when a player opens a message or a document; null when it is locked. It contains
 * the version's page, so that a later version counts as new.
 */
export function openedMark(
  standing: Standing,
  kind: 'messages' | 'documents',
  slug: string,
  now: number,
): string | null {
  return standing.step === null ? null : (pageOf(standing, kind, slug, now) ?? null);
}

/**
 * Whether a message that came at this instant is there and was not opened. `opened`: marks as above; `at` and
 * `now`: milliseconds since 1970 UTC.
 */
export const hasUnopenedArrival = (
  standing: Standing,
  at: number,
  opened: readonly string[],
  now: number,
): boolean =>
  standing.step !== null &&
  unlockedMessages(standing, now).some(
    ({ message, page, receivedAt }) =>
      message.arrives !== undefined && receivedAt === at && !opened.includes(page),
  );

function pageOf(
  standing: Standing,
  kind: 'messages' | 'documents',
  slug: string,
  now: number,
): string | undefined {
  if (kind === 'messages')
    return unlockedMessages(standing, now).find(({ message }) => message.slug === slug)?.page;
  return unlockedDocuments(standing).find(({ document }) => document.slug === slug)?.page;
}
