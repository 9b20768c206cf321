import { advance, begin, type StoryEvent, type Story } from '../../../engine/index.ts';
import type { JournalEntry } from '../../../engine/report/game.ts';
import { type Report, writeReport } from '../../../engine/report/write-report.ts';
import type { Standing } from '../../../engine/story/standing.ts';

export const A_MINUTE = 60_000;
export const AN_HOUR = 60 * A_MINUTE;

/** Ten in the morning in Paris, Monday 23 November 2026. */
export const TEN = Date.UTC(2026, 10, 23, 9);

/** Kinds of the journal's rows, as the server writes them. */
export const KINDS: Partial<Record<StoryEvent['type'], string>> = {
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
  /** One minute passes before it. */
  do(event: StoryEvent): void;
  readonly report: () => Report | null;
}

export function noteGame(story: Story, start = TEN): NotedGame {
  let now = start;
  let standing = begin(story, now);
  const journal: JournalEntry[] = [{ kind: 'activation', step: standing.progress.step, verdict: null, reading: null, madeAt: now }];
  return {
    step: () => standing.progress.step ?? '',
    standing: () => standing,
    journal,
    now: () => now,
    wait(ms) {
      now += ms;
    },
    do(event) {
      now += A_MINUTE;
      const step = ('at' in event ? event.at : undefined) ?? standing.progress.step;
      const { standing: after, outcome } = advance(standing, event, now);
      const { verdict = null, reading = null } = outcome;
      if (outcome.accepted || verdict !== null) journal.push({ kind: KINDS[event.type] ?? 'staff', step, verdict, reading, madeAt: now });
      standing = after;
    },
    report: () => writeReport(standing, journal),
  };
}

/** The sentences of a report. */
export const textsOf = (report: Report | null): readonly string[] => report?.lines.map(({ text }) => text) ?? [];
