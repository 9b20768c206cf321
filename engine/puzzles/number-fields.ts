import schema from '../../schemas/puzzles/number-fields.schema.json' with { type: 'json' };
import type { NumberFields } from '../types/puzzle.generated.ts';
import { fold } from '../answers/fold.ts';
import type { Parsed } from '../answers/parse-text.ts';
import { numberMeant } from '../answers/verdict.ts';
import { withDigits } from '../answers/words/numerals.ts';
import {
  type AnswerParts,
  type PuzzleFault,
  type ReplyPattern,
  type Tolerance,
  definePuzzleType,
} from './define.ts';
import {
  allRight,
  edgesOf,
  firstRight,
  isRightNumber,
  isTolerant,
  type RightNumber,
  rightNumberFaults,
  sayRight,
  saysNumber,
  tellingFaults,
} from './shared/right-numbers.ts';
import { onlyDigits } from './shared/solutions.ts';
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

/** Between the numbers of an answer, as the screen sends it. */
const BETWEEN = '-';

/** The wildcard in an author's reply. */
const ANYTHING = '*';

const key = (_config: NumberFields, answer: readonly string[]): string => answer.join(BETWEEN);

export const numberFields = definePuzzleType<
  'number-fields',
  NumberFields,
  NumberFieldsPublic,
  readonly string[]
>({
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
  evaluate: (config, answer) => countRight(config, answer) === config.fields.length,
  partly: (config, answer) =>
    config.countsRight ? sayRight(countRight(config, answer), config.fields.length) : null,
  key,
  solve: (config) => rightNumbers(config).map(firstRight).join(BETWEEN),
  answerParts: (config): readonly AnswerParts[] => [rightNumbers(config).map(allRight)],
  said: (config) =>
    rightNumbers(config)
      .map((right, index) => `${config.fields[index]?.label} : ${saysNumber(right)}`)
      .join(' ; '),
  tolerance: toleranceOf,
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
    correct: ['17-205-1790', 'n° 17 - 205 marches - 1 790', '017-205-1790', '17–205–1790'],
    incorrect: ['17-205-1791', '205-17-1790'],
    invalid: [
      '',
      '17-205',
      '17-205-',
      '17--1790',
      '17-205-1790-4',
      '17-2050-1790',
      'douze lettres-205-',
      '17 bis-205-1790',
      '17 ou 18-205-1790',
    ],
  },
  tolerant: {
    config: {
      type: 'number-fields',
      header: 'Le relevé',
      fields: [{ label: 'Marches' }, { label: 'Bancs', digits: 2 }, { label: 'Année', digits: 4 }],
      solution: [{ from: 195, to: 215 }, ['17', '18'], '1790'],
    },
    correct: ['195-17-1790', '215-18-1790', '0204 - 017 - 1 790', 'deux cents-XVII-1790'],
    incorrect: ['194-17-1790', '216-17-1790', '205-16-1790', '205-17-1791'],
    invalid: ['', '205-17', '205-170-1790', '195-215-17-1790'],
  },
});

const countRight = (config: NumberFields, answer: readonly string[]): number =>
  rightNumbers(config).filter((right, index) => isRightNumber(right, answer[index] ?? '')).length;

const rightNumbers = ({ solution }: NumberFields): readonly RightNumber[] =>
  Array.isArray(solution) ? solution : [solution];

/** Each field is tried at its edges, with the other fields at their first right number. */
function toleranceOf(config: NumberFields): Tolerance | undefined {
  const numbers = rightNumbers(config);
  if (!numbers.some(isTolerant)) return undefined;
  const first = numbers.map(firstRight);
  const edges = numbers.map((right, index) => edgesOf(right, config.fields[index]?.digits ?? MAX_DIGITS));
  const tried = (side: 'right' | 'wrong') =>
    edges.flatMap((edge, index) => edge[side].map((number) => first.with(index, number).join(BETWEEN)));
  return { right: [...new Set(tried('right'))], wrong: tried('wrong') };
}

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '');

