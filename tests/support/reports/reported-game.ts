import { advance, begin, type Story, type StoryEvent } from '../../../engine/index.ts';
import { walkStart } from '../../../engine/prove/play-walkthrough.ts';
import { supposedElsewhere } from '../../../engine/scenario/fact-combinations.ts';
import { nextTimeAt, readDelay, readWallClock } from '../../../engine/hours/wall-clock.ts';
import { type Report, writeReport } from '../../../engine/report/write-report.ts';
import type { JournalEntry } from '../../../engine/report/game.ts';
import type { CityRoute } from '../cities/cities.ts';
import { AN_HOUR, KINDS, A_MINUTE } from './noted-game.ts';

/** How somebody plays a written route. */
export interface Manner {
  /** Pauses before each answer, in milliseconds. */
  readonly pauseMs: number;
  /** Wrong answers that are tried at every step before the right one. */
  readonly tries: readonly string[];
  readonly asksHints: boolean;
}

export const HASTY: Manner = { pauseMs: 6 * A_MINUTE, tries: [], asksHints: false };
export const LEISURELY: Manner = { pauseMs: 7 * AN_HOUR, tries: ['au bout du jardin', 'la maison du boulanger', '4711'], asksHints: true };

/** The report on a written route, played in this manner; null when it does not come to the end. */
export function reportOn(story: Story, { written }: CityRoute, { pauseMs, tries, asksHints }: Manner): Report | null {
  let now = walkStart(story);
  let standing = begin(story, now, supposedElsewhere(written.elsewhere));
  const journal: JournalEntry[] = [{ kind: 'activation', step: standing.progress.step, verdict: null, reading: null, madeAt: now }];
  const apply = (event: StoryEvent, step: string): void => {
    now += 5 * A_MINUTE;
    const { standing: after, outcome } = advance(standing, event, now);
    const { verdict = null, reading = null } = outcome;
    if (outcome.accepted || verdict !== null) journal.push({ kind: KINDS[event.type] ?? 'staff', step, verdict, reading, madeAt: now });
    standing = after;
  };
  for (const { at, answer, alternative, wait } of written.moves) {
    if (wait !== undefined) {
      const hours = readWallClock(wait);
      now = hours === null ? now + (readDelay(wait) ?? 0) : nextTimeAt(now, hours, story.scenario.timeZone);
      continue;
    }
    const isOver = standing.progress.state === 'DONE';
    if (!isOver) for (const code of tries) apply({ type: 'ANSWER', code, at }, at);
    if (!isOver && asksHints) apply({ type: 'ASK_CLUE', at }, at);
    // An hour of the city may be closed for a step: only steps without hours are delayed.
    if (!isOver && !story.scenario.steps[at]?.opens) now += pauseMs;
    if (answer !== undefined) apply({ type: 'ANSWER', code: answer, at }, at);
    else if (alternative) apply({ type: 'TAKE_ALTERNATIVE', debug: true }, at);
    else apply({ type: 'ASK_CLUE', at }, at);
  }
  return writeReport(standing, journal);
}
