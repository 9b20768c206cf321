import { connect as connectHttp2 } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/store/database/open-database.ts';
import { cityNames, readCity } from '../support/cities/cities.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { everythingReceived } from '../support/server/raw-socket.ts';
import {
  SITE,
  startNginx,
  type Nginx,
  type NginxAnswer,
  type NginxRequest,
} from '../support/server/nginx.ts';
import { postgresMissing, startPostgres, type Postgres } from '../support/database/postgres.ts';
import { isVersion, listen } from '../support/server/event-stream.ts';
import { oneCity } from '../support/server/one-city.ts';
import { invite, joined } from '../support/server/party.ts';
import { startServer, type RunningServer } from '../support/server/running-server.ts';
import { PASSWORD, createPlayer } from '../support/server/test-player.ts';

type ServerName = 'one' | 'two';

/** The product as operated: nginx, two built servers, one PostgreSQL. */
interface ProductServer {
  readonly nginx: Nginx;
  readonly postgres: Postgres;
  /** The test's own connection to the database. */
  readonly db: Database;
  server(name: ServerName): RunningServer;
  /** Restarts it on the same port and waits until nginx routes requests to it. */
  restart(name: ServerName): Promise<void>;
  /** Locks all orders while `work` runs; passes the name of the server that waits for the lock. */
  whileHeld<T>(send: () => Promise<T>, work: (waiting: ServerName) => Promise<void>): Promise<T>;
  stop(): Promise<void>;
}

/** Stops every started part when another part fails to start. */
async function startProduct(): Promise<ProductServer> {
  const running: { stop(): Promise<void> }[] = [];
  try {
    return await startParts((part) => {
      running.unshift(part);
      return part;
    });
  } catch (error) {
    for (const part of running) await part.stop();
    throw error;
  }
}

async function startParts(
  track: <Part extends { stop(): Promise<void> }>(part: Part) => Part,
): Promise<ProductServer> {
  const postgres = track(await startPostgres());
  const databaseUrl = await postgres.createDatabase();
  const start = (name: ServerName, port = '0') =>
    startServer(
      {
        TRUST_PROXY: '1',
        MAIN_URL: 'https://poste.test',
        PORT: port,
        DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      },
      oneCity(),
    );
  // Waits for both before anything is cleaned up.
  const starting = [start('one').then(track), start('two').then(track)] as const;
  await Promise.allSettled(starting);
  const [one, two] = await Promise.all(starting);
  const servers: Record<ServerName, RunningServer> = { one, two };
  const nginx = await startNginx([new URL(servers.one.address).host, new URL(servers.two.address).host]);
  const db = openDatabase({ dataDir: '', databaseUrl });
  return {
    nginx,
    postgres,
    db,
    server: (name) => servers[name],
    async restart(name) {
      const { address, stop } = servers[name];
      await stop();
      servers[name] = await start(name, new URL(address).port);
      while (!servers[name].output().includes('"path":"/healthz"')) await nginx.request('/healthz');
    },
    async whileHeld(send, work) {
      const lock = await db.transaction();
      await lock.raw('select 1 from orders for update');
      const sent = send();
      try {
        await work(await waiting(db));
      } finally {
        await lock.rollback();
      }
      return sent;
    },
    async stop() {
      await Promise.all([servers.one.stop(), servers.two.stop()]);
      await Promise.all([db.destroy(), nginx.stop()]);
      await postgres.stop();
    },
  };
}

