import { describe, expect, it } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { compareEditions } from '../../../engine/editions/compare.ts';
import { prove } from '../../../engine/index.ts';
import { fieldSheetOf } from '../../../engine/places/field-sheet.ts';
import { answerBook } from '../../../engine/prove/answers.ts';
import { explore } from '../../../engine/prove/explore.ts';
import { createStory } from '../../../engine/story/story.ts';
import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';
import { edition } from '../../../scripts/explain/edition-cases.ts';
import { compiled } from '../story/playing.ts';

const PORT = 'steps/02-port-vieux.yaml';
const REGISTRE = 'steps/15-registre.yaml';

/** Changes of one file. */
const edit = (path: string, ...changes: readonly (readonly [string, string])[]): TinyCityOverrides => ({
  files: { [path]: (text) => changes.reduce((now, [from, to]) => now.replace(from, to), text) },
});

/** The city with another solution on its four dials. */
const withDials = (solution: string): TinyCityOverrides =>
  edit(PORT, ['solution: "0412"', `solution: ${solution}`]);

/** The city with another entry for the second of its three numbers, 456. */
const withLine = (entry: string): TinyCityOverrides => edit(REGISTRE, ['"456"', entry]);

/** Two right codes on the dials, and a range in the second field. */
const tolerantCity = () =>
  tinyCity({
    files: {
      [PORT]: (text) =>
        text.replace('solution: "0412"', 'solution: ["0412", "0413"]').replace('"0413", "4120"', '"4120"'),
      [REGISTRE]: (text) => text.replace('"456"', '{ from: 450, to: 460 }'),
    },
  });

const told = (city: TinyCityOverrides) =>
  compileCity(tinyCity(city)).diagnostics.map(({ at, code }) => `${at.file}:${at.line} ${code}`);

const story = createStory(compiled(tolerantCity()));

describe('a tolerant solution in a city', () => {
  it('is no problem', () => {
    expect(compileCity(tolerantCity()).diagnostics).toEqual([]);
  });

  it.each([
    ['["0412", 0413]', 'number-for-text'],
    ['["0412", "0412"]', 'repeated-entry'],
    ['["0412", "412"]', 'solution-length'],
    ['[]', 'too-short'],
    ['["0412", douze]', 'bad-form'],
    ['{ from: 411, to: 413 }', 'wrong-type'],
  ])('on dials, %s is reported as %s alone', (solution, code) => {
    expect(told(withDials(solution))).toEqual([`${PORT}:14 ${code}`]);
  });

  it.each([
    ['{ from: 450 }', 'missing-field'],
    ['{ from: "450", to: 460 }', 'wrong-type'],
    ['{ from: 450, to: 460, step: 2 }', 'unknown-field'],
    ['{ from: -1, to: 2 }', 'out-of-range'],
    ['["456", "456"]', 'repeated-entry'],
    ['["456", "0456"]', 'repeated-entry'],
    ['456', 'number-for-text'],
  ])('in a field, %s is reported as %s alone', (entry, code) => {
    expect(told(withLine(entry))).toEqual([`${REGISTRE}:17 ${code}`]);
  });

  it('contradicts a reply or an example to refuse that it admits', () => {
    const reply = edit(
      REGISTRE,
      ['"456"', '{ from: 450, to: 460 }'],
      ['"*-*-1794"', '"*-*-1794", 8317-460-1793'],
    );
    expect(told(reply)).toEqual([`${REGISTRE}:19 reply-is-right`]);
    const example = edit(REGISTRE, ['"456"', '{ from: 450, to: 460 }'], ['8317-456-1792', '8317-455-1793']);
    expect(told(example)).toEqual([`${REGISTRE}:28 example-not-refused`]);
    expect(told(withDials('["0412", "1204"]'))).toEqual([
      `${PORT}:16 reply-is-right`,
      `${PORT}:24 example-without-reply`,
    ]);
  });

  it('is given by a last hint with any of its values, and by no other', () => {
    const hint = (number: string) =>
      edit(REGISTRE, ['"456"', '{ from: 450, to: 460 }'], ['ligne 456', `ligne ${number}`]);
    expect([told(hint('460')), told(hint('461'))]).toEqual([
      [],
      [`${REGISTRE}:24 last-hint-without-solution`],
    ]);
  });

  it('is tried by the prover at each right value and just outside', () => {
    const { edges } = explore(story, answerBook(story, []));
    const tried = (step: string) =>
      edges.flatMap(({ from, event, accepted }) =>
        event.type === 'ANSWER' && from.startsWith(`ACTIVATED ${step}  0 `)
          ? [`${event.code} ${accepted ? 'right' : 'wrong'}`]
          : [],
      );
    expect(new Set(tried('PORT_VIEUX'))).toEqual(new Set(['0412 right', '0413 right', '0000 wrong']));
    expect(tried('REGISTRE')).toEqual(
      expect.arrayContaining([
        '8317-450-1793 right',
        '8317-460-1793 right',
        '8317-449-1793 wrong',
        '8317-461-1793 wrong',
      ]),
    );
    expect(prove(tolerantCity(), story, 2026).findings).toEqual([]);
  });

  it('may become wider between two editions, and is reported when it becomes narrower', () => {
    const tolerant = (entry: string) => edition(withLine(entry).files ?? {});
    const codes = (before: string, after: string) =>
      compareEditions(tolerant(before), tolerant(after)).findings.map(({ code }) => code);
    expect(codes('"0456"', '{ from: 450, to: 460 }')).toEqual([]);
    expect(codes('{ from: 450, to: 460 }', '{ from: 450, to: 459 }')).toEqual(['answer-narrowed']);
  });

  it('is written in full on the field sheet', () => {
    const source = tinyCity({
      files: {
        [PORT]: (text) =>
          text
            .replace('"0412"', '["0412", "0413"]')
            .replace('"0413", "4120"', '"4120"')
            .replace('puzzle:', 'places: [jetee]\npuzzle:'),
      },
    });
    const needs = fieldSheetOf(source, compiled(source), { year: 2026, month: 6, day: 2 }).places.flatMap(
      (place) => place.needs,
    );
    expect(needs.find(({ step }) => step === 'PORT_VIEUX')?.answer).toBe('0412 ou 0413');
  });
});
