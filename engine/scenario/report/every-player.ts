import { dailySpan } from '../../hours/status.ts';
import { readDelay, weekdayNumber } from '../../hours/zoned.ts';
import { combinationsOf, type Facts, factsWhere } from '../condition.ts';
import {
  type HintsAsked,
  type Measures,
  meetsReport,
  partsOf,
  type PlainCondition,
  plainFacts,
  type ReportGroup,
  showsAnswer,
} from './conditions.ts';

/** A player as a group's conditions can tell them apart. */
interface Player {
  readonly facts: Facts;
  readonly measures: Measures;
}

/** Above, the players of a group are not all tried: nothing is said of it. */
const MOST_PLAYERS = 20_000;

/** Any step that the group does not name. */
const ANOTHER_STEP = '';

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** The smallest value, and those next to each limit. */
const around = (
  smallest: number,
  { least = [], most = [] }: { least?: readonly number[]; most?: readonly number[] },
): readonly number[] =>
  unique([
    smallest,
    ...least,
    ...least.map((limit) => limit - 1),
    ...most,
    ...most.map((limit) => limit + 1),
  ]).filter((value) => value >= smallest);

const limitsOf = (ranges: readonly ({ readonly least?: number; readonly most?: number } | undefined)[]) => ({
  least: ranges.flatMap((range) => range?.least ?? []),
  most: ranges.flatMap((range) => range?.most ?? []),
});

const delaysOf = (ranges: readonly ({ readonly least?: string; readonly most?: string } | undefined)[]) => ({
  least: ranges.flatMap((range) => readDelay(range?.least ?? '') ?? []),
  most: ranges.flatMap((range) => readDelay(range?.most ?? '') ?? []),
});

/** Each way to take one value from each list. */
function* product(lists: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const value of first) for (const rest of product(others)) yield [value, ...rest];
}

function* wrongCounts(
  plain: readonly PlainCondition[],
  named: readonly string[],
): Generator<Measures['wrong']> {
  const total = limitsOf(plain.map(({ wrong }) => (wrong?.at === undefined ? wrong : undefined)));
  const steps = unique([...plain.flatMap(({ wrong }) => wrong?.at ?? []), ...named, ANOTHER_STEP]);
  // An answer that can be shown is a wrong one.
  const one = (step: string): readonly number[] => (named.includes(step) || step === ANOTHER_STEP ? [1] : []);
  const counts = steps.map((step) => {
    const own = limitsOf(plain.map(({ wrong }) => (wrong?.at === step ? wrong : undefined)));
    return unique([...around(0, own), ...one(step), ...(step === ANOTHER_STEP ? around(0, total) : [])]);
  });
  for (const values of product(counts))
    yield Object.fromEntries(steps.map((step, index) => [step, values[index] ?? 0]));
}

/** Every player whom the group's conditions tell from the others. */
function* playersOf({ sentences }: ReportGroup): Generator<Player> {
  const parts = sentences.flatMap(({ if: condition }) => (condition ? partsOf(condition) : []));
  const plain = parts.map((part) => part.plain);
  const finest = unique(plain.flatMap(({ finest: step }) => step ?? []));
  const asksHints = plain.some(({ hints }) => hints !== undefined);
  const spans = plain.flatMap(({ lastWord }) => (lastWord ? (dailySpan(lastWord.between) ?? []) : []));
  const hours = unique([0, ...spans.flatMap(({ opens, closes }) => [opens % 24, closes % 24])]);
  const weekdays = unique([0, ...plain.flatMap(({ lastDay }) => (lastDay ? weekdayNumber(lastDay) : []))]);
  const silent = unique([...plain.flatMap(({ silence }) => silence?.at ?? []), ANOTHER_STEP]);
  const silences = around(0, delaysOf(plain.map(({ silence }) => silence)));
  const lasting = around(0, delaysOf(plain.map(({ lasted }) => lasted)));
  const allDays = around(1, limitsOf(plain.map(({ days }) => days)));
  for (const facts of combinationsOf(parts.flatMap(plainFacts))) {
    const read = factsWhere(facts);
    for (const wrong of wrongCounts(plain, finest))
      for (const finestAt of [null, ...finest, ANOTHER_STEP])
        for (const hints of asksHints ? (['none', 'some', 'all'] as const) : (['some'] as const))
          for (const at of silent)
            for (const ms of silences)
              for (const lastedMs of lasting)
                for (const days of allDays)
                  for (const lastWord of hours)
                    for (const lastDay of weekdays) {
                      const silence = { ms, at };
                      const measures = { wrong, finestAt, hints, silence, lastedMs, days, lastWord, lastDay };
                      if (isPossible(read, measures, asksHints)) yield { facts: read, measures };
                    }
  }
}

function isPossible({ asked }: Facts, { wrong, finestAt, hints }: Measures, asksHints: boolean): boolean {
  const isShown = finestAt === null || (wrong[finestAt] ?? 0) > 0;
  return isShown && (!asksHints || hints !== ('none' satisfies HintsAsked) || asked.length === 0);
}

/** The index of the sentence that a player reads; -1 when none is for them. */
export const sentenceToSay = ({ sentences }: ReportGroup, facts: Facts, measures: Measures): number =>
  sentences.findIndex(
    ({ if: condition, say }) =>
      (measures.finestAt !== null || !showsAnswer(say)) && meetsReport(condition, facts, measures),
  );

/**
 * The sentences of a group that nobody reads, and whether somebody reads none; null when the players are too
 * many to try.
 */
export function unreadSentences(
  group: ReportGroup,
): { readonly unread: readonly number[]; readonly mayBeEmpty: boolean } | null {
  const { sentences } = group;
  const isForAll = sentences.some(({ if: condition, say }) => !condition && !showsAnswer(say));
  const read = new Set<number>();
  let tried = 0;
  for (const { facts, measures } of playersOf(group)) {
    if ((tried += 1) > MOST_PLAYERS) return null;
    read.add(sentenceToSay(group, facts, measures));
    if (isForAll && read.size === sentences.length) break;
  }
  return { unread: [...sentences.keys()].filter((index) => !read.has(index)), mayBeEmpty: read.has(-1) };
}
