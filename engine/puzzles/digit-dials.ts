import schema from '../../schemas/puzzles/digit-dials.schema.json' with { type: 'json' };
import type { DigitDials } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import type { DialsPublic, DialsReveal } from './shared/dials.ts';
import { DIALS_EVERY_MS, publicDials, recogniseDials } from './shared/dials.ts';
import { parseDigits } from './shared/digits.ts';

export type DigitDialsPublic = DialsPublic & {
  readonly type: 'digit-dials';
  readonly display: 'digits' | 'coordinates';
};

export type DigitDialsReveal = DialsReveal;

export const digitDials = definePuzzleType<'digit-dials', DigitDials, DigitDialsPublic, string, DigitDialsReveal>({
  slug: 'digit-dials',
  schema,
  toPublic: (config, context) => ({
    type: 'digit-dials',
    display: config.display ?? 'digits',
    ...(config.picture && { picture: { address: context.addresses.medium(config.picture.medium), alt: config.picture.alt } }),
    ...publicDials(config, context),
  }),
  parseAnswer: (config, raw) => parseDigits(raw, config.solution.length),
  evaluate: (config, answer) => answer === config.solution,
  key: (_config, answer) => answer,
  solve: (config) => config.solution,
  answerParts: ({ solution }) => [[[solution]]],
  media: (config) => ({ always: config.picture ? [config.picture.medium] : [], onceRecognised: [] }),
  recognise: { everyMs: DIALS_EVERY_MS, ask: recogniseDials },
  examples: {
    config: {
      type: 'digit-dials',
      header: 'Le cadran',
      display: 'coordinates',
      message: 'Prenez à gauche.\nPuis attendez.',
      solution: '0427',
    },
    correct: ['0427', '04° 27′', ' 04 27 ', '04\u202F27'],
    incorrect: ['0428', '7240'],
    invalid: ['', '427', '04270', 'zéro', '04a27'],
  },
});
