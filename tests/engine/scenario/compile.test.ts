import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { tinyCity, type TinyCityOverrides } from '../../support/cities/tiny-city.ts';

const codesOf = (city: TinyCityOverrides) => compileCity(tinyCity(city)).diagnostics.map(({ code }) => code);

function compiled() {
  const { story, diagnostics } = compileCity(tinyCity());
  expect(diagnostics).toEqual([]);
  if (!story) throw new Error('The tiny city does not compile');
  return story.scenario;
}

describe('a city without faults', () => {
  test('becomes a scenario with its main route in order', () => {
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

  test('is done from its end step on', () => {
    const steps = Object.values(compiled().steps);
    expect(steps.filter(({ afterEnd }) => afterEnd).map(({ name }) => name)).toEqual(['FIN', 'TRESOR']);
  });

  test('knows its pages, the printed letter among them, and the media each shows', () => {
    const { pages } = compiled();
    expect(pages['letter/letter']).toEqual({ kind: 'letter', slug: 'letter', media: [] });
    expect(pages['documents/carnet_ouvert']).toEqual({ kind: 'documents', slug: 'carnet_ouvert', media: [] });
    expect(pages['messages/lePhare']?.media).toEqual(['enseigne.svg']);
  });

  test('keeps zeros in front of digits', () => {
    expect(compiled().steps['PORT_VIEUX']?.puzzle).toMatchObject({ solution: '0412' });
  });

  test('cannot be changed afterwards', () => {
    const { steps, messages } = compiled();
    expect(Object.isFrozen(steps['GARE']?.puzzle)).toBe(true);
    expect(() => (messages as unknown[]).push({})).toThrow(TypeError);
  });

  test('leaves the source as it was', () => {
    const source = tinyCity();
    compileCity(source);
    expect(Object.isFrozen(source.media)).toBe(false);
  });
});

describe('a city with faults', () => {
  test('tells all problems at once, file after file, from top to bottom', () => {
    const { story, diagnostics } = compileCity(
      tinyCity({
        files: {
          'steps/06-musee.yaml': (text) => text.replace('minLength: 3', 'minLength: trois').replace('tile: code', 'tile: clef'),
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

  test('can be played when it only has warnings', () => {
    const { story, diagnostics } = compileCity(tinyCity({ media: ['oubli.svg'] }));
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(story).not.toBeNull();
  });

  test('is no scenario when it has no file at all', () => {
    const { story, diagnostics } = compileCity({ slug: 'vide', files: [], media: [] });
    expect(story).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['missing-scenario']);
  });
});

describe('echoes are not told', () => {
  test('the steps behind a name that leads nowhere are not called unreachable', () => {
    expect(codesOf({ files: { 'steps/02-port-vieux.yaml': (text) => text.replace('next: CAFE', 'next: CAFES') } })).toEqual([
      'unknown-step',
    ]);
  });

  test('a step whose file is damaged is still known to those who name it', () => {
    expect(codesOf({ files: { 'steps/03-cafe.yaml': (text) => text.replace('index: 3', 'index: trois') } })).toEqual(['wrong-type']);
    expect(codesOf({ files: { 'steps/03-cafe.yaml': (text) => text.replace('contact:', '\tcontact:') } })).toEqual(['yaml-tab']);
  });

  test('an unreadable scenario.yaml makes no page undeclared and no message unknown', () => {
    expect(codesOf({ files: { 'scenario.yaml': (text) => text.replace('accent:', 'accent: :') } })).toHaveLength(1);
  });

  test('an unreadable page is not missing', () => {
    expect(codesOf({ files: { 'messages/lePhare.mdx': '<Aside>\n' } })).toEqual(['mdx-syntax']);
  });

  test('a sound missing in both formats is one problem', () => {
    expect(codesOf({ withoutMedia: ['leurre.ogg', 'leurre.mp3'] })).toEqual(['unknown-medium']);
  });

  test('a faulty city is not played', () => {
    expect(
      codesOf({ files: { 'steps/02-port-vieux.yaml': (text) => text.replace('solution: "0412"', 'solution: "0512"') } }),
    ).not.toContain('walkthrough-disagrees');
  });
});

describe('what a step opens is there on every route', () => {
  const withLink = (target: string): TinyCityOverrides => ({
    files: { 'steps/07-fin.yaml': (text) => text.replace('message: laFin', `message: ${target}`) },
  });

  test('a message of the main route alone is missing to who took the alternative', () => {
    expect(codesOf(withLink('apresLePhare'))).toContain('not-there-yet');
  });

  test('a message replaced on one route is missing there', () => {
    expect(codesOf(withLink('lePhare'))).toContain('not-there-yet');
  });

  test('a message of both routes is there', () => {
    expect(codesOf(withLink('bienvenue'))).not.toContain('not-there-yet');
  });
});
