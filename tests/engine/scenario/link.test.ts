import { describe, expect, test } from 'vitest';
import { compileScenario } from '../../../engine/scenario/compile.ts';
import { contrast } from '../../../engine/scenario/link/city.ts';
import { tinyCity, type TinyCityOverrides } from '../../support/tiny-city.ts';

const told = (city: TinyCityOverrides) =>
  compileScenario(tinyCity(city)).diagnostics.map(({ at, code }) => `${at.file}:${at.line} ${code}`);

const edit = (path: string, from: string, to: string): TinyCityOverrides => ({ files: { [path]: (text) => text.replace(from, to) } });

describe('names that must lead somewhere', () => {
  test.each([
    ['start: GARE', 'start: GARES', 'scenario.yaml:20 unknown-step'],
    ['after: PHARE\n    replacedBy', 'after: PHAR\n    replacedBy', 'scenario.yaml:44 unknown-step'],
    ['until: MUSEE', 'until: MUSE', 'scenario.yaml:76 unknown-step'],
    ['puzzleOf: PHARE', 'puzzleOf: FAR', 'scenario.yaml:74 unknown-step'],
    ['replacedBy: leDetour', 'replacedBy: leDetours', 'scenario.yaml:39 unknown-message'],
    ['page: carnet_ouvert', 'page: carnet_ferme', 'scenario.yaml:68 missing-page'],
    ['letter: letter', 'letter: lettre', 'scenario.yaml:22 missing-page'],
  ])('scenario.yaml, %j', (from, to, expected) => {
    expect(told(edit('scenario.yaml', from, to))).toContain(expected);
  });

  test.each([
    ['alternative: DETOUR', 'alternative: DETOURS', 'steps/05-phare.yaml:9 unknown-step'],
    ['noise: souffle', 'noise: soufle', 'steps/05-phare.yaml:19 unknown-medium'],
    ['sound: emission', 'sound: missive', 'steps/05-phare.yaml:23 unknown-medium'],
  ])('a step, %j', (from, to, expected) => {
    expect(told(edit('steps/05-phare.yaml', from, to))).toContain(expected);
  });

  test('a walkthrough names steps and messages that exist', () => {
    expect(told(edit('walkthroughs/main.yaml', 'ends: TRESOR', 'ends: TRESORS'))).toEqual(['walkthroughs/main.yaml:2 unknown-step']);
    expect(told(edit('walkthroughs/main.yaml', 'opens: lePhare', 'opens: lePhar'))).toEqual(['walkthroughs/main.yaml:19 unknown-message']);
    expect(told(edit('walkthroughs/main.yaml', '[bienvenue]', '[bienvenu]'))).toEqual(['walkthroughs/main.yaml:7 unknown-message']);
  });

  test('a page names media that exist', () => {
    expect(told({ files: { 'pages/merci.mdx': '<CityMap data="plan.yaml"/>\n' } })).toEqual(['pages/merci.mdx:1 unknown-medium']);
    expect(told({ files: { 'pages/merci.mdx': '<Sound name="leurre" transcript="Pluie."/>\n' } })).toEqual([]);
  });
});

describe('hours', () => {
  const hours = (from: string, to: string) => told(edit('scenario.yaml', from, to));

  test('may name 29 February and pass the end of the year', () => {
    expect(hours('1/5: closed', '29/2: closed')).toEqual([]);
  });

  test.each([
    ['1/5: closed', '31/2: closed', 'scenario.yaml:18 bad-date'],
    ['1/5: closed', '1/13: closed', 'scenario.yaml:18 bad-date'],
    ['1/5: closed', '1/5: 9-25', 'scenario.yaml:18 bad-hours'],
    ['7-7: 9.5-18', '6-7: 9.5-18', 'scenario.yaml:13 overlapping-hours'],
    ['7-7: 9.5-18', '7-6: 9.5-18', 'scenario.yaml:13 bad-hours'],
    ['1/10-31/3', '1/10-1/4', 'scenario.yaml:14 overlapping-hours'],
  ])('%j → %j', (from, to, expected) => {
    expect(hours(from, to)).toEqual([expected]);
  });
});

describe('routes', () => {
  test('an alternative that comes back is a loop, told at the alternative', () => {
    expect(told(edit('steps/05-phare.yaml', 'alternative: DETOUR', 'alternative: CAFE'))).toContain('steps/05-phare.yaml:9 route-loop');
  });

  test('a city without steps has no end', () => {
    const steps = tinyCity().files.filter(({ path }) => path.startsWith('steps/'));
    const city = { files: Object.fromEntries(steps.map(({ path }) => [path, null])) };
    expect(told(city)).toContain('scenario.yaml:1 end-unreachable');
  });
});

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});
