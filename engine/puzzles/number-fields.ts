import schema from '../../schemas/puzzles/number-fields.schema.json' with { type: 'json' };
import type { NumberFields } from '../types/puzzle.generated.ts';
import type { Parsed } from '../answers/parsed.ts';
import type { PuzzleFault, ReplyPattern } from './define.ts';
import { definePuzzleType } from './define.ts';
import { onlyDigits } from './shared/digits.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';

/** All fields are required; the screen sends their digits in order, joined by « - ». */
export type NumberFieldsPublic = {
  readonly type: 'number-fields';
  readonly header: string;
  readonly subheader?: string;
  /** `digits`: maximum number of digits. */
  readonly fields: readonly { readonly label: string; readonly digits: number }[];
  readonly links: readonly PuzzleLink[];
};

const MAX_DIGITS = 12;

const SEPARATORS = /[-‐‑‒–—−,;/\n]/u;

/** The wildcard in an author's reply. */
const ANYTHING = '*';

const key = (_config: NumberFields, answer: readonly string[]): string => answer.join('-');

export const numberFields = definePuzzleType<'number-fields', NumberFields, NumberFieldsPublic, readonly string[]>({
  slug: 'number-fields',
  schema,
  toPublic: ({ header, subheader, fields, links }) => ({
    type: 'number-fields',
    header,
    ...(subheader !== undefined && { subheader }),
    fields: fields.map(({ label, digits = MAX_DIGITS }) => ({ label, digits })),
    links: routesOf(links),
  }),
  parseAnswer,
  evaluate: (config, answer) => key(config, answer) === key(config, config.solution.map(withoutLeadingZeros)),
  key,
  solve: ({ solution }) => solution.join('-'),
  answerParts: ({ solution }) => [solution.map((number) => [number])],
  faults,
  media: () => ({ always: [], onceRecognised: [] }),
  links: ({ links }) => links ?? [],
  replyPattern,
  examples: {
    config: {
      type: 'number-fields',
      header: 'Le cadenas',
      fields: [{ label: 'Porte' }, { label: 'Marches', digits: 3 }, { label: 'Année', digits: 4 }],
      solution: ['17', '205', '1790'],
    },
    correct: ['17-205-1790', ' 17 - 205 - 1 790', '017-205-1790', '17–205–1790'],
    incorrect: ['17-205-1791', '205-17-1790'],
    invalid: ['', '17-205', '17-205-', '17--1790', '17-205-1790-4', '17-2050-1790', 'dix-205-1790'],
  },
});

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');

function parseAnswer({ fields }: NumberFields, raw: string): Parsed<readonly string[]> {
  const numbers = raw.split(SEPARATORS).map(onlyDigits).map(withoutLeadingZeros);
  if (numbers.length !== fields.length || numbers.includes('')) return { ok: false, message: `Remplissez les ${fields.length} champs` };
  const long = fields.find(({ digits = MAX_DIGITS }, index) => (numbers[index] ?? '').length > digits);
  return long ? { ok: false, message: 'Un des nombres est trop long' } : { ok: true, answer: numbers };
}

/** The solution must have as many numbers as fields, none longer than its field. */
function faults({ fields, solution }: NumberFields): PuzzleFault[] {
  const fault = { code: 'solution-length', unsolvable: true } as const;
  if (solution.length !== fields.length) {
    const message = `La solution a ${solution.length} nombres pour ${fields.length} champs.`;
    return [{ ...fault, path: ['solution'], message, wayOut: 'Écrivez un nombre pour chaque champ, dans leur ordre.' }];
  }
  return solution.flatMap((number, index) => {
    const { label = '', digits = Infinity } = fields[index] ?? {};
    if (number.length <= digits) return [];
    const message = `Le champ « ${label} » ne prend que ${digits} chiffres, « ${number} » en a ${number.length}.`;
    return [{ ...fault, path: ['solution', index], message, wayOut: 'Corrigez le nombre, ou le champ digits.' }];
  });
}

/** « *-204-* » matches every answer with that number in that field. */
function replyPattern({ fields }: NumberFields, typed: string): ReplyPattern<readonly string[]> | null {
  const wanted = typed.split(SEPARATORS).map((part) => (part.trim() === ANYTHING ? ANYTHING : withoutLeadingZeros(onlyDigits(part))));
  if (wanted.length !== fields.length || wanted.includes('') || !wanted.includes(ANYTHING)) return null;
  const meets = (answer: readonly string[]) => wanted.every((part, index) => part === ANYTHING || part === answer[index]);
  return wanted.every((part) => part === ANYTHING) ? null : { key: wanted.join('-'), meets };
}
