import { isRecord } from '../../text/is-record.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';

/** A value of a translation that belongs to nothing of the French file, or to something else. */
export interface Misfit {
  readonly code: 'translation-orphan' | 'translation-differs';
  /** In the translation. */
  readonly path: ValuePath;
  readonly message: string;
  readonly wayOut: string;
}

/** For an item of a French list: the position of its translation, and its name. */
interface ItemPair {
  readonly at: number | null;
  readonly name: string;
}

/** By value, whatever the order of keys. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isRecord(value)
      ? Object.entries(value)
          .sort(([left], [right]) => (left < right ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)])
      : value;

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The fields of an item that name it; a single word names itself. */
const namesOf = (item: unknown, keys: readonly string[]): readonly string[] =>
  isRecord(item)
    ? keys.flatMap((key) => (item[key] === undefined ? [] : textsOf(item[key])))
    : typeof item === 'string'
      ? [item]
      : [];

/** Pairs the items of a French list with those of its translation: by their names, else by their positions. */
export function itemPairs(
  keyedBy: unknown,
  french: readonly unknown[],
  own: unknown,
): { readonly pairs: readonly ItemPair[]; readonly misfits: readonly Misfit[] } {
  const keys = Array.isArray(keyedBy) ? keyedBy.map(String) : [];
  const nameAt = (index: number): string => namesOf(french[index], keys)[0] ?? String(index);
  const given: readonly unknown[] = Array.isArray(own) ? own : [];
  const isNamed = (item: unknown): boolean => isRecord(item) && namesOf(item, keys).length > 0;
  if (own === undefined || !given.some(isNamed)) {
    const isEqual = own === undefined || given.length === french.length;
    return {
      pairs: french.map((_item, index) => ({
        at: index < given.length ? index : null,
        name: keys.length > 0 ? nameAt(index) : String(index),
      })),
      misfits: isEqual ? [] : [otherLength(french.length, given.length)],
    };
  }
  const taken = new Map<number, number>();
  const misfits: Misfit[] = [];
  given.forEach((item, at) => {
    const names = namesOf(item, keys);
    const index = french.findIndex((source, position) => {
      if (taken.has(position)) return false;
      const known = namesOf(source, keys);
      return names.length === 0
        ? known.length === 0 && given.length === french.length && position === at
        : names.every((name) => known.includes(name));
    });
    if (index === -1) misfits.push(noSuchItem(at, names));
    else taken.set(index, at);
  });
  return {
    pairs: french.map((_item, index) => ({ at: taken.get(index) ?? null, name: nameAt(index) })),
    misfits,
  };
}

const otherLength = (french: number, own: number): Misfit => ({
  code: 'translation-differs',
  path: [],
  message: `Cette liste a ${own} entrée(s), la française en a ${french}.`,
  wayOut: 'Gardez une entrée pour chaque entrée française, dans le même ordre.',
});

const noSuchItem = (at: number, names: readonly string[]): Misfit => ({
  code: 'translation-orphan',
  path: [at],
  message:
    names.length === 0
      ? 'Cette entrée ne dit pas laquelle elle traduit.'
      : `Le français n’a pas d’entrée « ${names.join(', ')} » dans cette liste.`,
  wayOut: 'Reprenez le nom de l’entrée française, tel quel, ou retirez celle-ci.',
});
