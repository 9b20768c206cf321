import type { NumberFields } from '../../types/puzzle.generated.ts';
import type { PuzzleFault } from '../define.ts';
import { howManyRight, type RightNumber } from './right-numbers.ts';

/** With fewer, the count says which field is wrong. */
const LEAST_FIELDS = 3;

/** With fewer, the last field is found by trying its values one after another. */
const LEAST_VALUES = 1000;

const NUMBERS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

const inWords = (count: number): string => NUMBERS[count - 2] ?? String(count);

/**
 * « Quatre sur six »; null below half: who has found nothing learns nothing by trying. With n fields of V
 * values, the first count costs about V^(n/2) tries, and each missing field then V/2, as if it were alone;
 * from the sixth mistake on, each try costs up to two minutes.
 */
export function sayRight(right: number, fields: number): string | null {
  if (right < 2 || right * 2 < fields) return null;
  const count = inWords(right);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} sur ${inWords(fields)}`;
}

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
