import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../scripts/check.ts';
import { callScript } from '../support/programs/call-script.ts';
import { writeCity as writeTo } from '../../scripts/explain/cities/city-folder.ts';
import { type Finished, runScript } from '../support/programs/run.ts';
import { tinyCity, type TinyCityOverrides } from '../../scripts/explain/cities/tiny-city.ts';
import { TINY_PROMOTIONS } from '../../scripts/explain/promotion-cases.ts';

let scenarios = '';

const writeCity = (overrides: TinyCityOverrides): void => writeTo(scenarios, tinyCity(overrides));

const argvOf = (argv: readonly string[]): string[] => ['--scenarios', scenarios, ...argv];

/** Runs in this process; the first test starts the command itself. */
const check = (...argv: readonly string[]): Finished => callScript(main, argvOf(argv));

/** Notices are not problems. */
const FINE =
  'ville : 1 lieu jamais vérifié sur place. La feuille à emporter : npm run fieldsheet -- ville\n1 ville vérifiée : aucun problème.\n';

beforeAll(() => {
  scenarios = mkdtempSync(join(tmpdir(), 'cities-'));
  writeCity({});
  writeCity({
    slug: 'bourg',
    files: {
      'scenario.yaml': (text) => text.replace('city: VILLE', 'city: BOURG').replace('VILLE1', 'BOURG1'),
      'steps/05-phare.yaml': (text) => text.replace('type: tuner', 'type: tunner'),
      'media/map.yaml': 'title: Plan\n',
    },
  });
});

afterAll(() => rmSync(scenarios, { recursive: true, force: true }));

describe('npm run check', () => {
  test('reports no problem for a valid city, and exits with 0', async () => {
    expect(await runScript('check.ts', argvOf(['ville']), { env: { NO_COLOR: '1' } })).toEqual({
      code: 0,
      stdout: FINE,
      stderr: '',
    });
  });

  test('is held up by no city that is being written, and names it', () => {
    const cities = mkdtempSync(join(tmpdir(), 'cities-'));
    writeTo(cities, tinyCity());
    writeTo(
      cities,
      tinyCity({
        slug: 'bourg',
        files: {
          'scenario.yaml': (text) =>
            text.replace('city: VILLE', 'draft: true\ncity: BOURG').replace('VILLE1', 'BOURG1'),
          'steps/05-phare.yaml': (text) => text.replace('type: tuner', 'type: tunner'),
        },
      }),
    );
    const { code, stdout } = callScript(main, ['--scenarios', cities]);
    expect([code, stdout]).toEqual([
      0,
      `${FINE}1 ville en cours d’écriture, que l’atelier seul lit : bourg.\n`,
    ]);
    rmSync(cities, { recursive: true, force: true });
  });

  test('checks every city, shows the positions of problems, and exits with 1', () => {
    const { code, stdout } = check();
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${join(scenarios, 'bourg')}/steps/05-phare.yaml:12:9  error  unknown-puzzle-type`,
    );
    expect(stdout).toContain('12 |   type: tunner\n     |         ^^^^^^\n');
    expect(stdout).toMatch(
      /2 villes vérifiées : \d+ erreurs, \d+ avertissements?\.\nChaque code a sa page : npm run check -- --explain <code>\.\n$/u,
    );
  });

  test('checks the data of media/ too', () => {
    const { stdout } = check('bourg', '--json');
    expect(stdout).toContain('"file":"media/map.yaml"');
  });

  test('names the city that announces the same demonstration code', () => {
    writeCity({
      slug: 'hameau',
      files: { 'scenario.yaml': (text) => text.replace('city: VILLE', 'city: HAMEAU') },
    });
    const [all, one] = [check(), check('hameau')];
    rmSync(join(scenarios, 'hameau'), { recursive: true });
    expect(all.stdout).toContain(`${scenarios}/ville/scenario.yaml:21:16  error  demonstration-taken`);
    expect(all.stdout).not.toContain('hameau/scenario.yaml');
    expect(one.stdout).toContain('La ville « ville » annonce déjà le code de démonstration VILLE1.');
    expect(one.code).toBe(1);
  });

  test('counts the notes that remain to be written, which are no problem', () => {
    const noted = { 'places.yaml': (text: string) => `# À CHANGER : tout.\n${text}` };
    writeCity({
      slug: 'hameau',
      files: {
        'scenario.yaml': (text) => text.replace('city: VILLE', 'city: HAMEAU').replace('VILLE1', 'HAMEA1'),
        ...noted,
      },
    });
    const { code, stdout } = check('hameau');
    rmSync(join(scenarios, 'hameau'), { recursive: true });
    expect(stdout).toContain('hameau : 1 note « À CHANGER », la première dans places.yaml, ligne 1.');
    expect(code).toBe(0);
  });

  test('checks the promotions when all cities are checked', () => {
    const file = join(scenarios, 'promotions.yaml');
    writeFileSync(file, TINY_PROMOTIONS.replace('VILLE', 'VILE'));
    const [all, one, json] = [check(), check('ville'), check('--json')];
    rmSync(file);
    expect(all.stdout).toContain(`${scenarios}/promotions.yaml:5:11  warning  promotion-unknown-city`);
    expect(all.stdout).toContain('→ Vouliez-vous dire « VILLE » ?');
    expect(one).toEqual({ code: 0, stdout: FINE, stderr: '' });
    expect(JSON.parse(json.stdout)).toMatchObject({
      files: [{ file: 'promotions.yaml', problems: [{ code: 'promotion-unknown-city', line: 5 }] }],
    });
  });

  test('prints JSON only', () => {
    const { code, stdout } = check('bourg', '--json');
    const { cities } = JSON.parse(stdout) as {
      cities: { city: string; problems: Record<string, unknown>[] }[];
    };
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
  ])('refuses %j in French and exits with 2', (argv, sentence) => {
    const { code, stdout, stderr } = check(...argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
