import { describe, expect, it } from 'vitest';
import { textArea } from '../../../engine/puzzles/text-area.ts';
import type { TextArea } from '../../../engine/types/puzzle.generated.ts';
import { contextWith } from './context.ts';

const config = textArea.examples.config;
const { solution: _solution, ...asked } = config;
const byWords: TextArea = { ...asked, keywords: [['passeur', 'batelier'], ['les pieds dans l’eau']] };

describe('a text area', () => {
  it('shows its texts and links without the solution', () => {
    expect(
      textArea.toPublic({ ...config, links: [{ label: 'La plaque', message: 'laPlaque' }] }, contextWith({})),
    ).toEqual({
      type: 'text-area',
      header: 'Recopiez la plaque',
      placeholder: 'La plaque',
      minLength: 6,
      links: [{ label: 'La plaque', to: '/home/messages/laPlaque' }],
    });
  });

  it.each(['Le batelier a les pieds dans l’eau', "LES PIEDS DANS L'EAU, PASSEUR !"])(
    'with keywords accepts « %s »',
    (typed) => {
      expect(textArea.evaluate(byWords, typed)).toBe(true);
    },
  );

  it.each([
    'le passeur',
    'les pieds dans l’eau',
    'les passeurs, les pieds dans l’eau',
    'un passeur, les pieds dans une eau',
  ])('by keywords, refuses « %s »', (typed) => {
    expect(textArea.evaluate(byWords, typed)).toBe(false);
  });

  it('with keywords reads an ordinal in digits, and never words that are denied', () => {
    const third: TextArea = { ...asked, keywords: [['troisième marche', 'la marche']] };
    const judged = [
      'la 3e marche',
      'sous la marche',
      'pas sous la marche, mais sous le pont',
      'ni la marche',
    ];
    expect(judged.map((typed) => textArea.evaluate(third, typed))).toEqual([true, true, false, false]);
  });

  it('is solved by its text, or by the first form of each keyword', () => {
    expect([textArea.solve(config), textArea.solve(byWords)]).toEqual([
      config.solution?.[0],
      'passeur les pieds dans l’eau',
    ]);
    expect(textArea.evaluate(byWords, textArea.solve(byWords))).toBe(true);
  });

  it('accepts at most a page', () => {
    expect(textArea.parseAnswer(config, 'mot '.repeat(100)).ok).toBe(true);
    expect(textArea.parseAnswer(config, 'mot '.repeat(200))).toEqual({
      ok: false,
      message: ['tooLong'],
    });
  });
});
