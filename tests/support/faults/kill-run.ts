import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../../engine/text/random.ts';
import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { brokenPromises } from './broken-promises.ts';
import type { BrokenPromises } from './broken-promises.ts';
import { postLetters } from './letters.ts';
import { startMortal } from './mortal-server.ts';
import type { MortalServer } from './mortal-server.ts';
import { playLetters } from './player.ts';
import type { PlayerCall, PlayerReply, Send } from './player.ts';
import { readStored } from './stored.ts';
import type { AcknowledgedFact } from './told.ts';

export interface KillRun {
  readonly where: DatabaseSettings;
  readonly kills: number;
  readonly players: number;
  readonly letters: number;
  readonly seed: string;
}

export interface KillTally {
  readonly kills: number;
  readonly acknowledged: number;
  /** Calls that a kill left without an answer, and that were sent again. */
  readonly sentAgain: number;
  readonly broken: BrokenPromises;
}

/** Players play, the server dies under them again and again, and whatever was not answered is sent again with its key. */
export async function killUnderLoad(run: KillRun, tell: (kills: number) => void = () => {}): Promise<KillTally> {
  const { where, players, letters, seed } = run;
  const { codes, route } = await postLetters(where, letters);
  const server = await startMortal({
    DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? '',
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  const clients = createClients(server);
  try {
    let goesOn = true;
    const waiting = [...codes];
    const game = { send: clients.send, route, nextLetter: () => waiting.shift(), goesOn: () => goesOn };
    const names = Array.from({ length: players }, (_, index) => `${seed}-${index}`);
    const playing = Promise.all(names.map((name) => playLetters({ ...game, random: randomFrom(name) }, `${name}@poste.test`)));
    await Promise.race([killOften(run, server, clients, tell), playing.then(tooFew)]);
    goesOn = false;
    await playing;
  } finally {
    await server.stop();
  }
  return {
    kills: run.kills,
    acknowledged: clients.told.length,
    sentAgain: clients.sentAgain(),
    broken: await compare(where, clients.told, route),
  };
}

const tooFew = (): never => {
  throw new Error('every letter was played before the last kill');
};

/** At a random moment while answers come: so many of them after the start, and a part of the next one's time. */
async function killOften({ kills, seed }: KillRun, server: MortalServer, clients: Clients, tell: (kills: number) => void): Promise<void> {
  const random = randomFrom(seed);
  for (let done = 1; done <= kills; done += 1) {
    await clients.answered(1 + Math.floor(random() * 30));
    await wait(random() * 10);
    await server.killAndRestart();
    tell(done);
  }
}

interface Clients {
  readonly send: Send;
  readonly told: AcknowledgedFact[];
  sentAgain(): number;
  /** When so many more answers have come. */
  answered(count: number): Promise<void>;
}

function createClients(server: MortalServer): Clients {
  const told: AcknowledgedFact[] = [];
  let again = 0;
  let awaited: { readonly count: number; readonly resolve: () => void } | null = null;
  return {
    told,
    sentAgain: () => again,
    answered: (more) => new Promise((resolve) => (awaited = { count: told.length + more, resolve })),
    async send(call, tells) {
      const reply = await untilAnswered(server, call, () => (again += 1));
      told.push(tells(reply));
      if (awaited && told.length >= awaited.count) awaited.resolve();
      return reply;
    },
  };
}

/** A call that fails on a server that nobody killed is a failure; any other is sent to the one that comes after. */
async function untilAnswered(server: MortalServer, call: PlayerCall, noteAgain: () => void): Promise<PlayerReply> {
  for (;;) {
    const address = await server.address();
    try {
      return await sendTo(address, call);
    } catch (error) {
      if ((await server.address()) === address) throw error;
      noteAgain();
    }
  }
}

async function sendTo(address: string, { path, body, headers }: PlayerCall): Promise<PlayerReply> {
  const all = { 'content-type': 'application/json', ...headers };
  const response = await fetch(address + path, { method: 'POST', body: JSON.stringify(body), headers: all });
  return { status: response.status, body: (await response.json()) as PlayerReply['body'] };
}

async function compare(
  where: DatabaseSettings,
  told: readonly AcknowledgedFact[],
  route: Parameters<typeof brokenPromises>[2],
): Promise<BrokenPromises> {
  const db = openDatabase(where);
  try {
    const stored = await readStored(async (sql) => rowsOf(await db.raw(sql)));
    return brokenPromises(stored, told, route);
  } finally {
    await db.destroy();
  }
}

/** SQLite's driver gives the rows, PostgreSQL's an answer that holds them. */
const rowsOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows);
