import { weekdayNumber } from '../hours/zoned.ts';
import type { Condition } from '../types/condition.generated.ts';
import type { ElsewhereFact } from '../types/elsewhere.generated.ts';

/** Number of columns whose combinations all occur. */
const TOGETHER = 3;

/** Sets of columns, as many as told apart together. */
function columnSets(count: number, size: number, first = 0): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - first) }, (_none, index) => first + index).flatMap(
    (column) => columnSets(count, size - 1, column + 1).map((rest) => [column, ...rest]),
  );
}

/** The values of some columns in a row, as indexes; null when one of them is not set yet. */
function cellsKey(columns: readonly number[], row: readonly (number | undefined)[]): string | null {
  const cells = columns.map((column) => row[column]);
  return cells.includes(undefined) ? null : `${columns.join()}:${cells.join()}`;
}

/**
 * Rows with one value of each column, such that any values of three columns stand together in one row. The
 * first row has the first value of each. With three columns or fewer, every row there is.
 */
export function coveringRows<Value>(columns: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  const sets = columnSets(columns.length, Math.min(TOGETHER, columns.length));
  const missing = new Map<string, { readonly set: readonly number[]; readonly cells: readonly number[] }>();
  for (const set of sets) {
    const all = set.reduce<readonly (readonly number[])[]>(
      (rows, column) =>
        rows.flatMap((row) => (columns[column] ?? []).map((_value, index) => [...row, index])),
      [[]],
    );
    for (const cells of all) missing.set(`${set.join()}:${cells.join()}`, { set, cells });
  }
  const rows: (readonly number[])[] = [];
  const add = (row: readonly number[]): void => {
    rows.push(row);
    for (const set of sets) missing.delete(cellsKey(set, row) ?? '');
  };
  add(columns.map(() => 0));
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const { set, cells } = next;
    const row: (number | undefined)[] = columns.map((_column, index) => cells[set.indexOf(index)]);
    const gain = (column: number, value: number): number => {
      const tried = row.with(column, value);
      return sets.filter((one) => one.includes(column) && missing.has(cellsKey(one, tried) ?? '')).length;
    };
    columns.forEach((values, column) => {
      if (row[column] !== undefined) return;
      const gains = values.map((_value, index) => gain(column, index));
      row[column] = gains.indexOf(Math.max(...gains));
    });
    add(row.map((value) => value ?? 0));
  }
  return rows.map((row) => row.map((value, column) => columns[column]?.[value] as Value));
}

/** The decisions and deeds of a player that conditions read. */
export interface Facts {
  /** The option chosen at each step, by the step's name. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The steps at which an alternative route was taken, in order. */
  readonly taken: readonly string[];
  /** The steps at which a hint was asked. */
  readonly asked: readonly string[];
  /** Whether the step was left by its answer. */
  solved(step: string): boolean;
  /** The day of the week, 1 for Monday to 7, on which the player came to a step; undefined before. */
  weekdayAt?(step: string): number | undefined;
  /** What was decided in other cities; nothing when undefined. */
  readonly elsewhere?: Elsewhere;
}

/** What a player decided and did in one other city. */
export interface CityDeeds extends Pick<Facts, 'chosen' | 'taken' | 'asked'> {
  /** The steps left by their answer. */
  readonly solved: readonly string[];
}

/** The other cities where the player has a game, by the name of their folder. */
export type Elsewhere = Readonly<Record<string, CityDeeds>>;

/** A missing condition is always true. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  if (!condition) return true;
  const { chose = {}, reached = {}, solved, asked, took, elsewhere, all = [], any, not } = condition;
  return (
    Object.entries(chose).every(([step, option]) => facts.chosen[step] === option) &&
    Object.entries(reached).every(([step, day]) => facts.weekdayAt?.(step) === weekdayNumber(day)) &&
    (solved === undefined || facts.solved(solved)) &&
    (asked === undefined || facts.asked.includes(asked)) &&
    (took === undefined || facts.taken.includes(took)) &&
    (elsewhere === undefined || holdsElsewhere(elsewhere, facts.elsewhere?.[elsewhere.city])) &&
    all.every((inner) => holds(inner, facts)) &&
    (any === undefined || any.some((inner) => holds(inner, facts))) &&
    (not === undefined || !holds(not, facts))
  );
}

/** False for a player without a game in that city. */
export function holdsElsewhere(
  { city: _city, ...condition }: ElsewhereFact,
  deeds: CityDeeds | undefined,
): boolean {
  return deeds !== undefined && holds(condition, { ...deeds, solved: (step) => deeds.solved.includes(step) });
}

/**
 * One fact that a condition reads. `path`: its place in the condition; `option`: for `chose`, and the day for
 * `reached`; `city`: the folder of another city.
 */
