import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descendantsOf, memoryOf } from '../../server/printing/page-browser.ts';
import { productServer } from '../bench/servers.ts';
import { readCity } from '../support/cities/cities.ts';
import { closeDrill, drillOptions } from '../support/suite/drill.ts';
import { imposeBatch, makeBatch, type StaffCalls } from './print-batch.ts';
import { proveSheets } from './proof.ts';

const STAFF = { STAFF_EMAIL: 'guichet@exemple.fr', STAFF_PASSWORD: 'un mot de passe long' };
const MAIN_URL = 'https://www.poste-restante.example';
const MOST_SECONDS = 240;
const MOST_SECONDS_BESIDE_OTHERS = 1200;
const MOST_MEBIBYTES = 1024;
const MEBIBYTE = 1024 ** 2;

/**
 * `npm run verify -- print:proof [--letters 500 --city lyon --beside 0]`: prints a batch for the press on the
 * built server, beside so many processes that calculate without end, and reads it with other programs.
 */
const { letters: count, city: slug, beside } = drillOptions({ letters: 500, city: 'lyon', beside: 0 });
const mostSeconds = beside > 0 ? MOST_SECONDS_BESIDE_OTHERS : MOST_SECONDS;

let token = '';
const folder = mkdtempSync(join(tmpdir(), 'print-proof-'));
const product = await productServer({ ...STAFF, MAIN_URL, SHOP_TEST: '1' });
const others = Array.from({ length: beside }, () => spawn(process.execPath, ['-e', 'for (;;);']));
try {
  const problems = await prove();
  closeDrill(problems, `${count} letters`);
  if (problems.length === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The file stays at ${folder}.`);
} finally {
  for (const other of others) other.kill('SIGKILL');
  product.stop();
}

async function prove(): Promise<readonly string[]> {
  const calls = await staffCalls();
  const { scenario } = readCity(slug);
  const batch = await makeBatch(calls, scenario.city, count);
  console.log(`${count} letters of ${slug} with their addresses`);
  let peak = 0;
  const look = () => {
    const all = [product.pid, ...descendantsOf(product.pid)].map(memoryOf);
    peak = Math.max(peak, all.reduce((sum, one) => sum + one, 0) / MEBIBYTE);
  };
  const began = performance.now();
  const job = await imposeBatch(calls, batch.id, look, 250);
  const seconds = (performance.now() - began) / 1000;
  if (job.state !== 'done') return [`the batch was not printed: ${job.failure}`];
  const file = join(folder, 'press.pdf');
  writeFileSync(file, await download(`admin/printing/${job.id}/letters.pdf`));
  const tries = job.tries > 1 ? ` and ${job.tries} tries` : '';
  console.log(
    `printed in ${seconds.toFixed(0)} s${tries}, ${peak.toFixed(0)} MiB at most, ${(statSync(file).size / MEBIBYTE).toFixed(1)} MiB`,
  );
  const checking = performance.now();
  const pieces = scenario.documents.filter(({ from, enclosed }) => from === undefined && enclosed !== false);
  const copies = [1, ...pieces.map(() => (scenario.roles.length > 0 ? 2 : 1))];
  const wrong = await proveSheets(file, {
    letters: batch.letters,
    copies,
    link: (code) => `${MAIN_URL}/a/${code}`,
  });
  console.log(`read back in ${((performance.now() - checking) / 1000).toFixed(0)} s`);
  return [
    ...wrong,
    ...(seconds > mostSeconds ? [`${seconds.toFixed(0)} s instead of ${mostSeconds}`] : []),
    ...(peak > MOST_MEBIBYTES ? [`${peak.toFixed(0)} MiB instead of ${MOST_MEBIBYTES}`] : []),
  ];
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-token': token }) };
  const response = await fetch(`${product.url}/api/${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function staffCalls(): Promise<StaffCalls> {
  const calls: StaffCalls = {
    post: async <Answer>(path: string, body: object = {}) =>
      (await (await request(path, { method: 'POST', body: JSON.stringify(body) })).json()) as Answer,
    get: async <Answer>(path: string) => (await (await request(path)).json()) as Answer,
  };
  const logged = await calls.post<{ token: string }>('user/authenticate', {
    email: STAFF.STAFF_EMAIL,
    password: STAFF.STAFF_PASSWORD,
  });
  token = logged.token;
  return calls;
}

async function download(path: string): Promise<Buffer> {
  return Buffer.from(await (await request(path)).arrayBuffer());
}
