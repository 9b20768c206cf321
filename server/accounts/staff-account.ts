import { foldEmail } from '../platform/email.ts';
import { createPasswords } from './password.ts';
import type { Clock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import { accountStore } from '../store/accounts/accounts.ts';
import type { Database } from '../store/database/open-database.ts';

/**
 * Creates or updates the staff account of the settings. An existing account with this e-mail loses its
 * sessions, password and links. The e-mail counts as proved.
 */
export async function ensureStaffAccount(
  db: Database,
  staff: NonNullable<Settings['staff']>,
  clock: Clock,
): Promise<void> {
  const accounts = accountStore(db);
  const passwords = createPasswords();
  const email = foldEmail(staff.email);
  const known = await accounts.byEmail(email);
  if (known?.admin && (await passwords.verify(known.passwordHash, staff.password))) return;
  const passwordHash = await passwords.hash(staff.password);
  if (known) return accounts.setStaff(known.id, passwordHash, clock());
  await accounts.create({ email, passwordHash, admin: true }, clock());
}
