import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../scripts/check.ts';
import { openEdition } from '../../server/content/git-edition.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { renamedStep } from '../engine/editions/renamed.ts';
import { callScript } from '../support/programs/call-script.ts';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import type { Finished } from '../support/programs/run.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';

const folder = mkdtempSync(join(tmpdir(), 'editions-'));
const scenarios = join(folder, 'scenarios');

function write(slug: string, source = tinyCity()): void {
  const files = source.files.map(({ path, text }) => ({
    path,
    text: text.replace('city: VILLE', `city: ${slug.toUpperCase()}`),
  }));
  writeCity(scenarios, { ...source, slug, files });
}

const AUTHOR = ['-c', 'user.name=Plume', '-c', 'user.email=plume@poste.test', '-c', 'commit.gpgsign=false'];
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...AUTHOR, ...args], { encoding: 'utf8' });

const check = (...args: readonly string[]): Finished => callScript(main, ['--scenarios', scenarios, ...args]);

beforeAll(() => {
  for (const slug of ['ville', 'bourg']) write(slug);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Une édition');
  write('ville', renamedStep('PHARE', 'FANAL'));
  rmSync(join(scenarios, 'bourg'), { recursive: true });
  write('hameau');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder of cities as git keeps it', () => {
  it('is read like the folder itself', () => {
    const { read, cities } = openEdition(scenarios, 'HEAD');
    expect(cities).toEqual(['bourg', 'ville']);
    git('worktree', 'add', '--quiet', 'autrefois');
    const committed = read('bourg');
    const there = readCityFolder(join(folder, 'autrefois/scenarios/bourg'));
    expect({
      slug: committed?.slug,
      media: committed?.media,
      files: new Map(committed?.files.map(({ path, text }) => [path, text])),
    }).toEqual({
      slug: 'bourg',
      media: there.media,
      files: new Map(there.files.map(({ path, text }) => [path, text])),
    });
    expect(read('hameau')).toBeNull();
  });

  it('refuses an unknown git reference in French', () => {
    expect(() => openEdition(scenarios, 'nulle-part')).toThrow(
      'git ne connaît pas la référence « nulle-part »',
    );
    expect(() => openEdition(scenarios, '--all')).toThrow('git ne connaît pas la référence « --all »');
    expect(() => openEdition(tmpdir(), 'HEAD')).toThrow(`Le dossier ${tmpdir()} n’est dans aucun dépôt git.`);
  });
});

describe('npm run check -- --against', () => {
  it('prints the effect on the players of each step by city, and exits with 1 when an edit is refused', () => {
    const { code, stdout } = check('--against', 'HEAD');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ville, depuis [0-9a-f]{7,} : 16 étapes$/mu);
    expect(stdout).toMatch(/^ +5\. PHARE +les joueurs suivent +→ FANAL$/mu);
    expect(stdout).toMatch(/^ +3\. CAFE +inchangée$/mu);
    expect(stdout).toMatch(/^hameau, .*elle n’existait pas/mu);
    expect(stdout).toContain(`${join(scenarios, 'bourg')}/scenario.yaml:1:1  error  city-removed`);
    expect(stdout).toMatch(/3 villes comparées à [0-9a-f]+ : 1 changement refusé, 0 avertissement\.\n$/u);
  });

  it('prints JSON only, and exits with 0 when no player loses anything', () => {
    const { code, stdout } = check('ville', '--against', 'HEAD', '--json');
    const { cities } = JSON.parse(stdout) as {
      cities: { city: string; steps: { step: string }[]; problems: unknown[] }[];
    };
    expect([code, cities.map(({ city, problems }) => [city, problems])]).toEqual([0, [['ville', []]]]);
    expect(cities[0]?.steps[4]).toEqual({
      step: 'PHARE',
      index: 5,
      to: 'FANAL',
      verdict: 'moved',
      codes: [],
    });
  });

  it('warns of what another city reads and this one no longer has, as the check of that city refuses it', () => {
    const onPhare = tinyCity({
      files: {
        'scenario.yaml': (text) =>
          text.replace(
            '    from: FIN\n',
            '    from: FIN\n    if: { elsewhere: { city: ville, solved: PHARE } }\n',
          ),
      },
    });
    write('guet', onPhare);
    try {
      const { code, stdout } = check('ville', '--against', 'HEAD');
      expect(stdout).toContain(`${join(scenarios, 'ville')}/scenario.yaml:1:1  warning  read-elsewhere`);
      expect(stdout).toContain('La ville « guet » lit ce qui n’est plus là (guet/scenario.yaml, ligne ');
      expect(code).toBe(0);
      expect(check('guet').stdout).toMatch(
        /error {2}unknown-step\n.*La ville « ville » n’a pas d’étape « PHARE »/su,
      );
    } finally {
      rmSync(join(scenarios, 'guet'), { recursive: true });
    }
  });

  it('exits with 2 when the city did not exist then', () => {
    expect(check('hameau', '--against', 'HEAD')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'La ville « hameau » n’existait pas à HEAD.\n',
    });
  });
});
