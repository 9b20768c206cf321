import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_PROMOTIONS, type SiteFile } from '../../../engine/index.ts';
import { addressedOrRefuse, runEntry, settingsOrRefuse, start } from '../../../server/boot.ts';
import { createContentStore } from '../../../server/content/content-store.ts';
import { loadFacts, placesOfFacts } from '../../../server/content/load-facts.ts';
import { COMPANY_FACTS } from '../../../server/platform/invented-facts.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import { everythingReceived } from '../../support/server/raw-socket.ts';
import { startTestApp, testFacts, testTerms } from '../../support/server/test-app.ts';
import { scenariosDir } from '../../support/cities/cities.ts';
import { root, run } from '../../support/programs/run.ts';

/** The facts of scenarios/site.yaml as a company would fill them in; its numbers have right keys. */
function companyFacts(): SiteFile {
  const { legal, sale, ...facts } = testFacts();
  const { note: _removed, ...identity } = legal;
  return {
    ...facts,
    mainUrl: 'https://www.maison.test',
    checkoutLink: 'https://paiement.maison.test/pack',
    contact: 'bonjour@maison.test',
    socialLink: 'https://social.maison.test/@maison',
    sale: { ...sale, paymentProvider: 'Caisse SAS' },
    legal: {
      ...identity,
      address: '1 rue du Port, 44000 Nantes',
      phone: '02 40 00 00 00',
      rcs: '732 829 320 R.C.S. Nantes',
      siret: '732 829 320 00074',
      vat: 'FR44 732829320',
      packaging: 'FR123456_01ABCD',
      director: 'Léa Morvan',
      host: { name: 'Hôte SAS', address: '2 rue du Port, 44000 Nantes', phone: '02 40 00 00 01' },
      mediator: { name: 'Médiateur', address: '3 rue du Port', url: 'https://mediateur.maison.test' },
    },
  };
}

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'poste-restante-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noCity = () => createContentStore({ cities: new Map(), promotions: NO_PROMOTIONS });
const RIGHT = {
  NODE_ENV: 'production',
  MAIN_URL: 'https://www.maison.test',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
};

/** The output and exit code of `npm start` with these settings; a server that starts is stopped at once. */
async function started(environment: Record<string, string>, facts = companyFacts()) {
  const printed: string[] = [];
  const capture = (text: unknown): boolean => printed.push(String(text)) > 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(capture),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture),
  ];
  const before = process.exitCode;
  let runs = false;
  try {
    await runEntry(async () => {
      const read = settingsOrRefuse({ ...RIGHT, DATA_DIR: join(folder, 'data'), ...environment });
      const settings = addressedOrRefuse(read, facts, placesOfFacts(scenariosDir));
      const running = await start(settings, { content: noCity(), facts, termsOfSale: testTerms() });
      runs = true;
      await running.stop();
      return { ...running, settings };
    });
    return { text: printed.join(''), runs, exitCode: process.exitCode };
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) if (runs) process.removeAllListeners(signal);
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** A folder with files of another user, open to all. */
function openFolder(): string {
  const open = mkdtempSync(join(folder, 'ouvert-'));
  writeFileSync(join(open, 'lettre.txt'), '');
  chmodSync(open, 0o755);
  return open;
}

describe('a start in production', () => {
  it('prints its checks and listens', async () => {
    const { text, runs } = await started({});
    expect(runs).toBe(true);
    expect(text).toContain(
      'Vérifications avant d’ouvrir :\n  ✓ adresse publique : https://www.maison.test\n',
    );
    expect(text).toContain('  ! mandataires : aucun n’est cru.');
    expect(text).not.toContain('✗');
  });

  it.each([
    ['debug timings', { GAME_DEBUG: '1' }, 'Retirez GAME_DEBUG.'],
    ['demonstration letters', { DEMO: '1' }, 'Retirez DEMO.'],
    ['this machine as its address', { MAIN_URL: 'http://localhost:3000' }, 'Donnez-la par MAIN_URL'],
    ['a reserved name', { MAIN_URL: 'https://www.maison.example' }, 'Donnez-la par MAIN_URL'],
    ['no key', { SECRET_KEY: '' }, 'Donnez SECRET_KEY'],
  ])('is refused with %s, which development allows', async (_what, wrong, words) => {
    const { text, runs, exitCode } = await started(wrong);
    expect([runs, exitCode]).toEqual([false, 2]);
    expect(text.split('\n').filter((line) => line.startsWith('  ✗'))).toEqual([
      expect.stringContaining(words),
    ]);
    expect((await started({ ...wrong, NODE_ENV: '' })).runs).toBe(true);
  });

  it('is refused with a data folder that other users can enter', async () => {
    const DATA_DIR = openFolder();
    expect((await started({ DATA_DIR })).text).toContain(`chmod 700 ${DATA_DIR}`);
    expect(mode(DATA_DIR)).toBe('755');
  });

  it('reports all problems at once', async () => {
    const { text } = await started({
      GAME_DEBUG: '1',
      DEMO: '1',
      MAIN_URL: 'http://localhost',
      SECRET_KEY: '',
    });
    expect(text.match(/✗/g)).toHaveLength(4);
  });

  it('is refused with the company of the example, naming each line to change', async () => {
    const { facts } = loadFacts(scenariosDir);
    const { text, runs, exitCode } = await started({}, facts ?? companyFacts());
    expect([runs, exitCode]).toEqual([false, 2]);
    const lines = readFileSync(join(scenariosDir, 'site.yaml'), 'utf8').split('\n');
    const refusals = [...text.matchAll(/✗ scenarios\/site\.yaml:(\d+) ([\w.]+), « .+ », est celui/g)];
    expect(refusals.map(([, , path]) => path?.split('.'))).toEqual(COMPANY_FACTS);
    for (const [, line, path] of refusals)
      expect(lines[Number(line) - 1], path).toContain(`${path?.split('.').at(-1)}:`);
  });
});

