import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { puzzleTypes, type AnyPuzzleType } from '../../../engine/puzzles/index.ts';
import { fr } from '../../../engine/words/fr.ts';
import { instrument } from '../../../web/site/head.ts';

const context = {
  addresses: { medium: (name: string) => `/media/${name}`, page: (key: string) => `/pages/${key}` },
  seed: '',
  words: fr,
  recognised: false,
  solved: false,
  debug: false,
};

describe('the preloaded sources of an instrument', () => {
  it.each(Object.entries(puzzleTypes))('are there for a %s', (_slug, type: AnyPuzzleType) => {
    const sources = instrument(type.toPublic(type.examples.config, context));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !existsSync(join('web', source)))).toEqual([]);
  });

  it.each([
    ['needle', 'puzzles/tuner/Tape.tsx'],
    ['dials', 'puzzles/tuner/FrequencyDials.tsx'],
  ] as const)('are, for a receiver with a %s, those of its scale as well', (mode, part) => {
    const { toPublic, examples } = puzzleTypes.tuner;
    expect(instrument({ ...toPublic({ ...examples.config, mode }, context) })).toEqual([
      'puzzles/tuner/Tuner.tsx',
      part,
    ]);
  });
});
