import { describe, expect, it } from 'vitest';
import { numberFields } from '../../../engine/puzzles/number-fields.ts';
import { contextWith } from './context.ts';

const config = numberFields.examples.config;

describe('number fields', () => {
  it('show their labels and maximum digits, twelve by default', () => {
    expect(numberFields.toPublic(config, contextWith({}))).toEqual({
      type: 'number-fields',
      header: 'Le cadenas',
      fields: [
        { label: 'Porte', digits: 12 },
        { label: 'Marches', digits: 3 },
        { label: 'Année', digits: 4 },
      ],
      links: [],
    });
  });

  it('report missing and too long numbers', () => {
    expect(numberFields.parseAnswer(config, '17--1790')).toEqual({ ok: false, message: 'Remplissez les 3 champs' });
    expect(numberFields.parseAnswer(config, '17-2050-1790')).toEqual({ ok: false, message: 'Un des nombres est trop long' });
  });

  it('are judged together', () => {
    expect(numberFields.evaluate(config, ['17', '205', '1790'])).toBe(true);
    expect(numberFields.evaluate(config, ['17', '205', '179'])).toBe(false);
    expect(numberFields.solve(config)).toBe('17-205-1790');
  });

  it('allow a reply to one number in its field', () => {
    const pattern = numberFields.replyPattern?.(config, '* - 0204 - *');
    expect([pattern?.key, pattern?.meets(['1', '204', '3']), pattern?.meets(['204', '1', '204'])]).toEqual(['*-204-*', true, false]);
  });

  it.each(['*-*-*', '17-204-1790', '*-204', '*-a-*'])('do not accept « %s » as such a reply', (typed) => {
    expect(numberFields.replyPattern?.(config, typed)).toBeNull();
  });
});
