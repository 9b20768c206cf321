import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedMessages } from './messages.ts';
import { unlockedPages } from './pages.ts';

/**
 * What an order keeps when its player has opened a message or a document; null when that is locked. What has changed
 * since is new again: the mark is that of the version.
 */
export function openedMark(scenario: Scenario, progress: Progress, kind: 'messages' | 'documents', slug: string): string | null {
  const page = pageOf(scenario, progress, kind, slug);
  const mark = `${kind}/${page}` as const;
  return page !== undefined && unlockedPages(scenario, progress).has(mark) ? mark : null;
}

function pageOf(scenario: Scenario, progress: Progress, kind: 'messages' | 'documents', slug: string): string | undefined {
  if (kind === 'messages') return unlockedMessages(scenario, progress).find(({ message }) => message.slug === slug)?.page;
  return unlockedDocuments(scenario, progress).find(({ document }) => document.slug === slug)?.page;
}
