import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cityNames, everyCity, readCity } from '../../support/cities/cities.ts';
import { root, run } from '../../support/programs/run.ts';
import { oneCity, type ServerFolder } from '../../support/server/one-city.ts';
import { startServer } from '../../support/server/running-server.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Copies the built product into a folder with one city, which is changed. */
function productWith(change: (scenarios: string) => void): ServerFolder {
  const folder = mkdtempSync(join(tmpdir(), 'produit-'));
  folders.push(folder);
  mkdirSync(join(folder, 'dist'));
  for (const name of ['dist/server', 'dist/web', 'scenarios', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const other of everyCity.filter((name) => name !== slug)) rmSync(join(folder, 'scenarios', other), { recursive: true });
  change(join(folder, 'scenarios'));
  return { cwd: folder, command: ['dist/server/main.js'] };
}

const [slug = ''] = cityNames;
const { source } = readCity(slug);
const step = source.files.find(({ path }) => path.startsWith('steps/'))?.path ?? '';

const startIn = ({ cwd, command }: ServerFolder, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [...command], { cwd, env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(cwd, 'data'), ...env } });

describe('the built server', () => {
  it('prints the codes of the demonstration, and serves the site with its content security policy', async () => {
    const server = await startServer();
    try {
      for (const city of cityNames) expect(server.output()).toContain(readCity(city).scenario.demonstration);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      expect((await fetch(`${server.address}/`)).headers.get('content-security-policy')).toContain("script-src 'self'");
    } finally {
      await server.stop();
    }
  });

  it('refuses to start with a scenario that has an error, and shows the line', async () => {
    const folder = productWith((scenarios) => {
      const file = join(scenarios, slug, step);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^index: .+$/m, 'index: premier'));
    });
    const { code, stderr, stdout } = await startIn(folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`${step}:\\d+:\\d+  error  wrong-type`));
    expect(stderr).toContain('index: premier');
    expect(stderr).toContain('Le serveur ne démarre pas');
    expect(stderr + stdout).not.toMatch(/\n\s+at /);
  });

  it('refuses settings that it cannot read, and reports all of them at once in French', async () => {
    const { code, stderr } = await startIn(oneCity(), { PORT: 'trois mille', DEMO: 'oui' });
    expect(code).toBe(2);
    expect(stderr).toContain('PORT');
    expect(stderr).toContain('DEMO');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('reports a database that does not answer', async () => {
    const { code, stderr } = await startIn(oneCity(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: tmpdir() });
    expect(code).toBe(1);
    expect(stderr).toContain('La base de données ne s’ouvre pas à l’adresse de DATABASE_URL');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('reports a port that is already in use', async () => {
    const first = await startServer({}, oneCity());
    try {
      const { code, stderr } = await startIn(oneCity(), { PORT: new URL(first.address).port, DATA_DIR: first.dataDir });
      expect(code).toBe(2);
      expect(stderr).toContain('déjà pris');
    } finally {
      await first.stop();
    }
  });
});
