import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import type { TestApp } from './test-app.ts';
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

/** An order as staff see it. */
export const fileOf = async (staff: Player, code: string): Promise<ApiSchemas['PlayerFile']> =>
  staffBodyOf<ApiSchemas['PlayerFile']>(await staff.get(`/api/admin/orders/${code}/file`));