export interface FactRead {
  readonly kind: 'chose' | 'reached' | 'solved' | 'asked' | 'took';
  readonly step: string;
  readonly option?: string;
  readonly city?: string;
  readonly path: readonly (string | number)[];
}

const FACTS_WITH_OPTIONS = ['chose', 'reached'] as const;
const PLAIN_FACTS = ['solved', 'asked', 'took'] as const;

/** Every fact that a condition reads, nested conditions included. */
export function factsRead(condition: Condition, path: FactRead['path'] = []): readonly FactRead[] {
  const { elsewhere, all = [], any = [], not } = condition;
  return [
    ...FACTS_WITH_OPTIONS.flatMap((kind) =>
      Object.entries(condition[kind] ?? {}).map(([step, option]): FactRead => ({
        kind,
        step,
        option,
        path: [...path, kind, step],
      })),
    ),
    ...PLAIN_FACTS.flatMap((kind): FactRead[] => {
      const step = condition[kind];
      return step === undefined ? [] : [{ kind, step, path: [...path, kind] }];
    }),
    ...(elsewhere ? factsElsewhere(elsewhere, [...path, 'elsewhere']) : []),
    ...all.flatMap((inner, index) => factsRead(inner, [...path, 'all', index])),
    ...any.flatMap((inner, index) => factsRead(inner, [...path, 'any', index])),
    ...(not ? factsRead(not, [...path, 'not']) : []),
  ];
}

export const factsElsewhere = (
  { city, ...condition }: ElsewhereFact,
  path: FactRead['path'] = [],
): readonly FactRead[] => factsRead(condition, path).map((fact) => ({ ...fact, city }));

/** Two options of one choice exclude each other, as two days do. */
const exclusionOf = ({ kind, step, city = '' }: FactRead): string => `${city} ${kind} ${step}`;

/** The facts by what they exclude each other on. */
function exclusiveFacts(read: readonly FactRead[]): readonly (readonly FactRead[])[] {
  const groups = new Map<string, Map<string, FactRead>>();
  for (const fact of read) {
    const group = groups.get(exclusionOf(fact)) ?? new Map<string, FactRead>();
    groups.set(exclusionOf(fact), group.set(`${fact.step} ${fact.option ?? ''}`, fact));
  }
  return [...groups.values()].map((group) => [...group.values()]);
}

/**
 * Every set of these facts that may be true together, those with the first facts first, the empty one last.
 */
export const combinationsOf = (read: readonly FactRead[]): Iterable<readonly FactRead[]> =>
  combined(exclusiveFacts(read));

function* combined([group, ...others]: readonly (readonly FactRead[])[]): Generator<readonly FactRead[]> {
  if (!group) yield [];
  else
    for (const fact of [...group, null])
      for (const rest of combined(others)) yield fact ? [fact, ...rest] : rest;
}

/** The facts of a player of whom only these are true. */
export function factsWhere(facts: readonly FactRead[]): Facts {
  const own = facts.filter(({ city }) => city === undefined);
  const { solved, ...here } = deedsWhere(own);
  const cities = new Set(facts.flatMap(({ city }) => city ?? []));
  return {
    ...here,
    solved: (step) => solved.includes(step),
    weekdayAt: (step) => {
      const day = own.find((fact) => fact.kind === 'reached' && fact.step === step)?.option;
      return day === undefined ? undefined : weekdayNumber(day);
    },
    elsewhere: Object.fromEntries(
      [...cities].map((city) => [city, deedsWhere(facts.filter((fact) => fact.city === city))]),
    ),
  };
}

/**
 * What a player may have decided elsewhere, of the facts that are read; nothing at all comes first. Pasts are
 * chosen so that any three facts occur together in one of them, which is as much as a text tells apart: all
 * sets of them would be thousands.
 */
export const elsewheresOf = (read: readonly FactRead[]): readonly Elsewhere[] =>
  coveringRows(exclusiveFacts(read).map((group) => [null, ...group])).map(
    (row) => factsWhere(row.flatMap((fact) => fact ?? [])).elsewhere ?? {},
  );

/** The assumptions at the head of a walkthrough. */
export const supposedElsewhere = (supposed: readonly ElsewhereFact[] = []): Elsewhere =>
  factsWhere(supposed.flatMap((fact) => factsElsewhere(fact))).elsewhere ?? {};

/** An option is chosen by the answer that leaves its step. */
function deedsWhere(facts: readonly FactRead[]): CityDeeds {
  const steps = (kind: FactRead['kind']): readonly string[] =>
    facts.filter((fact) => fact.kind === kind).map(({ step }) => step);
  return {
    chosen: Object.fromEntries(
      facts.filter(({ kind }) => kind === 'chose').map(({ step, option = '' }) => [step, option]),
    ),
    taken: steps('took'),
    asked: steps('asked'),
    solved: [...new Set([...steps('solved'), ...steps('chose')])],
  };
}
