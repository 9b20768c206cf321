import { fork } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
// Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
import { setTimeout as rest } from 'node:timers/promises';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { openFront, type Front } from '../../support/faults/party/front.ts';
import { postgresMissing } from '../../support/database/postgres.ts';
import { postgresBenchDatabase } from '../answers/bench-database.ts';
import { standingsOf, type BenchStanding } from '../answers/standings.ts';
import { nextMessage } from '../product/fork-built.ts';
import type { Ratio } from '../row.ts';
import { productServer } from '../servers.ts';
import { fillWithParties, GUESTS, tokensOf } from './fill-with-parties.ts';

const STREAMS = 5000;
const PARTIES = STREAMS / (GUESTS + 1);
const WARM_PARTIES = 50;
const ANSWERS = 100;
const OPENED_AT_ONCE = 50;
/** Longer than the time between two comments. */
const BEAT_MS = 22_000;
const LOOP_MS = 50;
const KNOWN_MS = 1000;

type Product = Awaited<ReturnType<typeof productServer>>;

/** Open streams of parties on two servers with PostgreSQL: memory, the time of one version to a whole party, and the work of a beat. */
export async function streamRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  if (postgresMissing() !== null) return [];
  const standings = standingsOf(story, source);
  const ground = await postgresBenchDatabase((db) => fillWithParties(db, story.scenario, standings, PARTIES));
  const { databaseUrl } = await ground.copy('streams');
  const start = (): Promise<Product> => productServer({ DATABASE_URL: databaseUrl ?? '', TRUST_PROXY: '1', DEMO: '0' });
  const servers = await Promise.all([start(), start()]);
  let turn = 0;
  const front = openFront(() => ({ port: Number(new URL(servers[(turn += 1) % 2]?.url ?? '').port) }));
  try {
    return await measure(servers, front, standings);
  } finally {
    front.stop();
    servers.forEach((server) => server.stop());
    await ground.stop();
  }
}

async function measure(servers: readonly Product[], front: Front, standings: readonly BenchStanding[]): Promise<Ratio[]> {
  const warm = await listenAll(front, WARM_PARTIES);
  await rest(BEAT_MS);
  warm.flat().forEach((telephone) => telephone.close());
  while ((await sumOf(servers, 'party_streams')) > 0) await rest(100);
  const before = await sumOf(servers, 'process_resident_memory_bytes');
  const opening = performance.now();
  const parties = await listenAll(front, PARTIES);
  const openingMs = performance.now() - opening;
  await lagOf(servers);
  await rest(BEAT_MS);
  const beatMs = await lagOf(servers);
  const bytes = ((await sumOf(servers, 'process_resident_memory_bytes')) - before) / STREAMS;
  const held = await sumOf(servers, 'party_streams');
  if (held !== STREAMS) throw new Error(`${held} streams are open instead of ${STREAMS}`);
  const times = await tellSome(front, parties, standings);
  parties.flat().forEach((telephone) => telephone.close());
  const bare = await bareBytes();
  const kilobytes = (count: number): string => `${(count / 1024).toFixed(1)} kB`;
  return [
    {
      what: `streams: memory of one of ${STREAMS}`,
      ...{
        figure: kilobytes(bytes),
        ratio: bytes / bare,
        beside: `an open response of node:http: ${kilobytes(bare)}`,
        goal: 'as little as can be',
      },
    },
    {
      what: 'streams: a version to a party of four',
      figure: `${quantile(times, 0.95).toFixed(0)} ms`,
      ratio: quantile(times, 0.95) / KNOWN_MS,
      beside: `p95 from the request of an answer to the last telephone, of ${KNOWN_MS} ms; median ${quantile(times, 0.5).toFixed(0)} ms`,
      goal: 'at most 1',
    },
    {
      what: 'streams: the loop blocked by a beat',
      ...{ figure: `${beatMs.toFixed(0)} ms`, ratio: beatMs / LOOP_MS, beside: `of ${LOOP_MS} ms`, goal: 'at most 1' },
    },
    {
      what: `streams: opening ${STREAMS}`,
      ...{
        figure: `${(openingMs / 1000).toFixed(1)} s`,
        ratio: (openingMs * 1000) / STREAMS,
        beside: 'microseconds each, by one client',
        goal: '',
      },
    },
  ];
}

const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length * share)] ?? Number.NaN;

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
    for (const [, number] of text.matchAll(/^data: \{"version":(\d+)\}$/gm)) version = Math.max(version, Number(number));
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
    const headers = { 'x-token': tokensOf(player)[0] ?? '', 'idempotency-key': `essai-${player}`, 'x-forwarded-for': `10.9.${count}.1` };
    const start = performance.now();
    const { status, body } = await front.send({ method: 'POST', path: '/api/code/check', headers, body: { code: right, step } });
    if (status !== 200) throw new Error(`an answer is answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    const { version } = body.view as { version: number };
    await Promise.all(parties[player - 1]?.map((telephone) => telephone.hears(version)) ?? []);
    times.push(performance.now() - start);
  }
  return times;
}

async function read({ url }: Product, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

async function sumOf(servers: readonly Product[], name: string): Promise<number> {
  const values = await Promise.all(servers.map((server) => read(server, name)));
  return values.reduce((sum, value) => sum + value, 0);
}

/** The longest time for which a server was blocked since the last call, in milliseconds. */
const lagOf = async (servers: readonly Product[]): Promise<number> =>
  1000 * Math.max(...(await Promise.all(servers.map((server) => read(server, 'nodejs_eventloop_lag_max_seconds')))));

/** The memory of one of as many open responses of a bare server. */
async function bareBytes(): Promise<number> {
  const child = fork(join(import.meta.dirname, 'bare-streams.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = Number(await nextMessage(child));
  const memory = async (): Promise<number> => {
    child.send('memory');
    return Number(await nextMessage(child));
  };
  const front = openFront(() => ({ port }));
  const openSome = async (count: number): Promise<void> => {
    let left = count;
    const work = async (): Promise<void> => {
      for (; left > 0;) {
        left -= 1;
        await front.open({ path: '/', headers: {} });
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, work));
  };
  try {
    await openSome(WARM_PARTIES);
    const before = await memory();
    await openSome(STREAMS);
    return ((await memory()) - before) / STREAMS;
  } finally {
    front.stop();
    child.disconnect();
  }
}
