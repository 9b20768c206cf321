import schema from '../../schemas/puzzles/letter-dials.schema.json' with { type: 'json' };
import { fold } from '../answers/fold.ts';
import type { LetterDials } from '../types/puzzle.generated.ts';
import type { Parsed } from '../answers/parse-text.ts';
import { definePuzzleType } from './define.ts';
import { type DialsPublic, type DialsReveal, dialsOf, dialsType, publicDials } from './shared/dials.ts';

export type LetterDialsPublic = DialsPublic & { readonly type: 'letter-dials' };

type LetterDialsReveal = DialsReveal;

export const letterDials = definePuzzleType<
  'letter-dials',
  LetterDials,
  LetterDialsPublic,
  string,
  LetterDialsReveal
>({
  slug: 'letter-dials',
  schema,
  ...dialsType<LetterDials>(26),
  toPublic: (config, context) => ({ type: 'letter-dials', ...publicDials(config, context) }),
  parseAnswer: (config, raw) => parseLetters(raw, dialsOf(config)),
  media: () => ({ always: [], onceRecognised: [] }),
  examples: {
    config: {
      type: 'letter-dials',
      header: 'Le coffret',
      hint: '🔔🔔🔔',
      message: 'Sonnez deux fois.',
      solution: 'GRELOT',
    },
    correct: ['GRELOT', 'grelot', 'Grélot', ' g r e l o t '],
    incorrect: ['CLOCHE', 'TOLERG'],
    invalid: ['', 'GRELO', 'GRELOTS', 'GRELO7', '123456', 'ГРЕЛОТ'],
  },
  tolerant: {
    config: {
      type: 'letter-dials',
      header: 'Sous le pont',
      message: 'On passe.',
      solution: ['PILE', 'ARCS'],
    },
    correct: ['PILE', 'arcs', ' p i l e '],
    incorrect: ['PONT', 'EPIL'],
    invalid: ['', 'PIL', 'PILES', 'PILEARCS'],
  },
});

/** Exactly `count` letters from A to Z; spaces, case and accents are ignored. */
function parseLetters(raw: string, count: number): Parsed<string> {
  const answer = fold(raw).replaceAll(' ', '').toUpperCase();
  return /^[A-Z]+$/.test(answer) && answer.length === count
    ? { ok: true, answer }
    : { ok: false, message: ['needsLetters', count] };
}