/** The server whose write waits for a row lock. */
async function waiting(db: Database): Promise<ServerName> {
  for (;;) {
    const { rows } = await db.raw<{ rows: { name: ServerName }[] }>(
      "select application_name as name from pg_stat_activity where wait_event_type = 'Lock' and application_name in ('one', 'two')",
    );
    const [found] = rows;
    if (found) return found.name;
    // Fixed wait: polls for a visible condition.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const missing =
  postgresMissing() ?? missingCommand('nginx', 'nginx-light') ?? missingCommand('openssl', 'openssl');
const NAMES: readonly ServerName[] = ['one', 'two'];
const EMAIL = 'marthe@poste.test';
const [slug = ''] = cityNames;
const { scenario } = readCity(slug);
const code = scenario.demonstration ?? '';

/**
 * The limit is sixty failures a minute per address, by each server until they synchronise; a minute may end
 * meanwhile.
 */
const MOST_OF_TWO_MINUTES = 240;

// Servers are restarted during the test, which takes long on a slow machine.
describe.skipIf(missing !== null)(missing ?? 'two servers behind nginx', () => {
  let product: ProductServer;
  let token = '';
  beforeAll(async () => void (product = await startProduct()));
  afterAll(() => product?.stop());

  const ask = (path: string, more: NginxRequest = {}) => product.nginx.request(path, more);
  const post = (path: string, body: unknown, more: NginxRequest = {}) =>
    ask(path, { method: 'POST', body, ...more });
  const mine = (headers: Record<string, string> = {}) => ({ headers: { 'x-token': token, ...headers } });
  const bodyOf = (answer: NginxAnswer) => JSON.parse(answer.text) as Record<string, unknown>;
  /** A wrong answer, which changes the order's row and its journal. */
  const answer = (typed: string, key: string) =>
    post('/api/code/check', { code: typed }, mine({ 'idempotency-key': key }));
  const journalled = async (key: string) =>
    (await product.db('attempts').where({ idempotency_key: key })).length;
  const measures = async (name: ServerName) =>
    (await fetch(`${product.server(name).address}/metrics`)).text();
  /** nginx's log entry of a request; it is written after the response. */
  const lineOf = async ({ headers }: NginxAnswer): Promise<Readonly<Record<string, unknown>>> => {
    const find = () => product.nginx.log().find(({ request }) => request === headers['x-request-id']);
    await expect.poll(find).toBeDefined();
    return find() ?? {};
  };
  const linesOf = (answers: readonly NginxAnswer[]) => Promise.all(answers.map(lineOf));

  it('share sessions', async () => {
    await post('/api/user/register', { email: EMAIL, password: PASSWORD });
    const login = await post('/api/user/authenticate', { email: EMAIL, password: PASSWORD });
    token = String(bodyOf(login).token);
    for (const name of NAMES) {
      const response = await fetch(`${product.server(name).address}/api/user/check`, {
        headers: { 'x-token': token },
      });
      expect([name, response.status]).toEqual([name, 200]);
    }
    expect((await post(`/api/a/${code}`, { waiver: { version: '1' } }, mine())).status).toBe(200);
  });

  it('detect https and set secure cookies', async () => {
    const { headers } = await post('/api/user/authenticate', { email: EMAIL, password: PASSWORD });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect([...(headers['set-cookie'] ?? [])].sort()).toEqual([
      expect.stringMatching(/^known=.*; Secure$/),
      expect.stringMatching(/^session=1.*; Secure$/),
      expect.stringMatching(/^token=.*; Secure$/),
    ]);
  });

  it('use nginx’s request id, whatever the client sends', async () => {
    const answered = await ask('/api/user/check', {
      headers: { 'x-request-id': 'feedfeedfeedfeedfeedfeedfeedfeed' },
    });
    const id = String(answered.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toContain('feed');
    expect(await lineOf(answered)).toMatchObject({ path: '/api/user/check', status: 401 });
    await expect
      .poll(() => NAMES.filter((name) => product.server(name).output().includes(id)))
      .toHaveLength(1);
  });

  it('count limits together, and ignore a spoofed address', async () => {
    let refusedAfter: number | null = null;
    for (let count = 0; count < MOST_OF_TWO_MINUTES && refusedAfter === null; count += 1) {
      const claimed = `198.51.100.${count}`;
      const headers = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` };
      if ((await post('/api/user/register', { email: 'x' }, { headers })).status === 429)
        refusedAfter = count;
    }
    expect(refusedAfter).toBeGreaterThanOrEqual(60);
    expect(new Set(product.nginx.log().map(({ server }) => server)).size).toBeGreaterThanOrEqual(2);
    expect((await post('/api/user/register', { email: 'x' }, { from: '127.0.1.2' })).status).toBe(400);
  });

  it('judge an answer once when one of them is killed during it', async () => {
    const answered = await product.whileHeld(
      () => answer('un mot perdu', 'tuee'),
      (waiting) => product.server(waiting).kill(),
    );
    const again = await Promise.all([answer('un mot perdu', 'tuee'), answer('un mot perdu', 'tuee')]);
    expect([answered, ...again].map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await lineOf(answered)).serverStatus).toMatch(/^502, 404$/);
    expect(await journalled('tuee')).toBe(1);
    const dead = NAMES.find((name) => product.server(name).hasEnded()) ?? 'one';
    await product.restart(dead);
  });

  it('lose no request when one of them is stopped, including the current one', async () => {
    let stopped: ServerName = 'one';
    let exit: Promise<number | null> = Promise.resolve(null);
    const busy = await product.whileHeld(
      () => answer('un autre mot', 'arretee'),
      async (waiting) => {
        stopped = waiting;
        exit = product.server(waiting).terminate();
        const meanwhile = await Promise.all(
          Array.from({ length: 30 }, () => ask('/api/user/status/current', mine())),
        );
        expect(meanwhile.map(({ status }) => status)).toEqual(Array(30).fill(200));
      },
    );
    expect([busy.status, (await lineOf(busy)).serverStatus, await exit]).toEqual([404, '404', 0]);
    expect(await journalled('arretee')).toBe(1);
    await product.restart(stopped);
  });

  it('are alive and not ready while the database is down, and serve again when it is back', async () => {
    const states = async (path: string) =>
      Promise.all(NAMES.map(async (name) => (await fetch(`${product.server(name).address}${path}`)).status));
    await product.postgres.halt();
    expect([await states('/healthz'), await states('/readyz')]).toEqual([
      [200, 200],
      [503, 503],
    ]);
    const { status, text } = await ask('/api/user/check', mine());
    expect([status, text]).toEqual([503, '{"error":"ERROR_SERVER"}']);
    await product.postgres.resume();
    await expect.poll(() => states('/readyz')).toEqual([200, 200]);
    expect((await ask('/api/user/check', mine())).status).toBe(200);
  });

  describe('nginx', () => {
    it('serves HTTP/2, and refuses another server name', async () => {
      const { httpsPort: port, certificate: ca } = product.nginx;
      const session = connectHttp2(`https://127.0.0.1:${port}`, { ca, servername: SITE });
      const status = await new Promise((resolve, reject) => {
        session.once('error', reject);
        session
          .request({ ':path': '/healthz', ':authority': SITE })
          .once('response', (headers) => resolve(headers[':status']));
      });
      session.destroy();
      expect(status).toBe(200);
      const refused = await new Promise((resolve) => {
        connectTls({ port, host: '127.0.0.1', servername: 'autre.test', rejectUnauthorized: false }, () =>
          resolve('welcomed'),
        ).once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      });
      expect(refused).toMatch(/UNRECOGNIZED_NAME/);
    });

    it.each(['TLSv1.2', 'TLSv1.3'] as const)('accepts %s', async (version) => {
      const { httpsPort: port, certificate: ca } = product.nginx;
      const options = {
        port,
        host: '127.0.0.1',
        ca,
        servername: SITE,
        minVersion: version,
        maxVersion: version,
      };
      const spoken = await new Promise((resolve, reject) => {
        const socket = connectTls(options, () => resolve(socket.getProtocol())).once('error', reject);
      });
      expect(spoken).toBe(version);
    });

    it('refuses older versions of TLS', async () => {
      const { httpsPort: port, certificate: ca } = product.nginx;
      const old = {
        minVersion: 'TLSv1' as const,
        maxVersion: 'TLSv1.1' as const,
        ciphers: 'DEFAULT@SECLEVEL=0',
      };
      const spoken = await new Promise((resolve) => {
        const socket = connectTls({ port, host: '127.0.0.1', ca, servername: SITE, ...old }, () =>
          resolve(socket.getProtocol()),
        );
        socket.once('error', () => resolve('refused'));
      });
      expect(spoken).toBe('refused');
    });

    it('gives no response to another Host, over http or https', async () => {
      const clear = `http://127.0.0.1:${product.nginx.httpPort}`;
      expect(await everythingReceived(clear, 'GET /login HTTP/1.1\r\nHost: evil.test\r\n\r\n')).toBe('');
      await expect(ask('/login', { headers: { host: 'evil.test' } })).rejects.toThrow(
        /socket hang up|ECONNRESET/,
      );
    });

    /** Over http, with the site's name. */
    const plain = (path: string, host = '127.0.0.1') =>
      everythingReceived(
        `http://${host}:${product.nginx.httpPort}`,
        `GET ${path} HTTP/1.1\r\nHost: ${SITE}\r\nConnection: close\r\n\r\n`,
      );

    it('tells telephones of one party, whichever server each has, of a new version at once, without holding it back', async () => {
      const holder = createPlayer(product.server('one').address);
      holder.token = token;
      const { code: invitation } = await invite(holder);
      const guest = await joined(product.server('two').address, invitation);
      const streams = await Promise.all(
        [holder, guest, guest].map((player) =>
          listen(`https://127.0.0.1:${product.nginx.httpsPort}`, player, product.nginx.certificate),
        ),
      );
      for (const stream of streams) await stream.hear(({ event }) => event === 'version');
      await answer('un mot pour tous', 'pour-tous');
      const { version = 0 } = (await holder.status()).view ?? {};
      for (const stream of streams) await stream.hear(isVersion(version));
      for (const stream of streams) stream.close();
      const held = () =>
        Promise.all(NAMES.map(async (name) => /^party_streams (\d+)$/m.exec(await measures(name))?.[1]));
      await expect.poll(held).toEqual(['0', '0']);
    });

    it('listens on IPv6 too', async () => {
      expect(await plain('/concept', '[::1]')).toContain('301');
    });

    it('trusts the client address from a configured balancer only', async () => {
      const failed = async (from: string, claimed: string) =>
        (await post('/api/user/register', { email: 'x' }, { from, headers: { 'x-forwarded-for': claimed } }))
          .status;
      const allOf = async (claim: (index: number) => string, from: string) => {
        const statuses: number[] = [];
        for (let index = 0; index < MOST_OF_TWO_MINUTES && !statuses.includes(429); index += 1)
          statuses.push(await failed(from, claim(index)));
        return statuses.includes(429);
      };
      expect(await allOf(() => '198.51.100.7', '127.0.2.1')).toBe(true);
      expect(await failed('127.0.2.1', '203.0.113.8')).toBe(400);
    });

    it('redirects pages to https, and refuses API calls over http', async () => {
      const page = await plain('/concept');
      expect([/^HTTP\/1.1 (\d+)/.exec(page)?.[1], /^location: (.*)\r$/im.exec(page)?.[1]]).toEqual([
        '301',
        `https://${SITE}/concept`,
      ]);
      expect(await plain('/api/user/check')).toMatch(/^HTTP\/1.1 403/);
    });

    it('caches content-addressed files, compressed by the server, and nothing else', async () => {
      const page = await ask('/');
      const asset = /\/assets\/[^"]+\.js/.exec(page.text)?.[0] ?? '';
      const twice = [
        await ask(asset, { headers: { 'accept-encoding': 'br' } }),
        await ask(asset, { headers: { 'accept-encoding': 'br' } }),
      ];
      expect(twice.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
      expect((await linesOf(twice)).map(({ cache }) => cache)).toEqual(['MISS', 'HIT']);
      const personal = [await ask('/api/user/check', mine()), await ask('/', mine())];
      expect((await linesOf(personal)).map(({ cache }) => cache)).toEqual(['', '']);
    });

    it.each([
      ['a body too large', '/api/code/check', { method: 'POST', body: 'a'.repeat(40_000) }, 413],
      ['the measures', '/metrics', {}, 404],
      ['TRACE', '/', { method: 'TRACE' }, 405],
      ['a method nobody uses', '/', { method: 'DELETE' }, 405],
    ])('refuses %s itself', async (_what, path, more, status) => {
      const answered = await ask(path, more);
      // The server sets this header on all its responses.
      expect([answered.status, answered.headers['permissions-policy']]).toEqual([status, undefined]);
    });

    it('logs no code, token or query', async () => {
      await ask(`/a/${code}`);
      await ask(`/api/user/status/find/${code}`, mine());
      await ask(`/password/reset?id=abc&token=${token}`);
      const shapes = [
        '/',
        '//a/',
        '/c/',
        '/A/',
        '/code/',
        '/document/',
        '/fr/a/',
        '/%61/',
        '/api/',
        '/a//',
        '/assets/',
        '/pages/',
        '/home/app/',
      ];
      for (const secret of [code, 'marthe@poste.test'])
        for (const before of shapes) await ask(before + secret);
      const written = product.nginx.written();
      expect(written).toContain('/api/user/status/find/:other');
      for (const secret of [code, code.toLowerCase(), token, 'marthe', PASSWORD, '?id='])
        expect(written).not.toContain(secret);
    });

    it('shows a French error page with security headers when no server responds', async () => {
      await Promise.all(NAMES.map((name) => product.server(name).terminate()));
      const [call, page] = [await ask('/api/user/check'), await ask('/concept')];
      expect([call.status, call.text, call.headers['retry-after']]).toEqual([
        503,
        '{"error":"ERROR_SERVER"}',
        '5',
      ]);
      expect([page.status, page.text]).toEqual([503, expect.stringContaining('Guichet fermé')]);
      for (const { headers } of [call, page]) {
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(headers['strict-transport-security']).toContain('max-age=31536000');
        expect(headers['cache-control']).toBe('no-store');
      }
    });
  });
});
