// Fixed wait: players pause between two moves, and docs/operating.md asks for five seconds after an exchange.
import { setTimeout as wait } from 'node:timers/promises';
import {
  openDatabase,
  type Database,
  type DatabaseSettings,
} from '../../../server/store/database/open-database.ts';
import { brokenPromises, type AcknowledgedFact } from '../faults/broken-promises.ts';
import { postManyLetters } from '../faults/letters.ts';
import { openFront, type Front } from '../faults/party/front.ts';
import { playLetters, type PlayerCall, type PlayerReply, type Send } from '../faults/player.ts';
import { storedIn } from '../faults/stored.ts';
import { startMailServer, type MailServer } from '../server/mail-server.ts';
import { SITE, startNginx } from '../server/nginx.ts';
import { oneCity } from '../server/one-city.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { TEST_TIMEOUT_MS } from '../suite/timeouts.ts';
import { makeNextRelease } from './next-release.ts';

export interface UpgradeRun {
  /** A database of PostgreSQL. */
  readonly where: DatabaseSettings;
  readonly players: number;
  readonly letters: number;
  /** The mean pause of a player between two moves, milliseconds. */
  readonly paceMs: number;
  /** Moves that are awaited before each change of a server. */
  readonly movesEach: number;
  /** Statements of the next release’s migration. Default: columns on all that a call reads. */
  readonly migration?: readonly string[];
}

export interface UpgradeTally {
  /**
   * One sentence for each move that was not answered or was answered with 5xx, each fact that was lost, and
   * each mail that did not arrive once.
   */
  readonly problems: readonly string[];
  readonly moves: number;
  readonly mails: number;
  /** The slowest answer, milliseconds. */
  readonly longestMs: number;
}

const READ_BY_CALLS = ['orders', 'sessions', 'accounts', 'parties', 'attempts'];
const ADDED = READ_BY_CALLS.map(
  (table) => `alter table ${table} add column of_the_next_release text default 'x'`,
);
/** docs/operating.md, “To update two servers”, step 5. */
const AFTER_AN_EXCHANGE_MS = 5000;
const LOOK_MS = 50;
/** nginx believes what connections from here say of their client’s address. */
const BALANCER = '127.0.2.1';

type ServerName = 'one' | 'two';
const NAMES: readonly ServerName[] = ['one', 'two'];

/**
 * Two warm servers serve players behind nginx while a next release migrates their database; it takes their
 * places one after the other, and then they take them back. The run ends at its first problem.
 */
export async function upgradeUnderLoad(
  run: UpgradeRun,
  onProgress: (what: string) => void = () => {},
): Promise<UpgradeTally> {
  const { where, players } = run;
  const posted = await postManyLetters(where, run.letters);
  const next = makeNextRelease(run.migration ?? ADDED);
  const mails = await startMailServer();
  const start = startOn(where, mails);
  const running: Partial<Record<ServerName, RunningServer>> = {};
  try {
    for (const name of NAMES) running[name] = await start();
    const servers = running as Record<ServerName, RunningServer>;
    const nginx = await startNginx([new URL(servers.one.address).host, new URL(servers.two.address).host]);
    const front = openFront(() => ({
      port: nginx.httpsPort,
      ca: nginx.certificate,
      host: SITE,
      from: BALANCER,
    }));
    const load = createLoad(front, run.paceMs);
    try {
      const { send, isRunning } = load;
      const playing = playLetters({ ...posted, send, players, seed: 'joueuse', isRunning }).then(
        () => isRunning() && load.fail('every letter was played before the end'),
        (error: unknown) => load.fail(String(error)),
      );
      await walk({ run, start, servers, load, next: next.program, onProgress });
      load.end();
      await playing;
      if (load.problems.length === 0) (await mailProblems(where, mails)).forEach(load.fail);
    } finally {
      load.end();
      front.stop();
      await nginx.stop();
    }
    const broken = brokenPromises(await storedIn(where), load.acknowledged, posted.route);
    return {
      problems: [...load.problems, ...broken],
      moves: load.acknowledged.length,
      mails: mails.received.length,
      longestMs: load.longestMs(),
    };
  } finally {
    for (const name of NAMES) await running[name]?.stop();
    await mails.stop();
    next.remove();
  }
}

type Start = (program?: string, port?: string) => Promise<RunningServer>;

const startOn =
  ({ databaseUrl }: DatabaseSettings, mails: MailServer): Start =>
  (program, port = '0') => {
    const { cwd, command } = oneCity();
    return startServer(
      {
        ...{ PORT: port, DATABASE_URL: databaseUrl ?? '', SMTP_URL: mails.url },
        ...{ MAIN_URL: `https://${SITE}`, TRUST_PROXY: '1', DEMO: '0', LOG_LEVEL: 'error' },
      },
      { cwd, command: program === undefined ? command : [program] },
    );
  };

