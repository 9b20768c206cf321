import { describe, expect, it } from 'vitest';
import { digitDials } from '../../../engine/puzzles/digit-dials.ts';
import { contextWith } from './context.ts';

const config = digitDials.examples.config;

describe('digit dials', () => {
  it('show as many dials as the code has digits', () => {
    expect(digitDials.toPublic(config, contextWith({})).dials).toBe(4);
  });

  it('keep the message unreadable until the code is recognised', () => {
    const hidden = digitDials.toPublic(config, contextWith({}));
    expect(hidden.scrambled?.split('\n')).toHaveLength(2);
    expect(JSON.stringify(hidden)).not.toContain('gauche');
    expect(hidden.recognised).toBeUndefined();
  });

  it('show code and message again after a reload, once recognised', () => {
    const shown = digitDials.toPublic(config, contextWith({ recognised: true }));
    expect(shown.recognised).toEqual({ code: '0427', message: 'Prenez à gauche.\nPuis attendez.' });
  });

  it('reveal the message with the right code only', () => {
    expect(digitDials.recognise?.ask(config, '0427', contextWith({}))).toEqual({
      recognised: true,
      reveal: { message: 'Prenez à gauche.\nPuis attendez.' },
    });
    expect(digitDials.recognise?.ask(config, '0428', contextWith({}))).toEqual({ recognised: false });
  });

  it('show their help text from the start', () => {
    expect(digitDials.toPublic({ ...config, hint: '🛖📚' }, contextWith({})).hint).toBe('🛖📚');
    expect(digitDials.toPublic(config, contextWith({}))).not.toHaveProperty('hint');
  });

  it('show a help picture by its address, with its text, from the start', () => {
    const drawn = { ...config, picture: { medium: 'cadeau.svg', alt: 'Un cadeau, un bateau.' } };
    expect(digitDials.toPublic(drawn, contextWith({})).picture).toEqual({
      address: '/media/cadeau.svg',
      alt: 'Un cadeau, un bateau.',
    });
    expect(digitDials.media(drawn)).toEqual({ always: ['cadeau.svg'], onceRecognised: [] });
    expect(digitDials.toPublic(config, contextWith({}))).not.toHaveProperty('picture');
  });

  it('have no scrambled text where the writer gave no message', () => {
    const { message: _message, ...silent } = config;
    expect(digitDials.toPublic(silent, contextWith({}))).not.toHaveProperty('scrambled');
  });

  it('with several right codes show their number of dials, and none of them before one is recognised', () => {
    const tolerant = { ...config, solution: ['1878', '1879'] };
    const shown = digitDials.toPublic(tolerant, contextWith({}));
    expect([shown.dials, JSON.stringify(shown)]).toEqual([4, expect.not.stringMatching(/187/u)]);
    expect(digitDials.toPublic(tolerant, contextWith({ recognised: true })).recognised).toMatchObject({
      code: '1878',
      also: ['1879'],
    });
    expect(digitDials.toPublic(config, contextWith({ recognised: true })).recognised).not.toHaveProperty(
      'also',
    );
    expect(digitDials.tolerance?.(tolerant)).toEqual({ right: ['1878', '1879'], wrong: [] });
  });

  it('refuse codes of different lengths, and so many codes that a guess passes', () => {
    const codesOf = (solution: string[]) =>
      digitDials.faults?.({ ...config, solution }).map(({ code, path }) => [code, path]);
    expect(codesOf(['1878', '187', '18790'])).toEqual([
      ['solution-length', ['solution', 1]],
      ['solution-length', ['solution', 2]],
    ]);
    const two = Array.from({ length: 34 }, (_, index) => String(10 + index));
    expect([codesOf(two.slice(1)), codesOf(two)]).toEqual([[], [['too-many-right', ['solution']]]]);
  });
});
