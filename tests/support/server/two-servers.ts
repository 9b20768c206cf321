import { openDatabase } from '../../../server/store/database/open-database.ts';
import type { Database } from '../../../server/store/database/open-database.ts';
import { startNginx } from './nginx.ts';
import type { Nginx } from './nginx.ts';
import { startPostgres } from '../database/postgres.ts';
import type { Postgres } from '../database/postgres.ts';
import { oneCity } from './one-city.ts';
import { startServer } from './running-server.ts';
import type { RunningServer } from './running-server.ts';

export type ServerName = 'one' | 'two';

/** The product as operated: nginx, two built servers, one PostgreSQL. */
export interface ProductServer {
  readonly nginx: Nginx;
  readonly postgres: Postgres;
  /** The test's own connection to the database. */
  readonly db: Database;
  server(name: ServerName): RunningServer;
  /** Restarts it on the same port and waits until nginx routes requests to it. */
  restart(name: ServerName): Promise<void>;
  /** Locks all orders while `work` runs; passes the name of the server that waits for the lock. */
  whileHeld<T>(send: () => Promise<T>, work: (waiting: ServerName) => Promise<void>): Promise<T>;
  stop(): Promise<void>;
}

/** Stops every started part when another part fails to start. */
export async function startProduct(): Promise<ProductServer> {
  const running: { stop(): Promise<void> }[] = [];
  try {
    return await startParts((part) => {
      running.unshift(part);
      return part;
    });
  } catch (error) {
    for (const part of running) await part.stop();
    throw error;
  }
}

async function startParts(track: <Part extends { stop(): Promise<void> }>(part: Part) => Part): Promise<ProductServer> {
  const postgres = track(await startPostgres());
  const databaseUrl = await postgres.createDatabase();
  const start = (name: ServerName, port = '0') =>
    startServer(
      { TRUST_PROXY: '1', MAIN_URL: 'https://poste.test', PORT: port, DATABASE_URL: `${databaseUrl}?application_name=${name}` },
      oneCity(),
    );
  // Waits for both before anything is cleaned up.
  const starting = [start('one').then(track), start('two').then(track)] as const;
  await Promise.allSettled(starting);
  const [one, two] = await Promise.all(starting);
  const servers: Record<ServerName, RunningServer> = { one, two };
  const nginx = await startNginx([new URL(servers.one.address).host, new URL(servers.two.address).host]);
  const db = openDatabase({ dataDir: '', databaseUrl });
  return {
    nginx,
    postgres,
    db,
    server: (name) => servers[name],
    async restart(name) {
      const { address, stop } = servers[name];
      await stop();
      servers[name] = await start(name, new URL(address).port);
      while (!servers[name].output().includes('"path":"/healthz"')) await nginx.request('/healthz');
    },
    async whileHeld(send, work) {
      const lock = await db.transaction();
      await lock.raw('select 1 from orders for update');
      const sent = send();
      try {
        await work(await waiting(db));
      } finally {
        await lock.rollback();
      }
      return sent;
    },
    async stop() {
      await Promise.all([servers.one.stop(), servers.two.stop()]);
      await Promise.all([db.destroy(), nginx.stop()]);
      await postgres.stop();
    },
  };
}

/** The server whose write waits for a row lock. */
async function waiting(db: Database): Promise<ServerName> {
  for (;;) {
    const { rows } = await db.raw<{ rows: { name: ServerName }[] }>(
      "select application_name as name from pg_stat_activity where wait_event_type = 'Lock' and application_name in ('one', 'two')",
    );
    const [found] = rows;
    if (found) return found.name;
    // Fixed wait: polls for a visible condition, with a pause in between.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
