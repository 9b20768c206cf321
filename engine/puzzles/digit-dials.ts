import schema from '../../schemas/puzzles/digit-dials.schema.json' with { type: 'json' };
import type { DigitDials } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { type DialsPublic, type DialsReveal, dialsOf, dialsType, publicDials } from './shared/dials.ts';
import { parseDigits } from './shared/solutions.ts';

export type DigitDialsPublic = DialsPublic & {
  readonly type: 'digit-dials';
  readonly display: 'digits' | 'coordinates';
};

type DigitDialsReveal = DialsReveal;

export const digitDials = definePuzzleType<
  'digit-dials',
  DigitDials,
  DigitDialsPublic,
  string,
  DigitDialsReveal
>({
  slug: 'digit-dials',
  schema,
  ...dialsType<DigitDials>(10),
  toPublic: (config, context) => ({
    type: 'digit-dials',
    display: config.display ?? 'digits',
    ...(config.picture && {
      picture: { address: context.addresses.medium(config.picture.medium), alt: config.picture.alt },
    }),
    ...publicDials(config, context),
  }),
  parseAnswer: (config, raw) => parseDigits(raw, dialsOf(config)),
  media: (config) => ({ always: config.picture ? [config.picture.medium] : [], onceRecognised: [] }),
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
  tolerant: {
    config: {
      type: 'digit-dials',
      header: 'La date du socle',
      message: 'Bien lu.',
      solution: ['1878', '1879'],
    },
    correct: ['1878', '1879', '18 79'],
    incorrect: ['1877', '1880', '7918'],
    invalid: ['', '187', '18781879', '1878 ou 1879'],
  },
});
