import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTls } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NO_PROMOTIONS, parseWalkthroughs } from '../../engine/index.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import {
  checkCertificate,
  probe,
  PROBE_CHECKS,
  type ProbeCheck,
  type ProbedSite,
  writeTextfile,
} from '../../scripts/probe/play.ts';
import type { Middleware } from '../../server/http/context.ts';
import { ensureProbe } from '../../server/probe.ts';
import { missingCommand } from '../support/suite/installed.ts';
import { staffBodyOf, staffOf } from '../support/server/staff.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/server/test-app.ts';

const PROBE = { email: 'sonde@poste.test', password: 'un mot de passe de sonde' };
const STEPS = 3;
const onPath =
  (path: RegExp, work: Middleware): Middleware =>
  async (ctx, next) =>
    void (await (path.test(ctx.path) ? work(ctx, next) : next()));

/** The application without the built site has no page. */
const home = onPath(/^\/$/, (ctx) => void (ctx.body = 'Poste Restante'));
const games = parseWalkthroughs(tinyCity()).map(({ moves }) => moves);

interface Watched {
  readonly app: TestApp;
  /** Plays as the timer does; returns the checks that failed. */
  run(more?: Partial<ProbedSite>): Promise<readonly ProbeCheck[]>;
}

async function watched(options: TestAppOptions = {}): Promise<Watched> {
  const { planted } = options;
  const before: Middleware = async (ctx, next) =>
    void (await home(ctx, async () => void (await (planted ? planted(ctx, next) : next()))));
  const app = await startTestApp({ ...options, planted: before });
  onTestFinished(() => app.stop());
  await ensureProbe(app.db, app.content, PROBE, () => app.clock.now);
  const site = app.address;
  const usual = { ...PROBE, site, games, steps: STEPS, slowMs: 60_000, clock: () => app.clock.now };
  const run = async (more: Partial<ProbedSite> = {}) => {
    const metrics = [`${site}/metrics`];
    const results = await probe({ ...usual, servers: [site], metrics, ...more });
    return results.flatMap(({ check, fault }) => (fault === null ? [] : check));
  };
  return { app, run };
}

describe('the synthetic player', () => {
  it('finds nothing wrong with a healthy site, run after run', async () => {
    const { app, run } = await watched();
    expect([await run(), await run(), await run()]).toEqual([[], [], []]);
    expect(await app.db('orders').where({ is_probe: true })).toHaveLength(1);
    expect(await app.db('sessions')).toEqual([]);
  });

  it('leaves no more than one run in the journal, and stands in no figure, list or export', async () => {
    const { app, run } = await watched();
    await run();
    await run();
    expect(await app.db('attempts').where({ kind: 'answer' })).toHaveLength(STEPS);
    app.clock.wait(60_000);
    await app.runHousekeeping();
    const staff = await staffOf(app);
    for (const path of [
      '/api/admin/funnel?cityName=VILLE',
      '/api/admin/figures',
      '/api/admin/status/explorer',
    ])
      expect(JSON.stringify((await staff.get(path)).body), path).not.toMatch(
        /Sonde|"(solved|activated)":[1-9]/,
      );
    const csv = (await staff.get('/api/admin/status/explorer.csv')).text;
    expect(csv.trim().split('\n')).toHaveLength(1);
    expect(await app.db('step_statistics').where('solved', '>', 0)).toEqual([]);
    const measures = (await app.visitor().get('/metrics')).text;
    expect(measures).toMatch(/^answer_right_timestamp_seconds 0$/m);
    expect(measures).not.toMatch(/^answers_total\{/m);
    expect(staffBodyOf(await staff.get('/api/admin/printing'))).toEqual([]);
  });

  it('may begin again; nobody else finds that call', async () => {
    const { app } = await watched();
    const player = await app.playing();
    await player.answer('place du Vieux-Puits');
    expect((await player.post('/api/user/probe', {})).body.error).toBe('NO_STATUS');
    expect((await player.status()).step?.name).toBe('PORT_VIEUX');
  });

  it('is not made of the account of a person', async () => {
    const { app } = await watched();
    const player = await app.playing();
    const { email = '' } = (await player.get('/api/user/check')).body;
    expect(await ensureProbe(app.db, app.content, { ...PROBE, email }, () => app.clock.now)).toBe(false);
    await staffOf(app, 'equipe@poste.test');
    const staff = { ...PROBE, email: 'equipe@poste.test' };
    expect(await ensureProbe(app.db, app.content, staff, () => app.clock.now)).toBe(false);
  });

  it('writes measures for Prometheus', async () => {
    const { app, run } = await watched();
    await run();
    const file = join(app.dataDir, 'probe.prom');
    writeTextfile(
      file,
      [
        { check: 'media', fault: 'absent' },
        { check: 'login', fault: null },
      ],
      1500,
    );
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#')),
    ).toEqual([
      'poste_probe_success 0',
      'poste_probe_check_success{check="media"} 0',
      'poste_probe_check_success{check="login"} 1',
      'poste_probe_timestamp_seconds 1.5',
      '',
    ]);
  });
});

