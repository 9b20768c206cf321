import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Facts } from '../scenario/condition.ts';
import type { HintsAsked, Measures } from '../scenario/report/conditions.ts';
import type { Step } from '../scenario/scenario.ts';
import { daysBetween, dayAt, hourAt, weekdayOf } from '../hours/zoned.ts';
import { currentName } from '../story/former-names.ts';
import type { Standing } from '../story/standing.ts';
import type { Verdict } from '../story/judge.ts';

/** A row of the journal, as far as a report reads it. `madeAt`: milliseconds since 1970 UTC. */
export interface JournalEntry {
  readonly kind: string;
  readonly step: string | null;
  readonly verdict: Verdict | null;
  /** The normalised answer; null once it is erased. */
  readonly reading: string | null;
  readonly madeAt: number;
}

/** A wrong answer that was typed in words. */
export interface TypedAnswer {
  readonly step: string;
  readonly reading: string;
}

/** A finished game, as its journal tells it. */
export interface FinishedGame {
  readonly facts: Facts;
  readonly measures: Omit<Measures, 'finestAt'>;
  readonly hintsAsked: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Without those that were nearly right. Each once, in the order in which they were given. */
  readonly wrongAnswers: readonly TypedAnswer[];
}

/**
 * The kinds of journal rows that record the player’s own moves. Staff and new editions write rows of other
 * kinds.
 */
const OWN_KINDS: ReadonlySet<string> = new Set(['activation', 'answer', 'clue', 'alternative', 'recognised']);

/** When the player came to an end of the story; null before. */
function endOf({ story: { scenario }, progress }: Standing): number | null {
  const ends = Object.values(scenario.steps).filter(({ kind }) => kind === 'end');
  const times = ends.flatMap(({ name }) => progress.reached[name] ?? []);
  return progress.state === 'DONE' ? (times.sort((a, b) => a - b)[0] ?? progress.lastStepDate) : null;
}

/** The player's own entries from the first to the end, oldest first, under the current names of the steps. */
function ownEntries(
  { story }: Standing,
  journal: readonly JournalEntry[],
  endedAt: number,
): readonly JournalEntry[] {
  return journal
    .filter(({ kind, madeAt }) => OWN_KINDS.has(kind) && madeAt <= endedAt)
    .map((entry) => ({ ...entry, step: entry.step === null ? null : currentName(story, 'step', entry.step) }))
    .sort((a, b) => a.madeAt - b.madeAt);
}

/** The longest time between two entries; the first of several. */
function longestSilence(entries: readonly JournalEntry[], startedAt: number): Measures['silence'] {
  let before = startedAt;
  let longest: Measures['silence'] = { ms: 0, at: null };
  for (const { madeAt, step } of entries) {
    if (madeAt - before > longest.ms) longest = { ms: madeAt - before, at: step };
    before = madeAt;
  }
  return longest;
}

/**
 * The answers that the player saw refused, with a reply of the author or without. The same one counts once at
 * a step, as it does for the wait.
 */
function refusedEntries(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ kind, step, verdict, reading }) => {
    const key = `${step} ${reading}`;
    const isRefused = kind === 'answer' && (verdict === 'wrong' || verdict === 'almost');
    if (!isRefused || step === null || (reading !== null && seen.has(key))) return false;
    seen.add(key);
    return true;
  });
}

function countByStep(entries: readonly JournalEntry[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { step } of entries) if (step !== null) counts.set(step, (counts.get(step) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function hintsIn(
  counts: Readonly<Record<string, number>>,
  steps: Readonly<Record<string, Step>>,
): HintsAsked {
  const asked = Object.entries(counts);
  if (asked.length === 0) return 'none';
  return asked.some(([step, count]) => count >= (steps[step]?.hints.length ?? Infinity)) ? 'all' : 'some';
}

/** An answer in words: typed on a keyboard, and not a number. */
const isTyped = ({ puzzle }: Step): boolean =>
  puzzle !== null && puzzleTypeOf(puzzle).isTyped?.(puzzle) === true;

/** Reads a journal from the activation on; null before the end. */
export function readGame(standing: Standing, journal: readonly JournalEntry[]): FinishedGame | null {
  const { scenario } = standing.story;
  const endedAt = endOf(standing);
  if (endedAt === null) return null;
  const entries = ownEntries(standing, journal, endedAt);
  const startedAt = Math.min(
    entries[0]?.madeAt ?? endedAt,
    standing.progress.reached[scenario.start] ?? endedAt,
  );
  const refused = refusedEntries(entries);
  const hints = countByStep(entries.filter(({ kind }) => kind === 'clue'));
  return {
    facts: { ...standing.facts, asked: Object.keys(hints) },
    measures: {
      wrong: countByStep(refused),
      hints: hintsIn(hints, scenario.steps),
      silence: longestSilence(entries, startedAt),
      lastedMs: endedAt - startedAt,
      days: daysBetween(dayAt(startedAt, scenario.timeZone), dayAt(endedAt, scenario.timeZone)) + 1,
      lastWord: hourAt(endedAt, scenario.timeZone),
      lastDay: weekdayOf(dayAt(endedAt, scenario.timeZone)),
    },
    hintsAsked: Object.values(hints).reduce((sum, count) => sum + count, 0),
    startedAt,
    endedAt,
    wrongAnswers: refused.flatMap(({ step, reading, verdict }): readonly TypedAnswer[] => {
      const at = scenario.steps[step ?? ''];
      return at && verdict === 'wrong' && reading !== null && isTyped(at) ? [{ step: at.name, reading }] : [];
    }),
  };
}
