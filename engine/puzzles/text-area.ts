import schema from '../../schemas/puzzles/text-area.schema.json' with { type: 'json' };
import { fold } from '../answers/fold.ts';
import { parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { TextArea } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';

export type TextAreaPublic = {
  readonly type: 'text-area';
  readonly header: string;
  readonly subheader?: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly links: readonly PuzzleLink[];
};

/** About one page of a letter. */
const MAX_LENGTH = 600;

const key = (_config: TextArea, answer: string): string => answerKey(answer, 'word');

const ORDINALS =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');

/** « 4e » and « 4ème » are quatrieme. */
const spellOrdinals = (folded: string): string =>
  folded.replace(
    /\b([1-9]|10)(?:er|e|eme|ieme)\b/gu,
    (_ordinal, number: string) => ORDINALS[Number(number) - 1] ?? number,
  );

const spelled = (text: string): string => ` ${spellOrdinals(fold(text))} `;

/** Whether a text contains these words, consecutive and whole. */
const holds = (text: string, words: string): boolean => spelled(text).includes(spelled(words));

const DENIAL = / (?:pas|ni|non|jamais|sans)(?: \p{L}+){0,2} $/u;

/** Whether a text contains these words without denying them, as « pas sous le pont » does. */
function asserts(text: string, words: string): boolean {
  const [first = '', ...others] = spelled(text).split(spelled(words));
  let before = first;
  return others.some((after) => {
    const isDenied = DENIAL.test(`${before} `);
    before = after;
    return !isDenied;
  });
}

export const textArea = definePuzzleType<'text-area', TextArea, TextAreaPublic, string>({
  slug: 'text-area',
  schema,
  isTyped: () => true,
  toPublic: ({ header, subheader, placeholder, minLength, links }) => ({
    type: 'text-area',
    header,
    ...(subheader !== undefined && { subheader }),
    placeholder,
    minLength: minLength ?? 1,
    links: routesOf(links),
  }),
  parseAnswer: ({ minLength }, raw) => parseText(raw, minLength ?? 1, MAX_LENGTH),
  evaluate: (config, answer) =>
    config.keywords
      ? config.keywords.every((forms) => forms.some((form) => asserts(answer, form))) &&
        !config.without?.some((word) => holds(answer, word))
      : (config.solution ?? []).some((solution) => key(config, solution) === key(config, answer)),
  key,
  words: ({ solution, keywords, without, header, subheader }) => ({
    solutions: solution ?? keywords?.flat() ?? [],
    reading: 'text',
    asked: [header, subheader],
    ...(keywords && { groups: keywords.map(({ length }) => length), path: ['keywords'] }),
    ...(without && { without }),
  }),
  solve: ({ solution, keywords = [] }) => solution?.[0] ?? keywords.map(([form = '']) => form).join(' '),
  answerParts: ({ solution = [], keywords }) => (keywords ? [keywords] : solution.map((text) => [[text]])),
  media: () => ({ always: [], onceRecognised: [] }),
  links: ({ links }) => links ?? [],
  // A reply answers every wrong text that contains its words.
  replyPattern: (config, typed) =>
    fold(typed) === '' ? null : { key: key(config, typed), meets: (answer) => holds(answer, typed) },
  examples: {
    config: {
      type: 'text-area',
      header: 'Recopiez la plaque',
      placeholder: 'La plaque',
      minLength: 6,
      solution: ['Ici dormait\nle dernier passeur,\nles pieds dans l’eau.'],
    },
    correct: [
      'Ici dormait\nle dernier passeur,\nles pieds dans l’eau.',
      "ici dormait le dernier passeur les pieds dans l'eau",
      'ICI DORMAIT / LE DERNIER PASSEUR / LES PIEDS DANS L’EAU',
    ],
    incorrect: ['Ici dormait le passeur', 'les pieds dans l’eau, ici dormait le dernier passeur'],
    invalid: ['', ' \n ', 'ici', '……………………'],
  },
});
