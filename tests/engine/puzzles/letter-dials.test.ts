import { describe, expect, it } from 'vitest';
import { letterDials } from '../../../engine/puzzles/letter-dials.ts';
import { contextWith } from './context.ts';

const config = letterDials.examples.config;

describe('letter dials', () => {
  it('show as many dials as the word has letters, their help text, and the scrambled message', () => {
    const shown = letterDials.toPublic(config, contextWith({}));
    expect(shown).toMatchObject({
      type: 'letter-dials',
      header: 'Le coffret',
      hint: '🔔🔔🔔',
      dials: 6,
      everyMs: 5000,
    });
    expect(shown.scrambled).toMatch(/\S{5}/u);
    expect(JSON.stringify(shown)).not.toMatch(/sonnez|grelot/iu);
    expect(shown).not.toHaveProperty('recognised');
  });

  it('show word and message again after a reload, once recognised', () => {
    expect(letterDials.toPublic(config, contextWith({ recognised: true })).recognised).toEqual({
      code: 'GRELOT',
      message: 'Sonnez deux fois.',
    });
  });

  it('reveal the message with the right word only', () => {
    const ask = (code: string) => letterDials.recognise?.ask(config, code, contextWith({}));
    expect(ask('GRELOT')).toEqual({ recognised: true, reveal: { message: 'Sonnez deux fois.' } });
    expect(ask('CLOCHE')).toEqual({ recognised: false });
  });

  it('read a word in capitals without accents', () => {
    expect(letterDials.parseAnswer(config, 'Clôchè')).toEqual({ ok: true, answer: 'CLOCHE' });
  });

  it('accept several right words of one length', () => {
    const tolerant = { ...config, solution: ['PILE', 'ARCS'] };
    expect(['PILE', 'ARCS', 'PONT'].map((word) => letterDials.evaluate(tolerant, word))).toEqual([
      true,
      true,
      false,
    ]);
    expect(letterDials.parseAnswer(tolerant, 'piles')).toEqual({ ok: false, message: ['needsLetters', 4] });
    expect(letterDials.answerParts(tolerant)).toEqual([[['PILE']], [['ARCS']]]);
  });
});
