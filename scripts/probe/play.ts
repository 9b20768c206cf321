import type { Status, WalkthroughFile } from '../../engine/index.ts';
import { createCalls, ProbeFault, type Called } from './calls.ts';
import { listenForVersion } from './hear-version.ts';
import { connect } from 'node:tls';
import { renameSync, writeFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { citiesIn } from '../shared/cities.ts';

/** The written games of all cities. */
export const gamesIn = (scenarios: string): ProbeMove[][] =>
  citiesIn(scenarios).flatMap((city) => {
    const folder = join(scenarios, city, 'walkthroughs');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
    return names.map((name) => (parse(readFileSync(join(folder, name), 'utf8')) as WalkthroughFile).moves);
  });

/** Measures for the textfile collector of Prometheus’ node exporter. The file appears whole. */
export function writeTextfile(path: string, results: readonly ProbeResult[], now: number): void {
  const lines = [
    '# HELP poste_probe_success Whether the synthetic player found everything well',
    '# TYPE poste_probe_success gauge',
    `poste_probe_success ${results.every(({ fault }) => fault === null) ? 1 : 0}`,
    '# HELP poste_probe_check_success Whether a check of the synthetic player was well',
    '# TYPE poste_probe_check_success gauge',
    ...results.map(
      ({ check, fault }) => `poste_probe_check_success{check="${check}"} ${fault === null ? 1 : 0}`,
    ),
    '# HELP poste_probe_timestamp_seconds When the synthetic player last played',
    '# TYPE poste_probe_timestamp_seconds gauge',
    `poste_probe_timestamp_seconds ${now / 1000}`,
  ];
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n`);
  renameSync(`${path}.part`, path);
}

const DAY_MS = 24 * 3600 * 1000;
const LEAST_DAYS = 14;
const MOST_WAIT_MS = 10_000;

/** Throws when the certificate of an https address ends soon, or is not valid. */
export async function checkCertificate(site: string, now: number, ca?: string): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  if (protocol !== 'https:') return;
  const ends = await readEnd(hostname, Number(port || 443), ca);
  const days = Math.floor((ends - now) / DAY_MS);
  if (days < LEAST_DAYS) throw new ProbeFault(`Le certificat finit dans ${days} jours.`);
}

function readEnd(host: string, port: number, ca: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error): void =>
      reject(new ProbeFault(`Le certificat n’est pas accepté : ${error.message}.`));
    const socket = connect({ host, port, servername: host, ca, timeout: MOST_WAIT_MS }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', refuse);
    socket.on('timeout', () => socket.destroy(new Error('pas de réponse')));
  });
}

export interface ProbedSite {
  /** https://www.exemple.fr */
  readonly site: string;
  readonly email: string;
  readonly password: string;
  /** Addresses of the servers behind the site’s proxy; each is asked by itself. */
  readonly servers: readonly string[];
  /** Addresses of /metrics, one for each server. */
  readonly metrics: readonly string[];
  /** The answers of a story’s written games, by its first steps. */
  readonly games: readonly (readonly ProbeMove[])[];
  readonly steps: number;
  readonly slowMs: number;
  readonly clock: () => number;
  /** A certificate authority of one’s own. */
  readonly ca?: string;
}

export interface ProbeMove {
  readonly at: string;
  readonly answer?: string | undefined;
}

export interface ProbeResult {
  readonly check: ProbeCheck;
  /** Null when it is well. */
  readonly fault: string | null;
}

export const PROBE_CHECKS = [
  'certificate',
  'pages',
  'login',
  'clock',
  'media',
  'stream',
  'answers',
  'servers',
  'mails',
  'speed',
] as const;
export type ProbeCheck = (typeof PROBE_CHECKS)[number];

const CLOCK_MS = 60_000;
const OLDEST_MAIL_SECONDS = 900;
const MOST_FILES = 5;

/** Signs in, plays the first steps of the story, and signs out. Each check that fails says why. */
export async function probe(probed: ProbedSite): Promise<readonly ProbeResult[]> {
  const { site, email, password, clock } = probed;
  const calls = createCalls(site);
  const results: ProbeResult[] = [];
  const check = async (name: ProbeCheck, work: () => Promise<void> | void): Promise<boolean> => {
    const fault = await Promise.resolve()
      .then(work)
      .then(
        () => null,
        (error: unknown) => (error instanceof ProbeFault ? error.message : String(error)),
      );
    results.push({ check: name, fault });
    return fault === null;
  };
  await check('certificate', () => checkCertificate(site, clock(), probed.ca));
  await check('pages', async () => void (await calls.ask('/')));
  let status: Status | undefined;
  const isIn = await check('login', async () => {
    const { token } = (await calls.ask('/api/user/authenticate', { email, password })).json as {
      token?: string;
    };
    calls.token = token ?? null;
    status = statusIn(await calls.ask('/api/user/probe', {}));
  });
  const begun = status;
  if (isIn && begun) {
    await check('clock', () => checkClock(begun, clock()));
    await check('media', () => checkFiles(begun, (path) => calls.ask(path)));
    await check('stream', () => openParty(begun, (path, body) => calls.ask(path, body)));
    await check('answers', () =>
      playSteps(probed, begun, calls.token ?? '', (path, body) => calls.ask(path, body)),
    );
    await check('servers', () => askEach(probed.servers, calls.token));
    await calls.ask('/api/user/logout', {}).catch(() => undefined);
  }
  await check('mails', () => checkMails(probed.metrics));
  await check('speed', () => {
    const { path, ms } = calls.slowest();
    if (ms > probed.slowMs) throw new ProbeFault(`${path} a mis ${Math.round(ms)} ms.`);
  });
  return results;
}

type Ask = (path: string, body?: unknown) => Promise<Called>;

const statusIn = ({ json }: Called): Status => json as Status;

function checkClock({ serverTime }: Status, now: number): void {
  const apart = Math.abs(Date.parse(serverTime) - now);
  if (apart > CLOCK_MS)
    throw new ProbeFault(`L’horloge du serveur est à ${Math.round(apart / 1000)} s de celle d’ici.`);
}

/** The papers and pictures of the first step. */
async function checkFiles(status: Status, ask: Ask): Promise<void> {
  const files = new Set(JSON.stringify(status).match(/\/(?:media|pages)\/[0-9a-f]{16,}\.\w+/g));
  if (files.size === 0) throw new ProbeFault('La première étape ne montre aucun papier.');
  for (const file of [...files].slice(0, MOST_FILES)) await ask(file);
}

/** News are told to parties; one is made with the first run, and stays. */
async function openParty({ party }: Status, ask: Ask): Promise<void> {
  if (!party) await ask('/api/party/invitation', { name: 'Sonde' });
}

async function playSteps(
  { site, games, steps }: ProbedSite,
  begun: Status,
  token: string,
  ask: Ask,
): Promise<void> {
  const first = begun.step?.name;
  const moves = games.find(([move]) => move?.at === first);
  if (!moves) throw new ProbeFault(`Aucun parcours écrit ne commence à ${first ?? 'cette étape'}.`);
  const stream = await listenForVersion(site, token);
  try {
    let status = begun;
    const answers = moves.filter(({ answer }) => answer !== undefined).slice(0, steps);
    for (const { at, answer = '' } of answers) {
      if (status.step?.name !== at) break;
      status = await answerStep(at, answer, ask);
      await stream.heard(status.view?.version ?? 0);
    }
    if (status.step?.name === first) throw new ProbeFault(`L’étape ${first} ne se résout pas.`);
  } finally {
    stream.close();
  }
}

async function answerStep(step: string, code: string, ask: Ask): Promise<Status> {
  const status = statusIn(await ask('/api/code/check', { code, step }));
  if (status.step?.name === step) throw new ProbeFault(`L’étape ${step} ne se résout pas.`);
  return status;
}

/** Behind a proxy one of two servers may be broken while every other call is answered. */
async function askEach(servers: readonly string[], token: string | null): Promise<void> {
  for (const server of servers) {
    const calls = createCalls(server);
    calls.token = token;
    try {
      await calls.ask('/readyz');
      await calls.ask('/api/user/status/current');
    } catch (error) {
      throw error instanceof ProbeFault ? new ProbeFault(`${server} : ${error.message}`) : error;
    }
  }
}

async function checkMails(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { text } = await createCalls(address).ask('');
    const oldest = Number(/^mails_oldest_seconds ([\d.e+]+)$/m.exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(oldest)) throw new ProbeFault(`${address} ne dit pas depuis quand des mails attendent.`);
    if (oldest > OLDEST_MAIL_SECONDS)
      throw new ProbeFault(`Un mail attend depuis ${Math.round(oldest / 60)} minutes.`);
  }
}
