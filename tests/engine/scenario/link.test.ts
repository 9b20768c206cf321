import { describe, expect, test } from 'vitest';
import { compileCity } from '../../../engine/city/compile.ts';
import { inkContrast } from '../../../engine/scenario/link/city.ts';
import { tinyCity, type TinyCityOverrides } from '../../../scripts/explain/cities/tiny-city.ts';

const told = (city: TinyCityOverrides) =>
  compileCity(tinyCity(city)).diagnostics.map(({ at, code }) => `${at.file}:${at.line} ${code}`);

const edit = (path: string, from: string, to: string): TinyCityOverrides => ({
  files: { [path]: (text) => text.replace(from, to) },
});

describe('unknown names are reported', () => {
  test.each([
    ['start: GARE', 'start: GARES', 'scenario.yaml:20 unknown-step'],
    ['after: PHARE\n    replacedBy', 'after: PHAR\n    replacedBy', 'scenario.yaml:44 unknown-step'],
    ['until: MUSEE', 'until: MUSE', 'scenario.yaml:76 unknown-step'],
    ['puzzleOf: PHARE', 'puzzleOf: FAR', 'scenario.yaml:74 unknown-step'],
    ['replacedBy: leDetour', 'replacedBy: leDetours', 'scenario.yaml:39 unknown-message'],
    ['page: carnet_ouvert', 'page: carnet_ferme', 'scenario.yaml:68 missing-page'],
    ['letter: letter', 'letter: lettre', 'scenario.yaml:22 missing-page'],
  ])('in scenario.yaml: %j', (from, to, expected) => {
    expect(told(edit('scenario.yaml', from, to))).toContain(expected);
  });

  test.each([
    ['alternative: DETOUR', 'alternative: DETOURS', 'steps/05-phare.yaml:9 unknown-step'],
    ['noise: souffle', 'noise: soufle', 'steps/05-phare.yaml:19 unknown-medium'],
    ['sound: emission', 'sound: missive', 'steps/05-phare.yaml:23 unknown-medium'],
  ])('in a step: %j', (from, to, expected) => {
    expect(told(edit('steps/05-phare.yaml', from, to))).toContain(expected);
  });

  test('in the stamp of a step, for its drawing', () => {
    const stamp = edit('steps/05-phare.yaml', 'tile:', 'stamp: { medium: tour.svg, alt: Une tour }\ntile:');
    expect(told(stamp)).toEqual(['steps/05-phare.yaml:4 unknown-medium']);
  });

  test('in a walkthrough, for steps, messages and documents', () => {
    expect(told(edit('walkthroughs/main.yaml', 'ends: TRESOR', 'ends: TRESORS'))).toEqual([
      'walkthroughs/main.yaml:2 unknown-step',
    ]);
    expect(told(edit('walkthroughs/main.yaml', 'opens: lePhare', 'opens: lePhar'))).toEqual([
      'walkthroughs/main.yaml:19 unknown-message',
    ]);
    expect(told(edit('walkthroughs/main.yaml', '[bienvenue]', '[bienvenu]'))).toEqual([
      'walkthroughs/main.yaml:7 unknown-message',
    ]);
    const documents = edit(
      'walkthroughs/main.yaml',
      '[bienvenue]',
      '[bienvenue]\n    documents: [mission_order, carnets]',
    );
    expect(told(documents)).toEqual(['walkthroughs/main.yaml:8 unknown-document']);
  });

  test('in a page, for media', () => {
    expect(told({ files: { 'pages/merci.mdx': '<CityMap data="plan.yaml"/>\n' } })).toEqual([
      'pages/merci.mdx:1 unknown-medium',
    ]);
    expect(told({ files: { 'pages/merci.mdx': '<Sound name="leurre" transcript="Pluie."/>\n' } })).toEqual(
      [],
    );
  });
});

describe('puzzles with several parts', () => {
  const frise = (from: string, to: string) => told(edit('steps/13-frise.yaml', from, to));
  const vitrine = (from: string, to: string) => told(edit('steps/14-vitrine.yaml', from, to));
  const registre = (from: string, to: string) => told(edit('steps/15-registre.yaml', from, to));
  const clocher = (from: string, to: string) => told(edit('steps/17-clocher.yaml', from, to));

  test('require unique picture ids and existing files', () => {
    expect(frise('id: margelle', 'id: goeland')).toContain('steps/13-frise.yaml:19 duplicate-slug');
    expect(frise('gravure-2.svg', 'gravure-9.svg')).toEqual(['steps/13-frise.yaml:16 unknown-medium']);
  });

  test('require links to available pages', () => {
    expect(frise('document: carnet', 'document: carnets')).toEqual([
      'steps/13-frise.yaml:24 unknown-document',
    ]);
    expect(frise('document: carnet', 'app: final')).toEqual(['steps/13-frise.yaml:24 not-there-yet']);
  });

  test('require existing pictures in a combination', () => {
    expect(vitrine('solution: [margelle', 'solution: [marguerite')).toEqual([
      'steps/14-vitrine.yaml:21 unknown-picture',
    ]);
  });

  test('require the whole answer in the last hint', () => {
    expect(vitrine('Le goéland et la margelle', 'Le goéland et le puits')).toEqual([
      'steps/14-vitrine.yaml:28 last-hint-without-solution',
    ]);
    const source = tinyCity(
      edit('steps/14-vitrine.yaml', 'Le goéland et la margelle', 'Le goéland et le puits'),
    );
    expect(compileCity(source).diagnostics).toMatchObject([
      { wayOut: 'Écrivez-y « margelle, goeland », et pourquoi.' },
    ]);
  });

  test('require numbers that fit their fields', () => {
    expect(registre('digits: 4', 'digits: 3')).toEqual(['steps/15-registre.yaml:17 solution-length']);
  });

  test('report a duplicate or unreadable reply', () => {
    const twice = 'to: ["*-*-1794"]\n    say: Non.\n  - to: ["* - * - 1794"]';
    expect(registre('to: ["*-*-1794"]', twice)).toEqual(['steps/15-registre.yaml:21 reply-repeated']);
    expect(frise('goeland avant locomotive', 'goeland avant phare')).toEqual([
      'steps/13-frise.yaml:29 reply-unreadable',
      'steps/13-frise.yaml:37 example-without-reply',
    ]);
  });

  test('require a tuner’s full frequency, a start on the scale, and a next step', () => {
    expect(clocher('"250413"', '"25041"')).toEqual(['steps/17-clocher.yaml:21 solution-length']);
    expect(clocher('start: 0', 'start: 1000000')).toEqual(['steps/17-clocher.yaml:15 out-of-range']);
    expect(told(edit('steps/05-phare.yaml', 'sends: true', 'sends: false'))).toEqual([
      'steps/05-phare.yaml:20 receiver-exit',
    ]);
  });
});

