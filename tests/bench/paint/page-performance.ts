import type { Page } from 'playwright-core';

/** Performance entries of a page. Times in milliseconds since navigation. */
export interface PagePerformance {
  /** Largest contentful paints, in order. */
  readonly largest: readonly { readonly at: number; readonly text: string }[];
  /** Layout shifts without user input, with the elements that moved. */
  readonly shifts: readonly { readonly value: number; readonly who: string }[];
  /** Tasks longer than 50 ms. */
  readonly longTasks: readonly { readonly at: number; readonly lasted: number }[];
  /** Time from each touch or key press to the next paint. */
  readonly answers: readonly { readonly lasted: number; readonly who: string }[];
}

interface NotesWindow extends Window {
  notes: { largest: unknown[]; shifts: unknown[]; longTasks: unknown[]; answers: unknown[] };
}

/** Runs in the page before its own scripts. */
function observePerformance(): void {
  const notes: NotesWindow['notes'] = { largest: [], shifts: [], longTasks: [], answers: [] };
  (window as unknown as NotesWindow).notes = notes;
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'nothing';
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ');
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
  watch(
    'layout-shift',
    ({
      value,
      hadRecentInput,
      sources,
    }: {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    }) => {
      if (!hadRecentInput)
        notes.shifts.push({ value, who: sources.map(({ node }) => nameOf(node)).join(', ') });
    },
  );
  watch('longtask', ({ startTime, duration }: PerformanceEntry) =>
    notes.longTasks.push({ at: startTime, lasted: duration }),
  );
  watch(
    'event',
    ({
      duration,
      interactionId,
      target,
    }: {
      duration: number;
      interactionId: number;
      target: Node | null;
    }) => {
      if (interactionId > 0) notes.answers.push({ lasted: duration, who: nameOf(target) });
    },
  );
}

/** tsx inserts calls of this helper, which does not exist in the page. */
const NAMING = 'globalThis.__name = (value) => value;';

export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript({ content: NAMING });
  await page.addInitScript(observePerformance);
}

export const readPerformance = (page: Page): Promise<PagePerformance> =>
  page.evaluate(() => (window as unknown as { notes: PagePerformance }).notes);

const LONG_MS = 50;

/** Total blocking time: duration of long tasks beyond their first 50 ms. */
export const blockingTime = ({ longTasks }: PagePerformance): number =>
  longTasks.reduce((sum, { lasted }) => sum + lasted - LONG_MS, 0);

export const layoutShift = ({ shifts }: PagePerformance): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
