import type { Standing } from '../story/standing.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';

/**
 * What an order keeps when its player has opened a message or a document; null when that is locked. What has changed
 * since is new again: the mark is that of the version.
 */
export function openedMark(standing: Standing, kind: 'messages' | 'documents', slug: string): string | null {
  const page = standing.step === null ? undefined : pageOf(standing, kind, slug);
  return page === undefined ? null : `${kind}/${page}`;
}

function pageOf(standing: Standing, kind: 'messages' | 'documents', slug: string): string | undefined {
  if (kind === 'messages') return unlockedMessages(standing).find(({ message }) => message.slug === slug)?.page;
  return unlockedDocuments(standing).find(({ document }) => document.slug === slug)?.page;
}
