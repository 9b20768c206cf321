import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

const codesOf = (city: TinyCityOverrides) => compileCity(tinyCity(city)).diagnostics.map(({ code }) => code);

function compiled() {
  const { story, diagnostics } = compileCity(tinyCity());
  expect(diagnostics).toEqual([]);
  if (!story) throw new Error('The tiny city does not compile');
  return story.scenario;
}

describe('a valid city', () => {
  test('compiles to a scenario with its main route in order', () => {
    expect(compiled().mainRoute).toEqual([
      'GARE',
      'PORT_VIEUX',
      'CAFE',
      'MARCHE',
      'PHARE',
      'MUSEE',
      'VERRIERE',
      'FRISE',
      'VITRINE',
      'REGISTRE',
      'BALCON',
      'CLOCHER',
      'FIN',
      'TRESOR',
    ]);
  });

  test('has its defaults filled in', () => {
    const { GARE, TRESOR } = compiled().steps;
    expect(GARE).toMatchObject({ kind: 'puzzle', places: [], afterEnd: false });
    expect(TRESOR).toMatchObject({
      kind: 'secret',
      puzzle: null,
      hints: [],
      replies: [],
      examples: { accept: [], almost: [], refuse: [] },
    });
  });

  test('is DONE from its end step on', () => {
    const steps = Object.values(compiled().steps);
    expect(steps.filter(({ afterEnd }) => afterEnd).map(({ name }) => name)).toEqual(['FIN', 'TRESOR']);
  });

  test('lists its pages with their media, including the printed letter', () => {
    const { pages } = compiled();
    expect(pages['letter/letter']).toEqual({ kind: 'letter', slug: 'letter', media: [] });
    expect(pages['documents/carnet_ouvert']).toEqual({ kind: 'documents', slug: 'carnet_ouvert', media: [] });
    expect(pages['messages/lePhare']?.media).toEqual(['enseigne.svg']);
  });

  test('keeps leading zeros', () => {
    expect(compiled().steps['PORT_VIEUX']?.puzzle).toMatchObject({ solution: '0412' });
  });

  test('is frozen', () => {
    const { steps, messages } = compiled();
    expect(Object.isFrozen(steps['GARE']?.puzzle)).toBe(true);
    expect(() => (messages as unknown[]).push({})).toThrow(TypeError);
  });

  test('does not change its source', () => {
    const source = tinyCity();
    compileCity(source);
    expect(Object.isFrozen(source.media)).toBe(false);
  });
});

describe('a city with errors', () => {
  test('reports all problems at once, by file and line', () => {
    const { story, diagnostics } = compileCity(
      tinyCity({
        files: {
          'steps/06-musee.yaml': (text) =>
            text.replace('minLength: 3', 'minLength: trois').replace('tile: code', 'tile: clef'),
          'steps/02-port-vieux.yaml': (text) => text.replace('next: CAFE', 'next: CAFÉ'),
          'scenario.yaml': (text) => text.replace('Europe/Paris', 'Paris'),
          'messages/laFin.mdx': '<Foo/>\n',
        },
      }),
    );
    expect(story).toBeNull();
    expect(diagnostics.map(({ at, code }) => `${at.file}:${at.line} ${code}`)).toEqual([
      'messages/laFin.mdx:1 unknown-component',
      'scenario.yaml:5 bad-form',
      'steps/02-port-vieux.yaml:7 bad-form',
      'steps/06-musee.yaml:4 unknown-value',
      'steps/06-musee.yaml:12 wrong-type',
    ]);
  });

  test('gives no scenario without any file', () => {
    const { story, diagnostics } = compileCity({ slug: 'vide', files: [], media: [] });
    expect(story).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-scenario']);
  });
});

describe('consequences of another problem are not reported', () => {
  test('for references to a step whose file is invalid', () => {
    expect(
      codesOf({ files: { 'steps/03-cafe.yaml': (text) => text.replace('index: 3', 'index: trois') } }),
    ).toEqual(['wrong-type']);
    expect(
      codesOf({ files: { 'steps/03-cafe.yaml': (text) => text.replace('contact:', '\tcontact:') } }),
    ).toEqual(['yaml-tab']);
  });

  test('for pages and messages of an unreadable scenario.yaml', () => {
    expect(
      codesOf({ files: { 'scenario.yaml': (text) => text.replace('accent:', 'accent: :') } }),
    ).toHaveLength(1);
  });

  test('for a sound missing in both formats, twice', () => {
    expect(codesOf({ withoutMedia: ['leurre.ogg', 'leurre.mp3'] })).toEqual(['unknown-medium']);
  });

  test('for walkthroughs of an invalid city', () => {
    expect(
      codesOf({
        files: { 'steps/02-port-vieux.yaml': (text) => text.replace('solution: "0412"', 'solution: "0512"') },
      }),
    ).not.toContain('walkthrough-disagrees');
  });
});

describe('a page that a step opens', () => {
  const withLink = (target: string): TinyCityOverrides => ({
    files: { 'steps/07-fin.yaml': (text) => text.replace('message: laFin', `message: ${target}`) },
  });

  test('is reported when its message is on the main route only', () => {
    expect(codesOf(withLink('apresLePhare'))).toContain('not-there-yet');
  });

  test('is reported when its message is replaced on one route', () => {
    expect(codesOf(withLink('lePhare'))).toContain('not-there-yet');
  });

  test('is accepted when its message is on both routes', () => {
    expect(codesOf(withLink('bienvenue'))).not.toContain('not-there-yet');
  });
});
