import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { unlockedDocuments } from './documents.ts';
import { unlockedPages } from './pages.ts';

/**
 * What an order keeps when its player has opened a message or a document; null when that is locked. A document that
 * has changed since is new again: its mark is that of the version.
 */
export function openedMark(scenario: Scenario, progress: Progress, kind: 'messages' | 'documents', slug: string): string | null {
  const page = kind === 'messages' ? slug : unlockedDocuments(scenario, progress).find(({ document }) => document.slug === slug)?.page;
  const mark = `${kind}/${page}` as const;
  return page !== undefined && unlockedPages(scenario, progress).has(mark) ? mark : null;
}
