import { afterAll, describe } from 'vitest';
import { postgresMissing } from '../database/postgres.ts';
import { migratedPostgres } from '../database/shared-postgres.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

export interface TestServers {
  /** A server with a database of its own, stopped at the end. */
  start(options?: TestAppOptions): Promise<TestApp>;
  /** Two processes with one database; PostgreSQL alone allows it. */
  readonly startTwo: ((options?: TestAppOptions) => Promise<[TestApp, TestApp]>) | null;
}

/** The same facts of a real server, over HTTP, on SQLite and on PostgreSQL. */
export function onBothServers(facts: (servers: TestServers) => void): void {
  describe('on SQLite', () => facts(stoppedAtTheEnd(() => Promise.resolve(null))));

  const missing = postgresMissing();
  describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => facts(stoppedAtTheEnd(migratedPostgres, true)));
}

function stoppedAtTheEnd(createDatabase: () => Promise<string | null>, shared = false): TestServers {
  const running: TestApp[] = [];
  const start = async (options: TestAppOptions): Promise<TestApp> => {
    const app = await startTestApp(options);
    running.push(app);
    return app;
  };
  afterAll(() => Promise.all(running.map((app) => app.stop())));
  const startTwo = async (options: TestAppOptions = {}): Promise<[TestApp, TestApp]> => {
    const databaseUrl = await createDatabase();
    return [await start({ ...options, databaseUrl }), await start({ ...options, databaseUrl })];
  };
  return {
    start: async (options = {}) => start({ ...options, databaseUrl: await createDatabase() }),
    startTwo: shared ? startTwo : null,
  };
}
