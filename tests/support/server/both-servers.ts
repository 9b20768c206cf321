import { afterAll, describe } from 'vitest';
import { postgresMissing } from '../database/postgres.ts';
import { migratedPostgres } from '../database/shared-postgres.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

export interface TestServers {
  /** A server with its own database, stopped after the tests. */
  start(options?: TestAppOptions): Promise<TestApp>;
  /** Two servers with one database; null on SQLite, which does not allow it. */
  readonly startTwo: ((options?: TestAppOptions) => Promise<[TestApp, TestApp]>) | null;
}

/** Runs the same tests over HTTP on SQLite and on PostgreSQL. */
export function onBothServers(tests: (servers: TestServers) => void): void {
  describe('on SQLite', () => tests(stoppedAfterAll(() => Promise.resolve(null))));

  const missing = postgresMissing();
  describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => tests(stoppedAfterAll(migratedPostgres, true)));
}

function stoppedAfterAll(createDatabase: () => Promise<string | null>, shared = false): TestServers {
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
