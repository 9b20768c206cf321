import { fork } from 'node:child_process';
import { join } from 'node:path';
// Fixed wait: a measurement lasts a stated time, and the machine rests between two of them.
import { setTimeout as wait } from 'node:timers/promises';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { sqliteBenchDatabase } from '../answers/bench-database.ts';
import { answerOf } from '../answers/orders.ts';
import { standingsOf } from '../answers/standings.ts';
import { openSockets, type Exchange } from '../answers/volley.ts';
import { nextMessage } from '../product/fork-built.ts';
import type { Ratio } from '../row.ts';
import { fillWithYears, PLAYERS } from './filled-database.ts';
import { startStressedProduct, type StressedProduct } from './product.ts';
import { STRESSES } from './stresses.ts';

/** Answers of one phase, sent by ten players with pauses. */
const ANSWERS = 150;
const PLAYING = 10;
const PAUSE_MS = 40;
/** Short alternating rounds, so that other load on the machine affects both measurements. */
const ROUNDS = 8;

/** p99 of ten players' answers under each stress, compared with the same players on an idle server, in alternating phases. */
export async function stressRows(source: ScenarioSource, story: Story): Promise<Ratio[]> {
  const { scenario } = story;
  const standings = standingsOf(story, source);
  const ground = await sqliteBenchDatabase((db) => fillWithYears(db, scenario, standings));
  const product = await startStressedProduct(await ground.copy('stress'));
  const loadGenerator = startLoadGenerator(product.port);
  let player = 2000;
  const phase = async (): Promise<number[]> => {
    const first = player;
    player += ANSWERS;
    if (player > PLAYERS) throw new Error('more players are needed');
    const requests = Array.from({ length: ANSWERS }, (_, index) => answerOf(standings, first + index));
    // New connections for each phase, because the server may close idle ones between two phases.
    const sockets = await openSockets(product.port, PLAYING);
    const times = await timesOf(sockets, requests);
    for (const { close } of sockets) close();
    return times;
  };
  try {
    await phase();
    const rows: Ratio[] = [];
    for (const [index, { what }] of STRESSES.entries()) {
      rows.push(row(what, await alternatingPhases(phase, () => loadGenerator.begin(index), loadGenerator.end, product)));
      process.stderr.write(`${rows.at(-1)?.what}: ${rows.at(-1)?.ratio.toFixed(2)} (${rows.at(-1)?.figure}, ${rows.at(-1)?.beside})\n`);
    }
    return rows;
  } finally {
    loadGenerator.stop();
    product.stop();
    await ground.stop();
  }
}

interface LoadGenerator {
  /** `stress`: index in STRESSES. */
  begin(stress: number): Promise<void>;
  /** Waits for pending requests; returns the number of requests. */
  end(): Promise<number>;
  stop(): void;
}

function startLoadGenerator(port: number): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), [String(port)]);
  const switchTo = async (index: number): Promise<number> => {
    child.send(index);
    return Number(await nextMessage(child));
  };
  return { begin: async (stress) => void (await switchTo(stress)), end: () => switchTo(-1), stop: () => child.disconnect() };
}

interface StressResult {
  readonly idle: number;
  readonly stressed: number;
  /** Longest time for which the server's event loop was blocked, in milliseconds; median of all rounds. */
  readonly held: number;
  readonly idleHeld: number;
  /** Requests of the stress per second. */
  readonly pace: number;
}

async function alternatingPhases(
  phase: () => Promise<number[]>,
  begin: () => Promise<void>,
  end: () => Promise<number>,
  { held }: StressedProduct,
): Promise<StressResult> {
  const idle: number[] = [];
  const stressed: number[] = [];
  const idleHolds: number[] = [];
  const holds: number[] = [];
  let [done, seconds] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    await held();
    idle.push(...(await phase()));
    idleHolds.push(await held());
    const began = performance.now();
    await begin();
    await wait(200);
    await held();
    stressed.push(...(await phase()));
    holds.push(await held());
    done += await end();
    seconds += (performance.now() - began) / 1000;
  }
  return { idle: at(idle, 0.99), stressed: at(stressed, 0.99), held: at(holds, 0.5), idleHeld: at(idleHolds, 0.5), pace: done / seconds };
}

const at = (times: readonly number[], part: number): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * part)] ?? Number.NaN;

async function timesOf(sockets: readonly Exchange[], requests: readonly Buffer[]): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async ({ send }: Exchange): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const sent = performance.now();
      await send(request);
      times.push(performance.now() - sent);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(sockets.map(work));
  return times;
}

const row = (what: string, { idle, stressed, held, idleHeld, pace }: StressResult): Ratio => ({
  what: `stress: ${what}`,
  figure: `${stressed.toFixed(0)} ms`,
  ratio: stressed / idle,
  beside: `times p99 of an answer with nobody else (${idle.toFixed(0)} ms); the loop held ${held.toFixed(0)} beside ${idleHeld.toFixed(0)} ms; ${pace.toFixed(0)} a second`,
  goal: 'at most 3',
});