const ANOTHER_DOOR = /\b(?:bis|ter|quater)\b/u;

/** What is longer was pasted by mistake. */
const LONGEST_PART = 200;

/** A number that is not whole is none here. */
const DECIMAL = /\d[.,]\d{1,2}(?!\d)/u;

/** « 38 + 9 = 47 » */
const WORKING = /[=+×]/u;

/**
 * The number alone of « n° 17 », « 47 cm » or « quarante-sept »; empty when there are several, or none.
 */
function numberIn(part: string): string {
  if (part.length > LONGEST_PART) return onlyDigits(part);
  if (DECIMAL.test(part) || ANOTHER_DOOR.test(fold(part))) return '';
  return (WORKING.test(part) ? '' : onlyDigits(part)) || (numberMeant(part) ?? '');
}

/** Without the hyphens inside a number in words: « cinquante-sept » is one number, « treize-douze » two. */
const joinWords = (raw: string): string =>
  raw.length > LONGEST_PART
    ? raw
    : raw.replaceAll(/\p{L}+(?:[-‐‑]\p{L}+)+/gu, (words) =>
        withDigits(fold(words).split(' ')).length === 1 ? words.replaceAll(/[-‐‑]/gu, ' ') : words,
      );

function parseAnswer({ fields }: NumberFields, raw: string): Parsed<readonly string[]> {
  const parts = fields.length === 1 && numberIn(raw) !== '' ? [raw] : joinWords(raw).split(SEPARATORS);
  const misses = { ok: false, message: ['needsFields', fields.length] } as const;
  if (parts.length !== fields.length) return misses;
  const numbers = parts.map(numberIn).map(withoutLeadingZeros);
  if (numbers.includes('')) return misses;
  const long = fields.find(({ digits = MAX_DIGITS }, index) => (numbers[index] ?? '').length > digits);
  return long ? { ok: false, message: ['numberTooLong'] } : { ok: true, answer: numbers };
}

/** The solution must have as many entries as fields, and each must suit its field. */
function faults(config: NumberFields): PuzzleFault[] {
  const { fields, solution } = config;
  const numbers = rightNumbers(config);
  if (numbers.length !== fields.length) {
    const message = `La solution a ${counted(numbers.length, 'nombre')} pour ${counted(fields.length, 'champ')}.`;
    const more = numbers.length - fields.length;
    const wayOut =
      more > 0
        ? `Retirez ${counted(more, 'nombre')}, ou ajoutez ${counted(more, 'champ')}.`
        : `Ajoutez ${counted(-more, 'nombre')}, dans l’ordre des champs, ou retirez ${counted(-more, 'champ')}.`;
    return [{ code: 'solution-length', path: ['solution'], unsolvable: true, message, wayOut }];
  }
  const wrongNumbers = numbers.flatMap((right, index) => {
    const { label = '', digits = MAX_DIGITS } = fields[index] ?? {};
    return rightNumberFaults(
      right,
      Array.isArray(solution) ? ['solution', index] : ['solution'],
      label,
      digits,
    );
  });
  return [...wrongNumbers, ...tellingFaults(config, numbers, MAX_DIGITS)];
}

const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

/** « *-204-* » matches every answer with that number in that field. */
function replyPattern({ fields }: NumberFields, typed: string): ReplyPattern<readonly string[]> | null {
  const wanted = typed
    .split(SEPARATORS)
    .map((part) => (part.trim() === ANYTHING ? ANYTHING : withoutLeadingZeros(onlyDigits(part))));
  if (wanted.length !== fields.length || wanted.includes('') || !wanted.includes(ANYTHING)) return null;
  const meets = (answer: readonly string[]) =>
    wanted.every((part, index) => part === ANYTHING || part === answer[index]);
  return wanted.every((part) => part === ANYTHING) ? null : { key: wanted.join(BETWEEN), meets };
}
