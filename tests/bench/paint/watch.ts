import type { Page } from 'playwright-core';

/** What a browser notes of a page, in milliseconds since it was asked for. */
export interface Notes {
  /** When the largest element so far was painted, each time that a larger one came. */
  readonly largest: readonly { readonly at: number; readonly text: string }[];
  /** What moved without having been touched, and who. */
  readonly shifts: readonly { readonly value: number; readonly who: string }[];
  /** Tasks longer than 50 ms: when, and how long. */
  readonly longTasks: readonly { readonly at: number; readonly lasted: number }[];
  /** From each touch or key to the next painting. */
  readonly answers: readonly { readonly lasted: number; readonly who: string }[];
}

interface NotesWindow extends Window {
  notes: { largest: unknown[]; shifts: unknown[]; longTasks: unknown[]; answers: unknown[] };
}

/** Runs in the page before anything of its own. */
function takeNotes(): void {
  const notes: NotesWindow['notes'] = { largest: [], shifts: [], longTasks: [], answers: [] };
  (window as unknown as NotesWindow).notes = notes;
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'nothing';
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} « ${text.slice(0, 40)} »`;
  };
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch('largest-contentful-paint', ({ startTime, element }: { startTime: number; element?: Element }) =>
    notes.largest.push({ at: startTime, text: nameOf(element) }),
  );
  watch('layout-shift', ({ value, hadRecentInput, sources }: { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }) => {
    if (!hadRecentInput) notes.shifts.push({ value, who: sources.map(({ node }) => nameOf(node)).join(', ') });
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => notes.longTasks.push({ at: startTime, lasted: duration }));
  watch('event', ({ duration, interactionId, target }: { duration: number; interactionId: number; target: Node | null }) => {
    if (interactionId > 0) notes.answers.push({ lasted: duration, who: nameOf(target) });
  });
}

/** tsx names functions by a helper of its own, which a page lacks. */
const NAMING = 'globalThis.__name = (value) => value;';

export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript({ content: NAMING });
  await page.addInitScript(takeNotes);
}

export const readNotes = (page: Page): Promise<Notes> => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

const LONG_MS = 50;

/** What long tasks took beyond their first 50 ms. */
export const blockingTime = ({ longTasks }: Notes): number => longTasks.reduce((sum, { lasted }) => sum + lasted - LONG_MS, 0);

export const layoutShift = ({ shifts }: Notes): number => shifts.reduce((sum, { value }) => sum + value, 0);