describe('the final application', () => {
  const final = (from: string, to: string) => told(edit('scenario.yaml', from, to));

  test.each([
    ['also: [RIVAGE]', 'also: [RIVAJE]', ['scenario.yaml:82 unknown-step']],
    ['          - ↑→\n', '', ['scenario.yaml:92 final-size']],
    ['most: 4', 'most: 2', ['scenario.yaml:95 final-size', 'steps/17-clocher.yaml:22 final-size']],
    ['most: 4', 'least: 5\n      most: 4', ['scenario.yaml:86 final-size']],
    ['        2:\n', '        x:\n', ['scenario.yaml:92 bad-form']],
    ['- app: final', '- app: finale', ['scenario.yaml:78 unknown-value']],
  ])('%j → %j', (from, to, expected) => {
    expect(final(from, to)).toEqual(expected);
  });

  test('requires its data and no puzzle of a step', () => {
    expect(final('    header: Le carré\n', '    puzzleOf: PHARE\n')).toEqual([
      'scenario.yaml:84 unwanted-field',
    ]);
    expect(told({ files: { 'scenario.yaml': (text) => text.replace(/ {4}final:\n.*/su, '') } })).toEqual([
      'scenario.yaml:78 missing-field',
    ]);
    expect(final('    puzzleOf: PHARE\n', '')).toEqual(['scenario.yaml:72 missing-field']);
  });

  test('links to pages available wherever it opens', () => {
    const late = (text: string) =>
      text
        .replace('    from: PORT_VIEUX\n    versions', '    from: CLOCHER\n    versions')
        .replace('from: MARCHE', 'from: FIN');
    expect(told({ files: { 'scenario.yaml': late } })).toContain('scenario.yaml:90 not-there-yet');
  });
});

describe('versions of a message', () => {
  const withVersion = (from: string): TinyCityOverrides => ({
    files: {
      'scenario.yaml': (text) =>
        text.replace(
          '    from: FIN\n',
          `    from: FIN\n    versions:\n      - page: laFin_detour\n        from: ${from}\n`,
        ),
      'messages/laFin_detour.mdx': 'Par l’auberge.\n',
    },
  });

  test('start at a step of one of the message’s routes', () => {
    expect(told(withVersion('DETOUR'))).toEqual([]);
    expect(told(withVersion('DETOURS'))).toEqual(['scenario.yaml:58 unknown-step']);
  });

  test('have a page of their own', () => {
    const { files } = withVersion('DETOUR');
    expect(told({ files: { ...files, 'messages/laFin_detour.mdx': null } })).toEqual([
      'scenario.yaml:57 missing-page',
    ]);
  });
});

describe('hours', () => {
  const hours = (from: string, to: string) => told(edit('scenario.yaml', from, to));

  test('may name 29 February and cross the end of the year', () => {
    expect(hours('1/5: closed', '29/2: closed')).toEqual([]);
  });

  test('may pass midnight, the last opening of a day alone', () => {
    expect(hours('1/5: closed', '1/5: [14-18, 20-2]')).toEqual([]);
    expect(hours('1/5: closed', '1/5: [20-2, 23-24]')).toEqual(['scenario.yaml:18 bad-hours']);
  });

  test.each([
    ['1/5: closed', '31/2: closed', 'scenario.yaml:18 bad-date'],
    ['1/5: closed', '1/13: closed', 'scenario.yaml:18 bad-date'],
    ['1/5: closed', '1/5: 9-25', 'scenario.yaml:18 bad-hours'],
    ['7-7: 9.5-18', '7-6: 9.5-18', 'scenario.yaml:13 bad-hours'],
    ['1/10-31/3', '1/10-1/4', 'scenario.yaml:14 overlapping-hours'],
  ])('%j → %j', (from, to, expected) => {
    expect(hours(from, to)).toEqual([expected]);
  });
});

describe('routes', () => {
  test('report a city without steps as endless', () => {
    const steps = tinyCity().files.filter(({ path }) => path.startsWith('steps/'));
    const city = { files: Object.fromEntries(steps.map(({ path }) => [path, null])) };
    expect(told(city)).toContain('scenario.yaml:1 end-unreachable');
  });
});

test('contrast is computed as in WCAG', () => {
  expect(inkContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(inkContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(inkContrast('#ffffff', '#777777')).toBe(inkContrast('#777777', '#ffffff'));
});
