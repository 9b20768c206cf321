import schema from '../../schemas/puzzles/default-form.schema.json' with { type: 'json' };
import { parseText } from '../answers/parse-text.ts';
import { answerKey } from '../answers/reading.ts';
import type { DefaultForm } from '../types/puzzle.generated.ts';
import { plain } from '../words/words.ts';
import { definePuzzleType } from './define.ts';
import { typedParts } from './shared/solutions.ts';

export type DefaultFormPublic = {
  readonly type: 'default-form';
  readonly header: string;
  readonly subheader: string;
  readonly placeholder: string;
  readonly minLength: number;
  readonly button: string;
};

const key = (config: DefaultForm, answer: string): string => answerKey(answer, config.reading ?? 'place');

export const defaultForm = definePuzzleType<'default-form', DefaultForm, DefaultFormPublic, string>({
  slug: 'default-form',
  schema,
  isTyped: () => true,
  toPublic: (_config, { words: { defaultForm } }) => ({
    type: 'default-form',
    header: plain(defaultForm.header),
    subheader: defaultForm.subheader,
    placeholder: defaultForm.placeholder,
    minLength: 1,
    button: defaultForm.button,
  }),
  parseAnswer: (_config, raw) => parseText(raw, 1),
  evaluate: (config, answer) =>
    config.solution.some((solution) => key(config, solution) === key(config, answer)),
  key,
  words: ({ solution, reading = 'place' }) => ({ solutions: solution, reading, asked: [] }),
  solve: (config) => config.solution[0] ?? '',
  answerParts: ({ solution, reading }) => typedParts(solution, reading ?? 'place'),
  media: () => ({ always: [], onceRecognised: [] }),
  examples: {
    config: { type: 'default-form', reading: 'word', solution: ['Lanterne'] },
    correct: ['lanterne', ' LANTERNE ', 'Lanterné'],
    incorrect: ['bougie', 'la lanterne'],
    invalid: ['', '   ', '…'],
  },
});
