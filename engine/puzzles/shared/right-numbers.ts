import type { NumberFields } from '../../types/puzzle.generated.ts';
import type { Sentence } from '../../words/words.ts';
import type { PuzzleFault, PuzzlePath } from '../define.ts';
import { mostRight, rightValues, saysValues, tooManyRight } from './tolerance.ts';

/** The solution of one field: a number, a list of numbers, or a range with both its ends. */
export type RightNumber = Extract<NumberFields['solution'], readonly unknown[]>[number];

type NumberRange = { readonly from: number; readonly to: number };

const isRange = (right: RightNumber): right is NumberRange =>
  typeof right === 'object' && !Array.isArray(right);

/** The field's right numbers, as written; of a range, its two ends. */
const endsOf = (right: RightNumber): readonly string[] =>
  isRange(right) ? [right.from, right.to].map(String) : rightValues(right);

const howManyRight = (right: RightNumber | undefined): number =>
  right === undefined ? 0 : isRange(right) ? sizeOf(right) : rightValues(right).length;

export const isTolerant = (right: RightNumber): boolean => isRange(right) || rightValues(right).length > 1;

export const firstRight = (right: RightNumber): string => endsOf(right)[0] ?? '';

/** `number`: digits. */
export function isRightNumber(right: RightNumber, number: string): boolean {
  const value = Number(number);
  return isRange(right)
    ? right.from <= value && value <= right.to
    : rightValues(right).some((one) => Number(one) === value);
}

/** How many numbers have at most as many digits as this one. */
const asLongAs = (number: string): number => 10 ** number.length;

const sizeOf = ({ from, to }: NumberRange): number => to - from + 1;

/** Every right number; only the ends of a range that is reported as a fault. */
export function allRight(right: RightNumber): readonly string[] {
  if (!isRange(right) || sizeOf(right) > mostRight(Infinity)) return endsOf(right);
  const between = Array.from({ length: Math.max(0, sizeOf(right) - 2) }, (_, index) =>
    String(right.from + 1 + index),
  );
  const [first = '', last = ''] = endsOf(right);
  return [first, ...between, last];
}

/**
 * The numbers at the edges that are right, and those just outside a range. `digits`: the most that the field
 * takes.
 */
export function edgesOf(
  right: RightNumber,
  digits: number,
): { readonly right: readonly string[]; readonly wrong: readonly string[] } {
  const outside = isRange(right) ? [right.from - 1, right.to + 1] : [];
  return {
    right: endsOf(right),
    wrong: outside.filter((number) => number >= 0 && number < 10 ** digits).map(String),
  };
}

/** « 17 », « 17 ou 18 », « de 11 à 13 » */
export const saysNumber = (right: RightNumber): string =>
  isRange(right) ? `de ${right.from} à ${right.to}` : saysValues(rightValues(right));

/** Faults of one field's right numbers. `path`: of the number, the list or the range. */
export function rightNumberFaults(
  right: RightNumber,
  path: PuzzlePath,
  label: string,
  digits: number,
): PuzzleFault[] {
  const inside = (index: number): PuzzlePath =>
    isRange(right)
      ? [...path, index === 0 ? 'from' : 'to']
      : typeof right === 'string'
        ? path
        : [...path, index];
  const tooLong = endsOf(right).flatMap((number, index): PuzzleFault[] => {
    if (number.length <= digits) return [];
    const message = `Le champ « ${label} » ne prend que ${digits} chiffres, « ${number} » en a ${number.length}.`;
    return [
      {
        code: 'solution-length',
        path: inside(index),
        unsolvable: true,
        message,
        wayOut: 'Corrigez le nombre, ou le champ digits.',
      },
    ];
  });
  if (tooLong.length > 0) return tooLong;
  if (isRange(right)) return rangeFaults(right, path);
  const numbers = rightValues(right);
  return [
    ...repeats(numbers, inside),
    ...(numbers.length > 1 ? tooManyRight(numbers.length, longest(numbers), path) : []),
  ];
}

const longest = (numbers: readonly string[]): number => Math.max(...numbers.map(asLongAs));

function rangeFaults(range: NumberRange, path: PuzzlePath): PuzzleFault[] {
  const { from, to } = range;
  if (from < to) return tooManyRight(sizeOf(range), asLongAs(String(to)), path);
  const message =
    from === to
      ? `La plage va de ${from} à ${to} : c’est un seul nombre.`
      : `La plage va de ${from} à ${to} : elle est à l’envers.`;
  const wayOut =
    from === to
      ? `Écrivez un dernier nombre plus grand que ${to}, ou gardez un seul nombre.`
      : `Échangez les deux : de ${to} à ${from}.`;
  return [{ code: 'bad-range', path: [...path, 'to'], unsolvable: true, message, wayOut }];
}

/** The same number with other leading zeros; the same text is reported by the schema. */
const repeats = (numbers: readonly string[], at: (index: number) => PuzzlePath): PuzzleFault[] =>
  numbers.flatMap((number, index): PuzzleFault[] => {
    const earlier = numbers.slice(0, index).find((other) => Number(other) === Number(number));
    if (earlier === undefined) return [];
    const message = `« ${number} » et « ${earlier} » sont le même nombre : les zéros de tête ne comptent pas.`;
    return [{ code: 'repeated-entry', path: at(index), message, wayOut: 'Retirez l’un des deux.' }];
  });

/** With fewer, the count says which field is wrong. */
const LEAST_FIELDS = 3;

/** With fewer, the last field is found by trying its values one after another. */
const LEAST_VALUES = 1000;

/**
 * « Quatre sur six »; null below half: who has found nothing learns nothing by trying. With n fields of V
 * values, the first count costs about V^(n/2) tries, and each missing field then V/2, as if it were alone;
 * from the sixth mistake on, each try costs up to two minutes.
 */
export const sayRight = (right: number, fields: number): Sentence | null =>
  right < 2 || right * 2 < fields ? null : ['someRight', right, fields];

/** Reports a count that would make guessing cheap. `digits`: the most that a field takes. */
export function tellingFaults(
  { countsRight = false, fields }: NumberFields,
  numbers: readonly RightNumber[],
  digits: number,
): PuzzleFault[] {
  if (!countsRight) return [];
  const at = { code: 'count-tells-too-much', path: ['countsRight'] } as const;
  if (fields.length < LEAST_FIELDS) {
    const message = `Avec ${fields.length === 1 ? 'un champ' : 'deux champs'}, compter les justes dirait lequel est faux.`;
    return [
      { ...at, message, wayOut: `Retirez « countsRight », ou demandez ${LEAST_FIELDS} nombres au moins.` },
    ];
  }
  return fields.flatMap((field, index): PuzzleFault[] => {
    const values = Math.floor(10 ** (field.digits ?? digits) / Math.max(1, howManyRight(numbers[index])));
    if (values >= LEAST_VALUES) return [];
    const message = `« ${field.label} » se trouverait en ${values} essais au plus : compter les justes en ferait une devinette.`;
    return [
      {
        ...at,
        message,
        wayOut:
          'Retirez « countsRight », ou donnez à ce champ trois chiffres au moins et moins de valeurs justes.',
      },
    ];
  });
}
