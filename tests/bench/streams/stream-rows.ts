import type { IncomingMessage } from 'node:http';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { openFront, type Front } from '../../support/faults/party/front.ts';
import { postgresBenchDatabase } from '../answers/bench-database.ts';
import { standingsOf, type BenchStanding } from '../answers/standings.ts';
import type { Report } from '../report.ts';
import { pause, quantile, timeOf } from '../rounds.ts';
import { blockedMs, metricOf, productServer } from '../servers.ts';
import { fillWithParties, GUESTS, tokensOf } from './fill-with-parties.ts';

const STREAMS = 5000;
const PARTIES = STREAMS / (GUESTS + 1);
const WARM_PARTIES = 50;
const ANSWERS = 100;
const OPENED_AT_ONCE = 50;
/** Longer than the time between two comments. */
const BEAT_MS = 22_000;
const BLOCKED_MS = 50;
const KNOWN_MS = 1000;

type Product = Awaited<ReturnType<typeof productServer>>;

/**
 * Open streams of parties on two servers with PostgreSQL: memory, the time of one version to a whole party,
 * the work of reading all parties, and that of one beat.
 */
export async function streamRows(report: Report, source: ScenarioSource, story: Story): Promise<void> {
  const standings = standingsOf(story, source);
  const database = await postgresBenchDatabase((db) =>
    fillWithParties(db, story.scenario, standings, PARTIES),
  );
  const { databaseUrl } = await database.copy('streams');
  const start = (): Promise<Product> =>
    productServer({ DATABASE_URL: databaseUrl ?? '', TRUST_PROXY: '1', DEMO: '0' });
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const front = openFront(() => ({ port: Number(new URL(servers[(turn += 1) % 2]?.url ?? '').port) }));
  try {
    await measure(report, servers, front, standings);
  } finally {
    front.stop();
    servers.forEach((server) => server.stop());
    await database.stop();
  }
}

async function measure(
  { row }: Report,
  servers: readonly Product[],
  front: Front,
  standings: readonly BenchStanding[],
): Promise<void> {
  const warm = await listenAll(front, WARM_PARTIES);
  warm.flat().forEach((telephone) => telephone.close());
  while ((await sumOf(servers, 'party_streams')) > 0) await pause(100);
  const before = await sumOf(servers, 'process_resident_memory_bytes');
  const parties = await listenAll(front, PARTIES);
  const blockedOf = async (): Promise<number> => Math.max(...(await Promise.all(servers.map(blockedMs))));
  await blockedOf();
  await pause(BEAT_MS);
  const blocked = await blockedOf();
  const kilobytes = ((await sumOf(servers, 'process_resident_memory_bytes')) - before) / STREAMS / 1024;
  const held = await sumOf(servers, 'party_streams');
  if (held !== STREAMS) throw new Error(`${held} streams are open instead of ${STREAMS}`);
  row('streams: memory of one', {
    figure: `${kilobytes.toFixed(1)} kB`,
    beside: `of ${STREAMS} on two servers`,
  });
  row('streams: the loop blocked by a reading', {
    figure: `${blocked.toFixed(0)} ms`,
    ratio: blocked / BLOCKED_MS,
    beside: `the ${BLOCKED_MS} ms allowed`,
    atMost: 1,
  });
  const worked = await sumOf(servers, 'process_cpu_seconds_total');
  await beatAll(front);
  const each = (1000 * ((await sumOf(servers, 'process_cpu_seconds_total')) - worked)) / STREAMS;
  row('streams: processor of one beat', {
    figure: `${each.toFixed(2)} ms`,
    beside: `of ${STREAMS}, one by each telephone, which sends four a minute`,
  });
  const times = await tellSome(front, parties, standings);
  parties.flat().forEach((telephone) => telephone.close());
  const [p95, usual] = [quantile(times, 0.95), quantile(times, 0.5)];
  row('streams: a version to a party of four', {
    figure: `${p95.toFixed(0)} ms`,
    ratio: p95 / KNOWN_MS,
    beside: `p95 from the request of an answer to the last telephone, of ${KNOWN_MS} ms; median ${usual.toFixed(0)} ms`,
    atMost: 1,
  });
}

/** Each telephone says once that it is there. */
async function beatAll(front: Front): Promise<void> {
  const waiting = Array.from({ length: PARTIES }, (_, index) => tokensOf(index + 1)).flat();
  const work = async (): Promise<void> => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const headers = { 'x-token': token };
      const body = { page: 'page', screen: 'on' };
      const { status } = await front.send({ method: 'POST', path: '/api/party/beat', headers, body });
      if (status !== 200) throw new Error(`a beat is answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
}

interface OpenTelephone {
  /** Resolves when the stream has told this version or a later one. */
  hears(version: number): Promise<void>;
  close(): void;
}

/** The telephones of so many parties, each with its stream open and told of its first version. */
async function listenAll(front: Front, parties: number): Promise<readonly (readonly OpenTelephone[])[]> {
  const open: OpenTelephone[][] = [];
  const waiting = Array.from({ length: parties }, (_, index) => index + 1);
  const work = async (): Promise<void> => {
    for (let player = waiting.pop(); player !== undefined; player = waiting.pop())
      open[player] = await Promise.all(tokensOf(player).map((token) => listen(front, token)));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
  return open.slice(1);
}

async function listen(front: Front, token: string): Promise<OpenTelephone> {
  const response = await front.open({ path: '/api/party/stream', headers: { 'x-token': token } });
  if (response.statusCode !== 200) throw new Error(`a stream is answered ${response.statusCode}`);
  const telephone = telephoneOf(response);
  await telephone.hears(1);
  return telephone;
}

function telephoneOf(response: IncomingMessage): OpenTelephone {
  let version = 0;
  let told = (): void => {};
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    for (const [, number] of text.matchAll(/^data: \{"version":(\d+)\}$/gm))
      version = Math.max(version, Number(number));
    told();
  });
  return {
    hears: (awaited) =>
      new Promise((resolve) => {
        told = () => version >= awaited && resolve();
        told();
      }),
    close: () => void response.destroy(),
  };
}

/** Answers of some parties one after another; milliseconds until all four telephones have heard each. */
async function tellSome(
  front: Front,
  parties: readonly (readonly OpenTelephone[])[],
  standings: readonly BenchStanding[],
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 1; count <= ANSWERS; count += 1) {
    const player = count * Math.floor(PARTIES / ANSWERS);
    const { step, right } = standings[player % standings.length] ?? { step: '', right: '' };
    const headers = {
      'x-token': tokensOf(player)[0] ?? '',
      'idempotency-key': `essai-${player}`,
      'x-forwarded-for': `10.9.${count}.1`,
    };
    const tell = async (): Promise<void> => {
      const { status, body } = await front.send({
        method: 'POST',
        path: '/api/code/check',
        headers,
        body: { code: right, step },
      });
      if (status !== 200)
        throw new Error(`an answer is answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
      const { version } = body.view as { version: number };
      await Promise.all(parties[player - 1]?.map((telephone) => telephone.hears(version)) ?? []);
    };
    times.push(await timeOf(tell));
  }
  return times;
}

async function sumOf(servers: readonly Product[], name: string): Promise<number> {
  const values = await Promise.all(servers.map((server) => metricOf(server, name)));
  return values.reduce((sum, value) => sum + value, 0);
}
