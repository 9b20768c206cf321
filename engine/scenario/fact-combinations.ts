import type { ElsewhereFact } from '../types/elsewhere.generated.ts';
import { type CityDeeds, type Elsewhere, factsElsewhere, type FactRead, type Facts } from './condition.ts';

/** Two options of one choice exclude each other. */
const exclusionOf = ({ kind, step, city = '' }: FactRead): string => `${city} ${kind} ${step}`;

/**
 * Every set of these facts that may be true together, those with the first facts first, the empty one last.
 */
export function combinationsOf(read: readonly FactRead[]): Iterable<readonly FactRead[]> {
  const groups = new Map<string, Map<string, FactRead>>();
  for (const fact of read) {
    const group = groups.get(exclusionOf(fact)) ?? new Map<string, FactRead>();
    groups.set(exclusionOf(fact), group.set(`${fact.step} ${fact.option ?? ''}`, fact));
  }
  return combined([...groups.values()].map((group) => [...group.values()]));
}

function* combined([group, ...others]: readonly (readonly FactRead[])[]): Generator<readonly FactRead[]> {
  if (!group) yield [];
  else
    for (const fact of [...group, null])
      for (const rest of combined(others)) yield fact ? [fact, ...rest] : rest;
}

/** The facts of a player of whom only these are true. */
export function factsWhere(facts: readonly FactRead[]): Facts {
  const { solved, ...here } = deedsWhere(facts.filter(({ city }) => city === undefined));
  const cities = new Set(facts.flatMap(({ city }) => city ?? []));
  return {
    ...here,
    solved: (step) => solved.includes(step),
    elsewhere: Object.fromEntries(
      [...cities].map((city) => [city, deedsWhere(facts.filter((fact) => fact.city === city))]),
    ),
  };
}

/**
 * Everything that a player may have decided elsewhere, of the facts that are read; nothing at all comes
 * first.
 */
export const elsewheresOf = (read: readonly FactRead[]): readonly Elsewhere[] =>
  [...combinationsOf(read)].reverse().map((facts) => factsWhere(facts).elsewhere ?? {});

/** What the head of a walkthrough supposes. */
export const supposedElsewhere = (supposed: readonly ElsewhereFact[] = []): Elsewhere =>
  factsWhere(supposed.flatMap((fact) => factsElsewhere(fact))).elsewhere ?? {};

function deedsWhere(facts: readonly FactRead[]): CityDeeds {
  const steps = (kind: FactRead['kind']): readonly string[] =>
    facts.filter((fact) => fact.kind === kind).map(({ step }) => step);
  return {
    chosen: Object.fromEntries(
      facts.filter(({ kind }) => kind === 'chose').map(({ step, option = '' }) => [step, option]),
    ),
    taken: steps('took'),
    asked: steps('asked'),
    solved: steps('solved'),
  };
}
