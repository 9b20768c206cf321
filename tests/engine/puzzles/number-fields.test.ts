import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFields } from '../../../engine/puzzles/number-fields.ts';
import type { NumberFields } from '../../../engine/types/puzzle.generated.ts';
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
    expect(numberFields.parseAnswer(config, '17--1790')).toEqual({
      ok: false,
      message: ['needsFields', 3],
    });
    expect(numberFields.parseAnswer(config, '17-2050-1790')).toEqual({
      ok: false,
      message: ['numberTooLong'],
    });
  });

  it('say what to add or remove where the solution has another length', () => {
    const wayOut = (solution: NumberFields['solution']) =>
      numberFields.faults?.({ ...config, solution }).map((fault) => fault.wayOut);
    expect(wayOut(['17', '205', '1790', '8'])).toEqual(['Retirez 1 nombre, ou ajoutez 1 champ.']);
    expect(wayOut(['17'])).toEqual(['Ajoutez 2 nombres, dans l’ordre des champs, ou retirez 2 champs.']);
  });

  describe('that tell how many are right', () => {
    const telling: NumberFields = {
      type: 'number-fields',
      header: 'Le registre',
      fields: ['A', 'B', 'C', 'D'].map((label) => ({ label, digits: 4 })),
      solution: ['1001', ['2002', '2003'], { from: 3000, to: 3003 }, '4004'],
      countsRight: true,
    };
    const told = (answer: string, config = telling) => numberFields.partly?.(config, answer.split('-'));

    it('say it from the half on, and nothing below', () => {
      expect(told('1001-2003-3002-4')).toEqual(['someRight', 3, 4]);
      expect(told('1001-9-3000-4')).toEqual(['someRight', 2, 4]);
      expect([told('1001-9-9-9'), told('9-9-9-9')]).toEqual([null, null]);
    });

    it('say nothing unless the writer wants it', () => {
      const { countsRight: _, ...silent } = telling;
      expect(told('1001-2003-3002-4', silent)).toBeNull();
    });

    it('have three fields at least, with a thousand values each', () => {
      const codes = (change: Partial<NumberFields>) =>
        numberFields.faults?.({ ...telling, ...change }).map(({ code }) => code);
      expect(codes({})).toEqual([]);
      expect(codes({ fields: telling.fields.slice(2), solution: ['3000', '4004'] })).toEqual([
        'count-tells-too-much',
      ]);
      expect(
        codes({ fields: telling.fields.with(3, { label: 'D', digits: 2 }), solution: ['1', '2', '3', '4'] }),
      ).toEqual(['count-tells-too-much']);
      expect(codes({ solution: ['1001', '2002', { from: 3000, to: 3011 }, '4004'] })).toEqual([
        'count-tells-too-much',
      ]);
    });
  });

  it('allow a reply to one number in its field', () => {
    const pattern = numberFields.replyPattern?.(config, '* - 0204 - *');
    expect([pattern?.key, pattern?.meets(['1', '204', '3']), pattern?.meets(['204', '1', '204'])]).toEqual([
      '*-204-*',
      true,
      false,
    ]);
  });

  it.each(['*-*-*', '17-204-1790', '*-204', '*-a-*'])('do not accept « %s » as such a reply', (typed) => {
    expect(numberFields.replyPattern?.(config, typed)).toBeNull();
  });
});

describe('number fields with a tolerance', () => {
  const one = (solution: NumberFields['solution'], digits?: number): NumberFields => ({
    type: 'number-fields',
    header: 'Combien de marches ?',
    fields: [{ label: 'Marches', ...(digits !== undefined && { digits }) }],
    solution,
  });
  const number = fc.nat({ max: 999_999_999_999 });

  it('are right from one end of the range to the other, and nowhere else', () => {
    fc.assert(
      fc.property(number, number, number, (one_, other, typed) => {
        const [from, to] = [Math.min(one_, other), Math.max(one_, other)];
        expect(numberFields.evaluate(one({ from, to }), [String(typed)])).toBe(from <= typed && typed <= to);
        expect(numberFields.evaluate(one([{ from, to }]), [String(from)])).toBe(true);
      }),
    );
  });

  it('are right for each number of a list, whatever its leading zeros', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 1 }),
        fc.nat({ max: 50 }),
        (numbers, typed) => {
          expect(numberFields.evaluate(one([numbers.map((right) => `00${right}`)]), [String(typed)])).toBe(
            numbers.includes(typed),
          );
        },
      ),
    );
  });

  it('name every number of a range for a hint, and its two ends for staff', () => {
    expect(numberFields.answerParts(one({ from: 11, to: 13 }))).toEqual([[['11', '12', '13']]]);
    expect(numberFields.tolerance?.(one({ from: 11, to: 13 }))).toEqual({
      right: ['11', '13'],
      wrong: ['10', '14'],
    });
    expect(numberFields.tolerance?.(one({ from: 0, to: 2 }))?.wrong).toEqual(['3']);
    expect(numberFields.tolerance?.(one({ from: 97, to: 99 }, 2))?.wrong).toEqual(['96']);
    expect(numberFields.tolerance?.(one(['7']))).toBeUndefined();
    const { tolerant } = numberFields;
    expect(tolerant && numberFields.tolerance?.(tolerant.config)).toEqual({
      right: ['195-17-1790', '215-17-1790', '195-18-1790'],
      wrong: ['194-17-1790', '216-17-1790'],
    });
    expect(tolerant && numberFields.said?.(tolerant.config)).toBe(
      'Marches : de 195 à 215 ; Bancs : 17 ou 18 ; Année : 1790',
    );
  });

  it.each([
    [
      'one range for several fields',
      { ...config, solution: { from: 11, to: 13 } },
      [['solution-length', ['solution']]],
    ],
    ['a range that ends before it begins', one({ from: 13, to: 11 }), [['bad-range', ['solution', 'to']]]],
    ['a range of one number', one([{ from: 13, to: 13 }]), [['bad-range', ['solution', 0, 'to']]]],
    ['a range of 101 numbers', one({ from: 200, to: 300 }), [['too-many-right', ['solution']]]],
    [
      'a range that covers more than a third of the two-digit numbers',
      one([{ from: 20, to: 53 }]),
      [['too-many-right', ['solution', 0]]],
    ],
    [
      'an end longer than the field',
      one({ from: 98, to: 102 }, 2),
      [['solution-length', ['solution', 'to']]],
    ],
    [
      'a listed number longer than the field',
      one([['98', '102']], 2),
      [['solution-length', ['solution', 0, 1]]],
    ],
    [
      'a number that differs by its zeros only',
      one([['17', '18', '017']]),
      [['repeated-entry', ['solution', 0, 2]]],
    ],
    ['four of the ten digits', one([['1', '2', '3', '4']]), [['too-many-right', ['solution', 0]]]],
  ] as const)('refuse %s', (_fault, faulty, expected) => {
    expect(numberFields.faults?.(faulty as NumberFields).map(({ code, path }) => [code, path])).toEqual(
      expected,
    );
  });

  it.each([
    ['three digits around seven', one({ from: 6, to: 8 })],
    ['a hundred numbers', one({ from: 200, to: 299 })],
    ['a third of the two-digit numbers', one({ from: 20, to: 52 })],
    ['the last digit beside two-digit numbers', one({ from: 9, to: 11 })],
  ])('allow %s', (_limit, config) => {
    expect(numberFields.faults?.(config)).toEqual([]);
  });

  it('stay quick with a range that is far too wide', () => {
    expect(numberFields.answerParts(one({ from: 0, to: 999_999_999_999 }))).toEqual([
      [['0', '999999999999']],
    ]);
  });
});