describe('the built server', () => {
  it('is refused for its facts before it reads the cities', async () => {
    const cwd = mkdtempSync(join(folder, 'produit-'));
    const cities = join(cwd, 'scenarios');
    mkdirSync(join(cities, 'ville'), { recursive: true });
    writeFileSync(join(cities, 'ville', 'scenario.yaml'), 'rien');
    writeFileSync(join(cities, 'site.yaml'), readFileSync(join(scenariosDir, 'site.yaml')));
    const env = { ...process.env, ...RIGHT, DATA_DIR: join(cwd, 'data') };
    const { code, stderr } = await run(process.execPath, [join(root, 'dist/server/main.js')], { cwd, env });
    expect(code).toBe(2);
    expect(stderr).toContain('scenarios/site.yaml:');
    expect(stderr).not.toContain('ville');
  });
});

describe('the files of the data', () => {
  it('are readable by their owner only, whatever the umask', async () => {
    const before = process.umask(0);
    const dataDir = join(folder, 'neuf', 'data');
    const db = openDatabase({ dataDir, databaseUrl: null });
    await migrate(db);
    const file = join(dataDir, 'poste-restante.sqlite');
    expect([dataDir, file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual(['700', '600', '600', '600']);
    await db.destroy();
    process.umask(before);
  });

  it('lose the open permissions that an older server left', async () => {
    const dataDir = join(folder, 'ancien');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'poste-restante.sqlite'), '');
    chmodSync(dataDir, 0o755);
    chmodSync(join(dataDir, 'poste-restante.sqlite'), 0o644);
    const db = openDatabase({ dataDir, databaseUrl: null });
    await migrate(db);
    await db.destroy();
    expect([dataDir, join(dataDir, 'poste-restante.sqlite')].map(mode)).toEqual(['700', '600']);
  });
});

describe('a start that fails', () => {
  it.each([
    ['a folder that cannot be made', () => ({ DATA_DIR: '/dev/null/data' }), 'DATA_DIR'],
    ['an address that is not this machine’s', () => ({ HOST: '192.0.2.1' }), 'ne peut pas écouter'],
    ['a database of another kind', garbled, 'La base de données ne s’ouvre pas'],
  ])('reports it in one sentence without a stack: %s', async (_what, wrong, words) => {
    const { text, runs } = await started({ ...wrong(), NODE_ENV: '' });
    expect([runs, text.trimEnd().split('\n').length]).toEqual([false, 1]);
    expect(text).toContain(words);
    expect(text).not.toMatch(/^\s+at /m);
  });

  function garbled(): Record<string, string> {
    const dataDir = mkdtempSync(join(folder, 'abimee-'));
    writeFileSync(join(dataDir, 'poste-restante.sqlite'), 'rien d’une base de données '.repeat(50));
    return { DATA_DIR: dataDir };
  }
});

describe('a database migrated by a newer server', () => {
  async function changed(name: string): Promise<Record<string, string>> {
    const dataDir = mkdtempSync(join(folder, 'nouvelle-'));
    const db = openDatabase({ dataDir, databaseUrl: null });
    await migrate(db);
    await db('knex_migrations').insert({ name, batch: 2, migration_time: new Date() });
    await db.destroy();
    return { DATA_DIR: dataDir };
  }

  it('still works with the former version during a rolling update', async () => {
    expect((await started(await changed('9999-one-more-table'))).runs).toBe(true);
  });

  it('is refused when the newer version removed something, with a message of what to do', async () => {
    const { text, runs } = await started(await changed('9999-one-table-less-incompatible'));
    expect(runs).toBe(false);
    expect(text).toMatch(
      /une version plus récente du serveur l’a changée \(9999-one-table-less-incompatible\) : relancez cette version-là\.\n$/,
    );
  });
});

describe('an untrusted proxy', () => {
  it('is logged once', async () => {
    const app = await startTestApp({ settings: { trustProxy: 0 } });
    const ask = () =>
      everythingReceived(
        app.address,
        'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n',
      );
    expect(await ask()).toContain('200');
    await ask();
    const warnings = app
      .logs()
      .split('\n')
      .filter((line) => line.includes('a proxy is not believed'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain('192.0.2.7');
    await app.stop();
  });
});
