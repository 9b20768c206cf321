import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../scripts/walk.ts';
import type { TinyCityOverrides } from '../../scripts/explain/cities/tiny-city.ts';
import { writeCity } from '../../scripts/explain/cities/city-folder.ts';
import { TINY_ANSWERS, tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { callAsyncScript } from '../support/programs/call-script.ts';
import { runScript } from '../support/programs/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(slug: string, overrides: TinyCityOverrides = {}): void {
  rmSync(join(folder, slug), { recursive: true, force: true });
  writeCity(folder, tinyCity({ slug, ...overrides }));
}

const argvOf = (args: readonly string[]): string[] => [...args, '--scenarios', folder];

/** Runs in this process; the first test starts the command itself. */
const walk = (...args: readonly string[]) => callAsyncScript(main, argvOf(args));

describe('npm run walk', () => {
  it('prints JSON only with --json: routes of calls, main first', async () => {
    write('ville');
    const { code, stdout, stderr } = await runScript('walk.ts', argvOf(['ville', '--json']));
    const { city, routes } = JSON.parse(stdout) as {
      city: string;
      routes: { name: string; moves: { step: string; body: object }[] }[];
    };
    expect({ code, stderr, city, names: routes.map(({ name }) => name) }).toEqual({
      code: 0,
      stderr: '',
      city: 'ville',
      names: ['main', 'alternative'],
    });
    expect(routes[0]?.moves[0]).toEqual({
      step: 'GARE',
      index: 1,
      call: 'code/check',
      body: { code: TINY_ANSWERS.GARE },
    });
  });

  it('prints a list in French without it', async () => {
    write('ville');
    const { code, stdout } = await walk('ville');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'Parcours main : 14 gestes, il arrive\n  1. GARE : répond « place du Vieux-Puits »',
    );
    expect(stdout).toContain('5. PHARE : prend le trajet de secours');
  });

  it('fails when a route differs from its walkthrough', async () => {
    write('ville', {
      files: { 'walkthroughs/main.yaml': (text) => text.replace('ends: TRESOR', 'ends: FIN') },
    });
    const { code, stderr } = await walk('ville', '--json');
    expect(code).toBe(1);
    expect(stderr).toContain('le parcours devait finir à FIN, il finit à TRESOR');
  });

  it('updates what the walkthroughs expect, says what changed, and keeps the rest of the files', async () => {
    const addMessage = (text: string) =>
      text.replace(
        '  - slug: lePhare\n',
        '  - { slug: duCafe, title: Du café, author: Berthe Mallet, date: received, from: CAFE }\n  - slug: lePhare\n',
      );
    const commented = (text: string) =>
      text.replace('  - at: CAFE\n', '  # Le café a deux portes.\n  - at: CAFE\n');
    write('ville', {
      files: {
        'scenario.yaml': addMessage,
        'messages/duCafe.mdx': 'Le café est froid.\n',
        'walkthroughs/main.yaml': commented,
      },
    });
    expect((await walk('ville')).code).toBe(1);
    const { code, stdout } = await walk('ville', '--update');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^walkthroughs\/main\.yaml : \d+ changements?$/mu);
    expect(stdout).toMatch(/^ {2}geste 3 \(PORT_VIEUX\), messages : \+ duCafe$/mu);
    expect(readFileSync(join(folder, 'ville/walkthroughs/main.yaml'), 'utf8')).toContain(
      '# Le café a deux portes.',
    );
    expect(await walk('ville')).toMatchObject({ code: 0, stderr: '' });
    expect((await walk('ville', '--update')).stdout).toBe(
      'walkthroughs/alternative.yaml : rien à changer\nwalkthroughs/main.yaml : rien à changer\n',
    );
  });

  it('updates no walkthrough that cannot be played', async () => {
    write('ville', {
      files: { 'steps/03-cafe.yaml': (text) => text.replaceAll('BM', 'CM').replaceAll('bm', 'cm') },
    });
    const { code, stderr } = await walk('ville', '--update');
    expect(code).toBe(1);
    expect(stderr).toContain('walkthroughs/main.yaml, geste 4 (CAFE) : refusé');
  });

  it.each(['--json', '--update'])(
    'with %s shows the problems of a city that does not compile, and nothing of its walkthroughs',
    async (option) => {
      write('ville', {
        files: { 'steps/03-cafe.yaml': (text) => text.replace('type: conversation', 'type: telegraphe') },
      });
      const { code, stdout, stderr } = await walk('ville', option);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('steps/03-cafe.yaml:');
      expect(stderr).not.toContain('main');
    },
  );

  it.each([[['nulle-part']], [['../ville']], [[]], [['ville', '--inconnu']]])(
    'refuses the arguments %j',
    async (args) => {
      expect((await walk(...args)).code).toBe(2);
    },
  );
});
