import { afterAll, beforeAll } from 'vitest';
import { onEachDatabase } from '../database/databases.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';

export interface TestServers {
  /** A server with its own database, stopped after the tests. */
  start(options?: TestAppOptions): Promise<TestApp>;
  /** Two servers with one database; null on SQLite, which does not allow it. */
  readonly startTwo: ((options?: TestAppOptions) => Promise<[TestApp, TestApp]>) | null;
}

/** Runs the same tests over HTTP on SQLite and, in `npm run test:all`, on PostgreSQL. */
export function onBothServers(tests: (servers: TestServers) => void): void {
  onEachDatabase((createDatabase, shared) => tests(stoppedAfterAll(createDatabase, shared)));
}

/** Runs the same tests on one application with each database. */
export function onBothApps(tests: (app: () => TestApp) => void, options: TestAppOptions = {}): void {
  onBothServers(({ start }) => {
    let app: TestApp;
    beforeAll(async () => void (app = await start(options)));
    tests(() => app);
  });
}

function stoppedAfterAll(createDatabase: () => Promise<string | null>, shared: boolean): TestServers {
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
