import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCity as writeTo } from '../support/city-folder.ts';
import { tinyCity, type TinyCityOverrides } from '../support/tiny-city.ts';
import { TINY_PROMOTIONS } from '../support/tiny-promotions.ts';

let scenarios = '';

const writeCity = (overrides: TinyCityOverrides): void => writeTo(scenarios, tinyCity(overrides));

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function check(...argv: string[]): Promise<Run> {
  const args = ['--import', 'tsx', 'scripts/check.ts', '--scenarios', scenarios, ...argv];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

/** A notice is no problem. */
const FINE =
  'ville : 1 lieu jamais vérifié sur place. La feuille à emporter : npm run fieldsheet -- ville\n1 ville vérifiée : aucun problème.\n';

beforeAll(() => {
  scenarios = mkdtempSync(join(tmpdir(), 'cities-'));
  writeCity({});
  writeCity({
    slug: 'bourg',
    files: {
      'scenario.yaml': (text) => text.replace('city: VILLE', 'city: BOURG'),
      'steps/05-phare.yaml': (text) => text.replace('type: tuner', 'type: tunner'),
      'media/map.yaml': 'title: Plan\n',
    },
  });
});

afterAll(() => rmSync(scenarios, { recursive: true, force: true }));

describe('npm run check', () => {
  test('says that a city without faults has none, and exits with 0', async () => {
    expect(await check('ville')).toEqual({ code: 0, out: FINE, err: '' });
  });

  test('checks every city, shows where to look, and exits with 1', async () => {
    const { code, out } = await check();
    expect(code).toBe(1);
    expect(out).toContain(`${join(scenarios, 'bourg')}/steps/05-phare.yaml:12:9  error  unknown-puzzle-type`);
    expect(out).toContain('12 |   type: tunner\n     |         ^^^^^^\n');
    expect(out).toMatch(
      /2 villes vérifiées : \d+ erreurs, \d+ avertissements?\.\nChaque code a sa page : docs\/diagnostics\/<code>\.md\.\n$/u,
    );
  });

  test('checks the data of media/ too', async () => {
    const { out } = await check('bourg', '--json');
    expect(out).toContain('"file":"media/map.yaml"');
  });

  test('checks the promotions beside the cities, when all are asked for', async () => {
    const file = join(scenarios, 'promotions.yaml');
    writeFileSync(file, TINY_PROMOTIONS.replace('VILLE', 'VILE'));
    const [all, one, json] = await Promise.all([check(), check('ville'), check('--json')]);
    rmSync(file);
    expect(all.out).toContain(`${scenarios}/promotions.yaml:5:11  warning  promotion-unknown-city`);
    expect(all.out).toContain('→ Vouliez-vous dire « VILLE » ?');
    expect(one).toEqual({ code: 0, out: FINE, err: '' });
    expect(JSON.parse(json.out)).toMatchObject({
      files: [{ file: 'promotions.yaml', problems: [{ code: 'promotion-unknown-city', line: 5 }] }],
    });
  });

  test('prints JSON alone', async () => {
    const { code, out } = await check('bourg', '--json');
    const { cities } = JSON.parse(out) as { cities: { city: string; problems: Record<string, unknown>[] }[] };
    expect(code).toBe(1);
    expect(cities.map(({ city }) => city)).toEqual(['bourg']);
    expect(cities[0]?.problems).toContainEqual({
      code: 'unknown-puzzle-type',
      severity: 'error',
      file: 'steps/05-phare.yaml',
      line: 12,
      column: 9,
      length: 6,
      message: 'Il n’y a pas d’épreuve de type « tunner ».',
      wayOut: 'Vouliez-vous dire « tuner » ?',
    });
  });

  test.each([
    [['vile'], 'La ville « vile » n’existe pas. Vouliez-vous dire « ville » ?'],
    [['--jsn'], 'Option inconnue : --jsn.'],
    [['ville', 'bourg'], 'Il y a un argument de trop.'],
  ])('refuses %j in French and exits with 2', async (argv, sentence) => {
    const { code, out, err } = await check(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });
});
