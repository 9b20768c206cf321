// Fixed wait: kills at a random moment.
import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../../engine/text/random.ts';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { brokenPromises, type AcknowledgedFact } from './broken-promises.ts';
import { postManyLetters } from './letters.ts';
import { startRestartable } from './restartable-server.ts';
import type { RestartableServer } from './restartable-server.ts';
import { playLetters, postTo, type PlayerCall, type PlayerReply, type Send } from './player.ts';
import { storedIn } from './stored.ts';

export interface KillRun {
  readonly where: DatabaseSettings;
  readonly kills: number;
  readonly players: number;
  readonly letters: number;
  readonly seed: string;
}

export interface KillTally {
  readonly acknowledged: number;
  /** Requests that a kill left without a response, and that were retried. */
  readonly retried: number;
  readonly broken: readonly string[];
}

/**
 * Kills and restarts the server again and again under load; players retry unanswered requests with the same
 * idempotency key.
 */
export async function killUnderLoad(
  run: KillRun,
  onProgress: (kills: number) => void = () => {},
): Promise<KillTally> {
  const { where, players, letters, seed } = run;
  const posted = await postManyLetters(where, letters);
  const server = await startRestartable({
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? '',
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  const clients = createClients(server);
  try {
    let isRunning = true;
    const playing = playLetters({ ...posted, send: clients.send, players, seed, isRunning: () => isRunning });
    await Promise.race([killOften(run, server, clients, onProgress), playing.then(failTooFewLetters)]);
    isRunning = false;
    await playing;
  } finally {
    await server.stop();
  }
  return {
    acknowledged: clients.acknowledged.length,
    retried: clients.retried(),
    broken: brokenPromises(await storedIn(where), clients.acknowledged, posted.route),
  };
}

const failTooFewLetters = (): never => {
  throw new Error('every letter was played before the last kill');
};

/** Kills at a random moment under load: some responses after the restart, then up to 10 ms later. */
async function killOften(
  { kills, seed }: KillRun,
  server: RestartableServer,
  clients: Clients,
  onProgress: (kills: number) => void,
): Promise<void> {
  const random = randomFrom(seed);
  for (let done = 1; done <= kills; done += 1) {
    await clients.answered(1 + Math.floor(random() * 30));
    await wait(random() * 10);
    await server.killAndRestart();
    onProgress(done);
  }
}

interface Clients {
  readonly send: Send;
  readonly acknowledged: AcknowledgedFact[];
  retried(): number;
  /** Resolves after this many more responses. */
  answered(count: number): Promise<void>;
}

function createClients(server: RestartableServer): Clients {
  const acknowledged: AcknowledgedFact[] = [];
  let retries = 0;
  let awaited: { readonly count: number; readonly resolve: () => void } | null = null;
  return {
    acknowledged,
    retried: () => retries,
    answered: (more) => new Promise((resolve) => (awaited = { count: acknowledged.length + more, resolve })),
    async send(call, acknowledge) {
      const reply = await untilAnswered(server, call, () => (retries += 1));
      acknowledged.push(acknowledge(reply));
      if (awaited && acknowledged.length >= awaited.count) awaited.resolve();
      return reply;
    },
  };
}

/** Retries on the restarted server. Throws if the request failed on a server that was not killed. */
async function untilAnswered(
  server: RestartableServer,
  call: PlayerCall,
  countRetry: () => void,
): Promise<PlayerReply> {
  for (;;) {
    const address = await server.address();
    try {
      return await postTo(address, call);
    } catch (error) {
      if ((await server.address()) === address) throw error;
      countRetry();
    }
  }
}
