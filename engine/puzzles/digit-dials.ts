import schema from '../../schemas/puzzles/digit-dials.schema.json' with { type: 'json' };
import { scramble } from '../text/scramble.ts';
import type { DigitDials } from '../types/puzzle.generated.ts';
import { definePuzzleType } from './define.ts';
import { parseDigits } from './digits.ts';

export type DigitDialsPublic = {
  readonly type: 'digit-dials';
  readonly header: string;
  readonly subheader?: string;
  readonly display: 'digits' | 'coordinates';
  /** How many dials. */
  readonly dials: number;
  /** Stands for the message until it is readable; absent when there is none. */
  readonly scrambled?: string;
  /** The least time between two questions, and the length of the bar, milliseconds. */
  readonly everyMs: number;
  /** Present once the right code was recognised, so that a reload shows it again. */
  readonly recognised?: { readonly code: string; readonly message?: string };
};

/** The message in clear. */
export type DigitDialsReveal = { readonly message?: string };

const EVERY_MS = 5000;

const clearMessage = (config: DigitDials): DigitDialsReveal => (config.message === undefined ? {} : { message: config.message });

export const digitDials = definePuzzleType<'digit-dials', DigitDials, DigitDialsPublic, string, DigitDialsReveal>({
  slug: 'digit-dials',
  schema,
  toPublic: (config, { seed, recognised }) => ({
    type: 'digit-dials',
    header: config.header,
    ...(config.subheader !== undefined && { subheader: config.subheader }),
    display: config.display ?? 'digits',
    dials: config.solution.length,
    ...(config.message !== undefined && { scrambled: scramble(config.message, seed) }),
    everyMs: EVERY_MS,
    ...(recognised && { recognised: { code: config.solution, ...clearMessage(config) } }),
  }),
  parseAnswer: (config, raw) => parseDigits(raw, config.solution.length),
  evaluate: (config, answer) => answer === config.solution,
  key: (_config, answer) => answer,
  solve: (config) => config.solution,
  media: () => ({ always: [], onceRecognised: [] }),
  recognise: {
    everyMs: EVERY_MS,
    ask: (config, answer) => (answer === config.solution ? { recognised: true, reveal: clearMessage(config) } : { recognised: false }),
  },
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
