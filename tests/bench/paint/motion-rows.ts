import type { Browser, Page } from 'playwright-core';
import { readBuild } from '../../support/programs/build.ts';
import { moments, otherMoments, type Moment } from '../../visual/frames/moments.ts';
import { takeStanding } from '../../visual/standings.ts';
import type { Report } from '../report.ts';
import { withBrowser } from '../with-browser.ts';
import { onSlowPhone } from './slow-phone.ts';

const PROCESSOR = 4;
const ALLOWED_MS = 50;

/** Events of Chromium's trace for the work of a page's own thread. */
const WORK: Readonly<Record<string, string>> = {
  EvaluateScript: 'script',
  'v8.run': 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
};

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  /** Microseconds, and those in which the thread had a processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

interface Task {
  readonly kind: string;
  readonly lasted: number;
}

function longestOf(trace: Buffer): Task {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.reduce<Task>(
    (longest, { name, tdur = 0 }) => {
      const kind = WORK[name];
      return kind !== undefined && tdur / 1000 > longest.lasted ? { kind, lasted: tdur / 1000 } : longest;
    },
    { kind: 'nothing', lasted: 0 },
  );
}

/** Plays the frames of a moment in its own time. */
async function play(page: Page, { frames }: Moment): Promise<void> {
  // Fixed wait: a movement lasts a stated time.
  const pass = (milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds);
  for (const { act, after } of frames) {
    await act?.(page, pass);
    await pass(after);
  }
}

async function measure(browser: Browser, moment: Moment): Promise<Task> {
  const { app, token } = await takeStanding(moment.as, await readBuild());
  try {
    return await onSlowPhone(
      browser,
      app.address,
      { processor: PROCESSOR, reducedMotion: 'no-preference', token, baseURL: app.address },
      async (page) => {
        page.setDefaultTimeout(60_000);
        await moment.begin(page);
        await browser.startTracing(page, {
          categories: ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'],
        });
        try {
          await play(page, moment);
        } catch (error) {
          // A trace that goes on would refuse the next one.
          await browser.stopTracing();
          throw error;
        }
        return longestOf(await browser.stopTracing());
      },
    );
  } finally {
    await app.stop();
  }
}

/** Opening another page is no movement, and a stamp that falls with its page has fallen before the trace. */
const NOT_MEASURED = ['end', 'right answer'];
const MEASURED = [...moments, ...otherMoments].filter(({ name }) => !NOT_MEASURED.includes(name));

/** The longest script, style or layout of each moving moment, in time of the processor. */
export const motionRows = (report: Report): Promise<void> =>
  withBrowser(async (browser) => {
    for (const moment of MEASURED)
      await report.attempt(`motion: ${moment.name}`, async () => {
        const { kind, lasted } = await measure(browser, moment);
        report.row(`motion: ${moment.name}`, {
          figure: `${lasted.toFixed(1)} ms`,
          ratio: lasted / ALLOWED_MS,
          beside: `the ${ALLOWED_MS} ms allowed; longest: ${kind}`,
          atMost: 1,
        });
      });
  });
