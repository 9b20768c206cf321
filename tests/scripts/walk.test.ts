import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { TinyCityOverrides } from '../support/cities/tiny-city.ts';
import { writeCity } from '../support/cities/city-folder.ts';
import { TINY_ANSWERS, tinyCity } from '../support/cities/tiny-city.ts';

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(slug: string, overrides: TinyCityOverrides = {}): void {
  rmSync(join(folder, slug), { recursive: true, force: true });
  writeCity(folder, tinyCity({ slug, ...overrides }));
}

function walk(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/walk.ts', ...args, '--scenarios', folder], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run walk', () => {
  it('prints JSON only with --json: routes of calls, main first', () => {
    write('ville');
    const { status, stdout, stderr } = walk('ville', '--json');
    const { city, routes } = JSON.parse(stdout) as { city: string; routes: { name: string; moves: { step: string; body: object }[] }[] };
    expect({ status, stderr, city, names: routes.map(({ name }) => name) }).toEqual({
      status: 0,
      stderr: '',
      city: 'ville',
      names: ['main', 'alternative'],
    });
    expect(routes[0]?.moves[0]).toEqual({ step: 'GARE', index: 1, call: 'code/check', body: { code: TINY_ANSWERS.GARE } });
  });

  it('prints a list in French without it', () => {
    write('ville');
    const { status, stdout } = walk('ville');
    expect(status).toBe(0);
    expect(stdout).toContain('Parcours main : 14 gestes, il arrive\n  1. GARE : répond « place du Vieux-Puits »');
    expect(stdout).toContain('5. PHARE : prend le trajet de secours');
  });

  it('fails when a route differs from its walkthrough', () => {
    write('ville', { files: { 'walkthroughs/main.yaml': (text) => text.replace('ends: TRESOR', 'ends: FIN') } });
    const { status, stderr } = walk('ville', '--json');
    expect(status).toBe(1);
    expect(stderr).toContain('le parcours devait finir à FIN, il finit à TRESOR');
  });

  it('shows the problems of a city that does not compile', () => {
    write('ville', { files: { 'steps/03-cafe.yaml': (text) => text.replace('type: conversation', 'type: telegraphe') } });
    const { status, stdout, stderr } = walk('ville', '--json');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('steps/03-cafe.yaml:');
  });

  it('updates what the walkthroughs expect, says what changed, and keeps the rest of the files', () => {
    const addMessage = (text: string) =>
      text.replace(
        '  - slug: lePhare\n',
        '  - { slug: duCafe, title: Du café, author: Berthe Mallet, date: received, from: CAFE }\n  - slug: lePhare\n',
      );
    const commented = (text: string) => text.replace('  - at: CAFE\n', '  # Le café a deux portes.\n  - at: CAFE\n');
    write('ville', {
      files: { 'scenario.yaml': addMessage, 'messages/duCafe.mdx': 'Le café est froid.\n', 'walkthroughs/main.yaml': commented },
    });
    expect(walk('ville').status).toBe(1);
    const { status, stdout } = walk('ville', '--update');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^walkthroughs\/main\.yaml : \d+ changements?$/mu);
    expect(stdout).toMatch(/^ {2}geste 3 \(PORT_VIEUX\), messages : \+ duCafe$/mu);
    expect(readFileSync(join(folder, 'ville/walkthroughs/main.yaml'), 'utf8')).toContain('# Le café a deux portes.');
    expect(walk('ville')).toMatchObject({ status: 0, stderr: '' });
    expect(walk('ville', '--update').stdout).toBe(
      'walkthroughs/alternative.yaml : rien à changer\nwalkthroughs/main.yaml : rien à changer\n',
    );
  });

  it('updates no walkthrough that cannot be played', () => {
    write('ville', { files: { 'steps/03-cafe.yaml': (text) => text.replaceAll('BM', 'CM').replaceAll('bm', 'cm') } });
    const { status, stderr } = walk('ville', '--update');
    expect(status).toBe(1);
    expect(stderr).toContain('walkthroughs/main.yaml, geste 4 (CAFE) : refusé');
  });

  it.each([[['nulle-part']], [['../ville']], [[]], [['ville', '--inconnu']]])('refuses the arguments %j', (args) => {
    expect(walk(...args).status).toBe(2);
  });
});