/** A server whose calls of somebody logged in fail, while /readyz says that all is well. */
async function halfBroken(address: string): Promise<string> {
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/api/')) return void response.writeHead(500).end();
    const { method, headers, url } = incoming;
    request(address + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the synthetic player turns red', () => {
  it('when the database is read-only', async () => {
    const { app, run } = await watched();
    await app.db.raw('pragma query_only = on');
    expect(await run()).toContain('login');
  });

  it('when the clock of the server is off by a day', async () => {
    const { app, run } = await watched();
    const clock = () => app.clock.now - 86_400_000;
    expect(await run({ clock })).toEqual(['clock']);
  });

  it('when a mail is stuck', async () => {
    const { app, run } = await watched({ mailer: { send: () => Promise.reject(new Error('no server')) } });
    await app.player('lente@poste.test');
    await app.visitor().post('/api/user/password/reset', { email: 'lente@poste.test' });
    await app.mailsSettled();
    app.clock.wait(16 * 60_000);
    expect(await run()).toEqual(['mails']);
  });

  it('when media are missing', async () => {
    const planted = onPath(/^\/(media|pages)\//, (ctx) => void (ctx.status = 404));
    const { run } = await watched({ planted });
    expect(await run()).toEqual(['media']);
  });

  it('when its city cannot be read', async () => {
    const { app, run } = await watched();
    app.content.replace({ cities: new Map(), promotions: NO_PROMOTIONS });
    expect(await run()).toContain('login');
  });

  it('when the stream of news is dead', async () => {
    const planted = onPath(/^\/api\/party\/stream$/, (ctx) => {
      ctx.type = 'text/event-stream';
      ctx.body = new PassThrough().end(': nothing\n\n');
    });
    const { run } = await watched({ planted });
    expect(await run()).toEqual(['answers']);
  });

  it('when one of two servers fails everybody logged in and calls itself ready', async () => {
    const { app, run } = await watched();
    expect(await run({ servers: [app.address, await halfBroken(app.address)] })).toEqual(['servers']);
  });

  it('when a call is slower than the limit', async () => {
    const planted = onPath(/^\/api\/code\/check$/, async (_ctx, next) => {
      // Fixed wait: the length of time is what is planted.
      await new Promise((resolve) => setTimeout(resolve, 400));
      await next();
    });
    const { run } = await watched({ planted });
    const [fault] = [await run({ slowMs: 300 })];
    expect(fault).toContain('speed');
  });

  it('on the first check that it cannot begin, and leaves out what follows a login', async () => {
    const { app, run } = await watched();
    expect(await run({ password: 'un autre mot' })).toEqual(['login']);
    expect(PROBE_CHECKS).toContain('login');
    expect(await app.db('attempts')).toEqual([]);
  });
});

const noOpenssl = missingCommand('openssl', 'openssl');
describe.skipIf(noOpenssl !== null)(noOpenssl ?? 'the certificate of the site', () => {
  async function siteWith(days: number): Promise<{ site: string; ca: string }> {
    const folder = mkdtempSync(join(tmpdir(), 'poste-restante-certificate-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        `${days}`,
        '-keyout',
        key,
        '-out',
        cert,
        ...subject,
      ],
      { stdio: 'ignore' },
    );
    const ca = readFileSync(cert, 'utf8');
    const server = createTls({ key: readFileSync(key), cert: ca });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true });
    });
    return { site: `https://localhost:${(server.address() as AddressInfo).port}`, ca };
  }

  it('is a fault in its last two weeks, and when it is not trusted', async () => {
    const [long, short] = [await siteWith(60), await siteWith(10)];
    await expect(checkCertificate(long.site, Date.now(), long.ca)).resolves.toBeUndefined();
    await expect(checkCertificate(short.site, Date.now(), short.ca)).rejects.toThrow('finit dans 9 jours');
    await expect(checkCertificate(long.site, Date.now())).rejects.toThrow('n’est pas accepté');
  });
});
