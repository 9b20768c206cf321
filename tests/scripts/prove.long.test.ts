import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../scripts/prove.ts';
import { callScript } from '../support/programs/call-script.ts';
import { type Finished, runScript } from '../support/programs/run.ts';
import { writeCity as writeTo } from '../../scripts/explain/cities/city-folder.ts';
import { tinyCity, type TinyCityOverrides } from '../../scripts/explain/cities/tiny-city.ts';
import { inHands } from '../../scripts/explain/edits.ts';

let scenarios = '';

const writeCity = (overrides: TinyCityOverrides): void => writeTo(scenarios, tinyCity(overrides));

const argvOf = (argv: readonly string[]): string[] => ['--scenarios', scenarios, ...argv];

/** Runs in this process; the first test starts the command itself. */
const prove = (...argv: readonly string[]): Finished => callScript(main, argvOf(argv));

const inBourg = (text: string) => text.replace('city: VILLE', 'city: BOURG');

beforeAll(() => {
  scenarios = mkdtempSync(join(tmpdir(), 'proved-'));
  writeCity({});
  writeCity({
    slug: 'bourg',
    files: {
      'scenario.yaml': (text) => inBourg(text).replace('1/10-31/3', '1/10-30/3'),
      'steps/15-registre.yaml': (text) => text.replace('ligne 456, année 1793', 'et puis l’année suivante'),
    },
  });
  writeCity({
    slug: 'hameau',
    files: {
      'scenario.yaml': (text) => text.replace('city: VILLE', 'city: HAMEAU'),
      'steps/05-phare.yaml': (text) => text.replace('type: tuner', 'type: tunner'),
    },
  });
});

afterAll(() => rmSync(scenarios, { recursive: true, force: true }));

describe('npm run prove', () => {
  it('prints how a city is finished, its coverage and its hours, and exits with 0', async () => {
    const { code, stdout, stderr } = await runScript('prove.ts', argvOf(['ville']), {
      env: { NO_COLOR: '1' },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Ville : prouvée\n/u);
    expect(stdout).toContain('Trajet principal : la fin en 12 gestes, la découverte cachée en 13.');
    expect(stdout).toContain(
      'saisies entre une solution et un autre nom, aucune admise (CLOCHER ÉCUME / ecumes).',
    );
    expect(stdout).toMatch(/\n {5}2\. PORT_VIEUX +répond « 0412 »\n/u);
    expect(stdout).toMatch(/\n {4}13\. FIN +répond « marée basse » \(après la fin\)\n/u);
    expect(stdout).toMatch(
      /Secours pris à PHARE : la fin en 6 gestes.*\n {5}5\. PHARE +prend le trajet de secours\n/u,
    );
    expect(stdout).toContain('42 indices');
    expect(stdout).toMatch(
      /ouvert 1\s457 jours sur 1\s461, 8 h de suite au moins ; 4 jours fermés se finissent par le trajet de secours/u,
    );
    expect(stdout).toMatch(/1 ville jouée partout : elle est prouvée\.\n$/u);
  });

  it('proves every city, shows each fault with the route to it, and exits with 1', () => {
    const { code, stdout } = prove();
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${join(scenarios, 'bourg')}/steps/15-registre.yaml:24:5  error  last-hint-not-enough`,
    );
    expect(stdout).toMatch(/\n {2}On y vient ainsi :\n {5}1\. GARE +répond « place du Vieux-Puits »\n/u);
    expect(stdout).toContain('Aucune période des horaires ne contient le 31 mars.');
    expect(stdout).toContain('hameau ne se joue pas : il y a d’abord ceci à corriger.');
    expect(stdout).toContain('unknown-puzzle-type');
    expect(stdout).toMatch(/3 villes jouées partout : 2 villes à reprendre\.\n$/u);
  });

  it('prints JSON only', () => {
    const { code, stdout } = prove('bourg', '--json');
    const { cities } = JSON.parse(stdout) as {
      cities: {
        city: string;
        proved: boolean;
        routes: { toEnd: unknown[] }[];
        problems: { code: string; file: string; path: unknown[] }[];
      }[];
    };
    expect(code).toBe(1);
    expect(cities.map(({ city, proved }) => ({ city, proved }))).toEqual([{ city: 'bourg', proved: false }]);
    expect(cities[0]?.routes[0]?.toEnd).toHaveLength(12);
    expect(cities[0]?.routes[0]?.toEnd[0]).toEqual({
      step: 'GARE',
      index: 1,
      does: 'répond « place du Vieux-Puits »',
      event: { type: 'ANSWER', code: 'place du Vieux-Puits' },
    });
    expect(cities[0]?.problems.map(({ code: name, file }) => [name, file])).toEqual([
      ['day-forgotten', 'scenario.yaml'],
      ['last-hint-not-enough', 'steps/15-registre.yaml'],
    ]);
  });

  it('prints the share that each role and each telephone of a party has', () => {
    const listening = { 'steps/01-gare.yaml': 'for: écoute' };
    writeCity({ slug: 'faubourg', ...inHands({ 'city: VILLE': 'city: FAUBOURG' }, listening) });
    const { stdout } = prove('faubourg');
    rmSync(join(scenarios, 'faubourg'), { recursive: true });
    expect(stdout).toContain('Instruments : lecture 0, l’écoute 1, à tous 11.');
    expect(stdout).toContain('Par téléphone : à 2, 3, 4, 5 et 6, de 0 à 1 chacun, 1 de suite au plus.');
  });
});
