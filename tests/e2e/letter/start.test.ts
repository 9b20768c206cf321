import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cityNames, readCity } from '../../support/cities/cities.ts';
import { run } from '../../support/programs/run.ts';
import { folderWithOneCity, oneCity, type ServerFolder } from '../../support/server/one-city.ts';
import { startServer } from '../../support/server/running-server.ts';

const [slug = ''] = cityNames;
const { scenario, source } = readCity(slug);

const startIn = ({ cwd, command }: ServerFolder, env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [...command], {
    cwd,
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(cwd, 'data'), ...env },
  });

describe('the built server', () => {
  it('prints the code of the demonstration, serves the site with its content security policy, and takes its port alone', async () => {
    const server = await startServer({}, oneCity());
    try {
      expect(server.output()).toContain(scenario.demonstration);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      expect((await fetch(`${server.address}/`)).headers.get('content-security-policy')).toContain(
        "script-src 'self'",
      );
      const { code, stderr } = await startIn(oneCity(), {
        PORT: new URL(server.address).port,
        DATA_DIR: server.dataDir,
      });
      expect(code).toBe(2);
      expect(stderr).toContain('déjà pris');
    } finally {
      await server.stop();
    }
  });

  it('refuses to start with a scenario that has an error, and shows the line', async () => {
    const folder = folderWithOneCity(slug);
    onTestFinished(() => rmSync(folder.cwd, { recursive: true, force: true }));
    const step = source.files.find(({ path }) => path.startsWith('steps/'))?.path ?? '';
    const file = join(folder.cwd, 'scenarios', slug, step);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^index: .+$/m, 'index: premier'));
    const { code, stderr, stdout } = await startIn(folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`${step}:\\d+:\\d+  error  wrong-type`));
    expect(stderr).toContain('index: premier');
    expect(stderr).toContain('Le serveur ne démarre pas');
    expect(stderr + stdout).not.toMatch(/\n\s+at /);
  });

  it('reports a database that does not answer', async () => {
    const { code, stderr } = await startIn(oneCity(), {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: tmpdir(),
    });
    expect(code).toBe(1);
    expect(stderr).toContain('La base de données ne s’ouvre pas à l’adresse de DATABASE_URL');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