interface Walk {
  readonly run: UpgradeRun;
  readonly start: Start;
  readonly servers: Record<ServerName, RunningServer>;
  readonly load: Load;
  /** The program of the next release. */
  readonly next: string;
  readonly onProgress: (what: string) => void;
}

async function walk({ run, start, servers, load, next, onProgress }: Walk): Promise<void> {
  const pass = async (phase: string, work: () => Promise<void> = () => Promise.resolve()) => {
    if (!load.isRunning()) return;
    load.enter(phase);
    await work().catch((error: unknown) => load.fail(String(error)));
    await load.moves(run.movesEach);
    onProgress(`${phase}: ${load.acknowledged.length} moves`);
  };
  const exchange = async (name: ServerName, program?: string) => {
    const { port } = new URL(servers[name].address);
    await servers[name].stop();
    servers[name] = await start(program, port);
    await untilReady(servers[name], load);
    await wait(AFTER_AN_EXCHANGE_MS);
  };
  await pass('two servers');
  await pass('the next release migrates beside them', async () => {
    const beside = await start(next);
    try {
      for (const server of [beside, servers.one, servers.two]) await untilReady(server, load);
      await load.moves(run.movesEach);
    } finally {
      await beside.stop();
    }
  });
  for (const name of NAMES)
    await pass(`the next release takes the place of ${name}`, () => exchange(name, next));
  for (const name of NAMES) await pass(`${name} is back`, () => exchange(name));
}

async function untilReady({ address }: RunningServer, { isRunning }: Load): Promise<void> {
  const end = performance.now() + TEST_TIMEOUT_MS;
  while (isRunning() && !(await fetch(`${address}/readyz`)).ok) {
    if (performance.now() > end) throw new Error(`${address} is not ready`);
    await wait(LOOK_MS);
  }
}

interface Load {
  readonly send: Send;
  readonly acknowledged: readonly AcknowledgedFact[];
  readonly problems: readonly string[];
  isRunning(): boolean;
  /** What happens from now on, for the sentences of problems. */
  enter(phase: string): void;
  fail(problem: string): void;
  /** Resolves after so many more moves, or at the first problem. */
  moves(count: number): Promise<void>;
  longestMs(): number;
  end(): void;
}

/** Sends what players do and reads the status after each move; what was not answered is sent again. */
function createLoad(front: Front, paceMs: number): Load {
  const acknowledged: AcknowledgedFact[] = [];
  const problems: string[] = [];
  let [isRunning, phase, longestMs] = [true, '', 0];
  const fail = (problem: string): void => {
    isRunning = false;
    problems.push(`${phase}: ${problem}`);
  };

  /** Null when there was no answer, or one of 5xx. */
  async function once(call: Parameters<Front['send']>[0]): Promise<PlayerReply | null> {
    const began = performance.now();
    const reply = await front.send(call).catch((error: unknown) => String(error));
    longestMs = Math.max(longestMs, performance.now() - began);
    if (typeof reply !== 'string' && reply.status < 500) return reply;
    fail(
      `${call.path} ${typeof reply === 'string' ? reply : `${reply.status} ${JSON.stringify(reply.body)}`}`,
    );
    return null;
  }

  async function look({ headers }: PlayerCall): Promise<void> {
    if (headers['x-token'] === undefined) return;
    const reply = await once({ path: '/api/user/status/current', headers });
    if (reply && reply.status !== 200) fail(`the status of a player: ${reply.status}`);
  }

  return {
    acknowledged,
    problems,
    fail,
    isRunning: () => isRunning,
    longestMs: () => longestMs,
    enter: (next) => void (phase = next),
    end: () => void (isRunning = false),
    async send(call, acknowledge) {
      await wait(paceMs * (0.5 + Math.random()));
      const reply = await once({ method: 'POST', ...call });
      if (!reply) throw new Error(`${call.path}: no answer`);
      acknowledged.push(acknowledge(reply));
      await look(call);
      return reply;
    },
    async moves(count) {
      const goal = acknowledged.length + count;
      while (isRunning && acknowledged.length < goal) await wait(LOOK_MS);
    },
  };
}

/** Every mail of the outbox has arrived, and none of them twice. */
async function mailProblems(where: DatabaseSettings, { received }: MailServer): Promise<readonly string[]> {
  const db = openDatabase(where);
  try {
    // What a server that stops leaves behind, another one takes up after two minutes.
    const end = performance.now() + 2 * TEST_TIMEOUT_MS;
    while ((await waitingMails(db)) > 0 && performance.now() < end) await wait(LOOK_MS);
    const known = (await db('outbox').select('id')).length;
    const arrived = new Set(received.map(({ messageId }) => messageId)).size;
    return arrived === known && received.length === known
      ? []
      : [`${known} mails were written, ${received.length} received, ${arrived} different ones`];
  } finally {
    await db.destroy();
  }
}

const waitingMails = async (db: Database): Promise<number> =>
  (await db('outbox').whereNotNull('next_at').select('id')).length;
