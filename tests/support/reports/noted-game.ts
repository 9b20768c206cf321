import { advance, begin, type StoryEvent, type Story } from '../../../engine/index.ts';
import { nextTimeAt, readDelay, readWallClock } from '../../../engine/hours/zoned.ts';
import { walkStart } from '../../../engine/prove/play-walkthrough.ts';
import type { JournalEntry } from '../../../engine/report/game.ts';
import { type Report, writeReport } from '../../../engine/report/write-report.ts';
import { supposedElsewhere } from '../../../engine/scenario/condition.ts';
import type { Standing } from '../../../engine/story/standing.ts';
import type { CityRoute } from '../cities/cities.ts';

export const A_MINUTE = 60_000;
export const AN_HOUR = 60 * A_MINUTE;

/** Ten in the morning in Paris, Monday 23 November 2026. */
const TEN = Date.UTC(2026, 10, 23, 9);

/** Kinds of the journal's rows, as the server writes them. */
const KINDS: Partial<Record<StoryEvent['type'], string>> = {
  ANSWER: 'answer',
  ASK_CLUE: 'clue',
  TAKE_ALTERNATIVE: 'alternative',
};

/** A game in memory with the journal that the server would write. */
export interface NotedGame {
  readonly step: () => string;
  readonly standing: () => Standing;
  readonly journal: readonly JournalEntry[];
  readonly now: () => number;
  /** Lets time pass. */
  wait(ms: number): void;
  /** A minute passes before it, or `eachMs`. */
  do(event: StoryEvent): void;
  readonly report: () => Report | null;
}

interface NoteOptions {
  readonly eachMs?: number;
  readonly elsewhere?: ReturnType<typeof supposedElsewhere>;
}

export function noteGame(
  story: Story,
  start = TEN,
  { eachMs = A_MINUTE, elsewhere }: NoteOptions = {},
): NotedGame {
  let now = start;
  let standing = begin(story, now, elsewhere);
  const journal: JournalEntry[] = [
    { kind: 'activation', step: standing.progress.step, verdict: null, reading: null, madeAt: now },
  ];
  return {
    step: () => standing.progress.step ?? '',
    standing: () => standing,
    journal,
    now: () => now,
    wait(ms) {
      now += ms;
    },
    do(event) {
      now += eachMs;
      const step = ('at' in event ? event.at : undefined) ?? standing.progress.step;
      const { standing: after, outcome } = advance(standing, event, now);
      const { verdict = null, reading = null } = outcome;
      if (outcome.accepted || verdict !== null)
        journal.push({ kind: KINDS[event.type] ?? 'staff', step, verdict, reading, madeAt: now });
      standing = after;
    },
    report: () => writeReport(standing, journal),
  };
}

/** The sentences of a report. */
export const textsOf = (report: Report | null): readonly string[] =>
  report?.lines.map(({ text }) => text) ?? [];

/** How somebody plays a written route. */
interface Manner {
  /** Pauses before each answer, in milliseconds. */
  readonly pauseMs: number;
  /** Wrong answers that are tried at every step before the right one. */
  readonly tries: readonly string[];
  readonly asksHints: boolean;
}

export const HASTY: Manner = { pauseMs: 6 * A_MINUTE, tries: [], asksHints: false };
export const LEISURELY: Manner = {
  pauseMs: 7 * AN_HOUR,
  tries: ['au bout du jardin', 'la maison du boulanger', '4711'],
  asksHints: true,
};

/** The report on a written route, played in this manner; null when it does not come to the end. */
export const reportOn = (story: Story, route: CityRoute, manner: Manner): Report | null =>
  playNoted(story, route, manner).report();

/** A written route, played in this manner. */
export function playNoted(
  story: Story,
  { written }: CityRoute,
  { pauseMs, tries, asksHints }: Manner,
): NotedGame {
  const game = noteGame(story, walkStart(story), {
    eachMs: 5 * A_MINUTE,
    elsewhere: supposedElsewhere(written.elsewhere),
  });
  for (const { at, answer, alternative, wait } of written.moves) {
    if (wait !== undefined) {
      const hours = readWallClock(wait);
      game.wait(
        hours === null
          ? (readDelay(wait) ?? 0)
          : nextTimeAt(game.now(), hours, story.scenario.timeZone) - game.now(),
      );
      continue;
    }
    const isOver = game.standing().progress.state === 'DONE';
    if (!isOver) for (const code of tries) game.do({ type: 'ANSWER', code, at });
    if (!isOver && asksHints) game.do({ type: 'ASK_CLUE', at });
    // An hour of the city may be closed for a step: only steps without hours are delayed.
    if (!isOver && !story.scenario.steps[at]?.opens) game.wait(pauseMs);
    if (answer !== undefined) game.do({ type: 'ANSWER', code: answer, at });
    else if (alternative) game.do({ type: 'TAKE_ALTERNATIVE', debug: true });
    else game.do({ type: 'ASK_CLUE', at });
  }
  return game;
}
