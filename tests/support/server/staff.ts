import { afterAll, beforeAll, describe } from 'vitest';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import { postgresMissing } from '../database/postgres.ts';
import { migratedPostgres } from '../database/shared-postgres.ts';
import { startTestApp } from './test-app.ts';
import type { TestApp, TestAppOptions } from './test-app.ts';
import type { Answered, Player } from './test-player.ts';

/** A row of a staff list, or any other response to staff. */
export type Json = Readonly<Record<string, unknown>>;

let count = 0;

/** Logs in a new account with the staff flag. */
export async function staffOf(app: TestApp, email = `equipe${(count += 1)}@poste.test`): Promise<Player> {
  const staff = await app.player(email);
  const account = await accountStore(app.db).byEmail(email);
  if (!account) throw new Error('no account');
  await accountStore(app.db).setStaff(account.id, account.passwordHash, app.clock.now);
  await staff.login(email);
  return staff;
}

/** The body of a response; throws unless it succeeded. */
export function staffBodyOf<T = Json>({ status, body, text }: Answered): T {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body as unknown as T;
}

/** Creates an order that is not sent yet; returns its code. */
export async function createdBy(staff: Player, cityName = 'VILLE'): Promise<string> {
  return staffBodyOf<{ code: string }>(await staff.post('/api/admin/status/create', { cityName })).code;
}

/** Runs the same tests on the application with SQLite and with PostgreSQL. */
export function onBothApps(tests: (app: () => TestApp) => void, options: TestAppOptions = {}): void {
  let app: TestApp;
  const current = (): TestApp => app;
  describe('on SQLite', () => {
    beforeAll(async () => void (app = await startTestApp(options)));
    tests(current);
    afterAll(() => app.stop());
  });

  const missing = postgresMissing();
  describe.skipIf(missing !== null)(missing ?? 'on PostgreSQL', () => {
    beforeAll(async () => void (app = await startTestApp({ ...options, databaseUrl: await migratedPostgres() })));
    tests(current);
    afterAll(() => app.stop());
  });
}
