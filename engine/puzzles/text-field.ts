import schema from '../../schemas/puzzles/text-field.schema.json' with { type: 'json' };
import { parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { TextField } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { type PuzzleLink, routesOf } from './shared/links.ts';
import { typedParts } from './shared/solutions.ts';

export type TextFieldPublic = {
  readonly type: 'text-field';
  readonly header: string;
  readonly subheader?: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly notice?: string;
  readonly picture?: { readonly address: string; readonly alt: string };
  /** Earlier messages, displayed above the field; an entry without `who` is a remark between them. */
  readonly log?: readonly { readonly who?: string; readonly text: string }[];
  readonly links: readonly PuzzleLink[];
};

const key = (config: TextField, answer: string): string => answerKey(answer, config.reading ?? 'place');

export const textField = definePuzzleType<'text-field', TextField, TextFieldPublic, string>({
  slug: 'text-field',
  schema,
  isTyped: () => true,
  toPublic: (config, { addresses }) => ({
    type: 'text-field',
    header: config.header,
    ...(config.subheader !== undefined && { subheader: config.subheader }),
    placeholder: config.placeholder,
    minLength: config.minLength ?? 1,
    ...(config.notice !== undefined && { notice: config.notice }),
    ...(config.picture && {
      picture: { address: addresses.medium(config.picture.medium), alt: config.picture.alt },
    }),
    ...(config.log && {
      log: config.log.map(({ who, text }) => ({ ...(who !== undefined && { who }), text })),
    }),
    links: routesOf(config.links),
  }),
  parseAnswer: (config, raw) => parseText(raw, config.minLength ?? 1),
  evaluate: (config, answer) =>
    config.solution.some((solution) => key(config, solution) === key(config, answer)),
  key,
  words: ({ solution, reading = 'place', header, subheader, notice }) => ({
    solutions: solution,
    reading,
    asked: [header, subheader, notice],
  }),
  solve: (config) => config.solution[0] ?? '',
  answerParts: ({ solution, reading }) => typedParts(solution, reading ?? 'place'),
  media: (config) => ({ always: config.picture ? [config.picture.medium] : [], onceRecognised: [] }),
  links: (config) => config.links ?? [],
  examples: {
    config: {
      type: 'text-field',
      header: 'Où vous attend-on ?',
      placeholder: 'Lieu',
      minLength: 3,
      solution: ['Place de l’Église', 'Notre-Dame'],
    },
    correct: ['place de l’église', 'L´EGLISE', '  notre dame ', 'NOTRE—DAME'],
    incorrect: ['place de la mairie', 'église neuve'],
    invalid: ['', '  ', 'ég', '!!!!'],
  },
});
