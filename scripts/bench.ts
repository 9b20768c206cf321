import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { advance, compileScenario, freshProgress, judge, presentStatus, type Progress, type Scenario } from '../engine/index.ts';
import { listCities } from '../server/content/load-content.ts';
import { explorerRows } from './bench/explorer.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';

// `npm run bench`: figures of one run, on this machine, as ratios to a bare JSON echo measured beside them.
const REQUESTS = 1500;
const TOGETHER = 16;
const json = process.argv.includes('--json');

interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly ratio: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });

function call(url: string, options: { method?: string; token?: string; body?: string } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { ...(options.body && { 'content-type': 'application/json' }), ...(options.token && { 'x-token': options.token }) };
    const sent = request(url, { agent, method: options.method ?? 'GET', headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () =>
        (response.statusCode ?? 500) < 400 ? resolve(text) : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
      );
    });
    sent.on('error', reject);
    sent.end(options.body);
  });
}

/** Answers a second, sixteen at a time. */
async function throughput(once: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 50; warm += 1) await once();
  const start = performance.now();
  let left = REQUESTS;
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await once();
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return (REQUESTS * 1000) / (performance.now() - start);
}

async function echoServer(): Promise<{ url: string; stop: () => void }> {
  const body = JSON.stringify({ hello: 'world', list: Array.from({ length: 40 }, (_, index) => index) });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function productServer(): Promise<{ url: string; stop: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent', DATABASE_URL: '' };
  const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on(
      'data',
      (part: Buffer) => /localhost:(\d+)/.exec(part.toString()) && resolve(/localhost:(\d+)/.exec(part.toString())?.[1] ?? ''),
    );
    child.once('close', () => reject(new Error('the server did not start: run `npm run build` first')));
  });
  const stop = (): void => {
    child.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function playing(url: string, scenario: Scenario): Promise<string> {
  const credentials = JSON.stringify({ email: 'mesure@exemple.fr', password: 'un mot de passe' });
  await call(`${url}/api/user/register`, { method: 'POST', body: credentials });
  const { token } = JSON.parse(await call(`${url}/api/user/authenticate`, { method: 'POST', body: credentials })) as { token: string };
  await call(`${url}/api/a/${scenario.demonstration}`, { method: 'POST', token, body: '{}' });
  return token;
}

async function serverRows(scenario: Scenario): Promise<Row[]> {
  const [echo, product] = await Promise.all([echoServer(), productServer()]);
  try {
    const token = await playing(product.url, scenario);
    const base = await throughput(() => call(echo.url));
    const measure = async (what: string, once: () => Promise<unknown>): Promise<Row> => {
      const perSecond = await throughput(once);
      return { what, perSecond, ratio: perSecond / base };
    };
    const slug = scenario.documents[0]?.slug;
    const opened = JSON.stringify({ kind: 'documents', slug });
    return [
      { what: 'bare JSON echo', perSecond: base, ratio: 1 },
      await measure('the page', () => call(`${product.url}/`)),
      await measure('GET user/status/current', () => call(`${product.url}/api/user/status/current`, { token })),
      await measure('POST user/status/opened', () =>
        call(`${product.url}/api/user/status/opened`, { method: 'POST', token, body: opened }),
      ),
    ];
  } finally {
    product.stop();
    echo.stop();
  }
}

/** The engine's doors alone, as ratios to parsing a status of JSON. */
function engineRows(scenario: Scenario): Row[] {
  const now = Date.UTC(2026, 5, 2, 10);
  const sent = advance(scenario, freshProgress, { type: 'SEND' }, now).progress;
  const progress: Progress = advance(scenario, sent, { type: 'ACTIVATE' }, now).progress;
  const addresses = { medium: (name: string) => `/media/${name}`, page: (kind: string, slug: string) => `/pages/${kind}/${slug}` };
  const order = { code: 'ABCDEF', identifier: null, fullOnWin: false, giftFrom: null, version: 1, opened: [] };
  const present = (): unknown => presentStatus({ scenario, order, progress, now, addresses, debug: false });
  const text = JSON.stringify(present());
  const time = (once: () => unknown): number => {
    for (let warm = 0; warm < 200; warm += 1) once();
    const start = performance.now();
    for (let count = 0; count < 2000; count += 1) once();
    return (2000 * 1000) / (performance.now() - start);
  };
  const base = time(() => JSON.parse(text) as unknown);
  const rows: readonly (readonly [string, () => unknown])[] = [
    ['presentStatus', present],
    ['judge', () => judge(scenario, scenario.start, 'une réponse fausse')],
    ['advance (wrong answer)', () => advance(scenario, progress, { type: 'ANSWER', code: 'une réponse fausse' }, now)],
  ];
  const measured = rows
    .map(([what, once]) => ({ what, perSecond: time(once) }))
    .map(({ what, perSecond }) => ({ what, perSecond, ratio: perSecond / base }));
  return [{ what: 'JSON.parse of a status', perSecond: base, ratio: 1 }, ...measured];
}

function sizes(): { what: string; bytes: number }[] {
  const html = readFileSync('dist/web/index.html', 'utf8');
  const first = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''))];
  const zipped = (name: string): number => gzipSync(readFileSync(join('dist/web', name)), { level: 9 }).length;
  const all = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'));
  return [
    { what: 'first script, gzip', bytes: first.reduce((sum, name) => sum + zipped(name), 0) },
    { what: 'all scripts, gzip', bytes: all.reduce((sum, name) => sum + zipped(`assets/${name}`), 0) },
  ];
}

const [slug] = listCities('scenarios');
const { scenario } = slug ? compileScenario(readCityFolder(join('scenarios', slug))) : { scenario: null };
if (!scenario) throw new Error('no city compiles: npm run check');
const explorer = await explorerRows(scenario, [1000, 100_000]);
const report = { server: await serverRows(scenario), engine: engineRows(scenario), explorer, sizes: sizes() };
if (json) process.stdout.write(`${JSON.stringify(report)}\n`);
else {
  for (const { what, perSecond, ratio } of [...report.server, ...report.engine]) {
    process.stdout.write(`${what.padEnd(30)} ${Math.round(perSecond).toString().padStart(8)} /s  ${ratio.toFixed(3)}\n`);
  }
  for (const { what, orders, medianMs } of report.explorer) {
    process.stdout.write(`${`explorer, ${what}`.padEnd(42)} ${orders.toString().padStart(6)} plis ${medianMs.toFixed(1).padStart(7)} ms\n`);
  }
  for (const { what, bytes } of report.sizes) process.stdout.write(`${what.padEnd(30)} ${bytes.toString().padStart(8)} octets\n`);
}
process.exit(0);
