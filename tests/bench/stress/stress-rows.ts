import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ScenarioSource, Story } from '../../../engine/index.ts';
import { answerOf } from '../answers/orders.ts';
import { standingsOf } from '../answers/standings.ts';
import { openSockets, type Exchange } from '../answers/volley.ts';
import type { Figure, Report } from '../report.ts';
import { median, pause, quantile } from '../rounds.ts';
import { blockedMs, nextMessage } from '../servers.ts';
import { PLAYERS, withYears, type OldProduct } from './filled-database.ts';
import { STRESSES, type LoadReply } from './stresses.ts';

/** Answers of one phase, sent by ten players with pauses. */
const ANSWERS = 150;
const PLAYING = 10;
const PAUSE_MS = 40;
/** Short alternating rounds, so that other load on the machine affects both measurements. */
const ROUNDS = 4;

/** Measures the answers of some players who have not answered yet: milliseconds of each. */
type Phase = () => Promise<readonly number[]>;

/**
 * p99 of ten players' answers under each stress, compared with the same players on an idle server, in
 * alternating phases.
 */
export const stressRows = ({ row, attempt }: Report, source: ScenarioSource, story: Story): Promise<void> =>
  withYears(source, story, async (product) => {
    const standings = standingsOf(story, source);
    const loadGenerator = startLoadGenerator(product.url);
    let player = 2000;
    const phase: Phase = async () => {
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
      for (const [index, { what }] of STRESSES.entries())
        await attempt(`stress: ${what}`, async () =>
          row(`stress: ${what}`, await underStress(phase, loadGenerator, index, product)),
        );
    } finally {
      loadGenerator.stop();
    }
  });

interface LoadGenerator {
  /** `stress`: index in STRESSES. */
  begin(stress: number): Promise<void>;
  /** Waits for pending requests; returns the number of requests. */
  end(): Promise<number>;
  stop(): void;
}

function startLoadGenerator(url: string): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), [url]);
  const switchTo = async (index: number): Promise<number> => {
    child.send(index);
    const { requests, failure } = (await nextMessage(child)) as LoadReply;
    if (failure !== null) throw new Error(failure);
    return requests;
  };
  return {
    begin: async (stress) => void (await switchTo(stress)),
    end: () => switchTo(-1),
    stop: () => child.disconnect(),
  };
}

async function underStress(
  phase: Phase,
  loadGenerator: LoadGenerator,
  stress: number,
  product: OldProduct,
): Promise<Figure> {
  const [idle, stressed, blocked]: [number[], number[], number[]] = [[], [], []];
  let [requests, seconds] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(...(await phase()));
    const began = performance.now();
    await loadGenerator.begin(stress);
    await pause(200);
    await blockedMs(product);
    stressed.push(...(await phase()));
    blocked.push(await blockedMs(product));
    requests += await loadGenerator.end();
    seconds += (performance.now() - began) / 1000;
  }
  const [alone, beside] = [quantile(idle, 0.99), quantile(stressed, 0.99)];
  const what = `the loop was blocked for ${median(blocked).toFixed(0)} ms; ${(requests / seconds).toFixed(0)} requests a second`;
  return {
    figure: `${beside.toFixed(0)} ms`,
    ratio: beside / alone,
    beside: `p99 with nobody else (${alone.toFixed(0)} ms); ${what}`,
    atMost: 3,
  };
}

async function timesOf(
  sockets: readonly Exchange[],
  requests: readonly Buffer[],
): Promise<readonly number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async ({ send }: Exchange): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const sent = performance.now();
      await send(request);
      times.push(performance.now() - sent);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(sockets.map(work));
  return times;
}
