import { begin } from '../engine/index.ts';
import { createPasswords } from './accounts/password.ts';
import type { ContentStore } from './content/content-store.ts';
import type { Clock } from './platform/clock.ts';
import { drawCode } from './platform/code.ts';
import { foldEmail } from './platform/email.ts';
import type { Settings } from './platform/env.ts';
import { accountStore } from './store/accounts/accounts.ts';
import { changeAccount } from './store/accounts/change-account.ts';
import type { Database } from './store/database/open-database.ts';
import { transact } from './store/database/transact.ts';
import { probeStore } from './store/orders/probes.ts';

type Probe = NonNullable<Settings['probe']>;

/** Makes the account and the order of the synthetic player. False when the account is that of a person. */
export async function ensureProbe(
  db: Database,
  content: ContentStore,
  probe: Probe,
  clock: Clock,
): Promise<boolean> {
  const id = await ensureAccount(db, probe, clock());
  const cities = content.all().filter(({ scenario }) => !scenario.open);
  // A story that reads other games would have a different beginning.
  const city = cities.find(({ story }) => story.read.elsewhere.length === 0) ?? cities[0];
  if (id === null || !city) return false;
  const { story } = city;
  const order = {
    code: drawCode(),
    city: story.scenario.city,
    identifier: 'Sonde',
    contentVersion: story.scenario.version,
    progress: begin(story, clock()).progress,
  };
  const played = cities.map(({ scenario }) => scenario.city);
  await probeStore(db).ensure(id, played, order, clock());
  return true;
}

/** Null when the address is that of a player or a member of the staff. */
async function ensureAccount(db: Database, probe: Probe, now: number): Promise<number | null> {
  const [accounts, passwords] = [accountStore(db), createPasswords()];
  const email = foldEmail(probe.email);
  const known = await accounts.byEmail(email);
  if (known && (known.admin || (await probeStore(db).isPlayer(known.id)))) return null;
  if (known && (await passwords.verify(known.passwordHash, probe.password))) return known.id;
  const passwordHash = await passwords.hash(probe.password);
  if (!known) {
    const created = await accounts.create({ email, passwordHash, admin: false }, now);
    // Another server may have created it at the same time.
    return (created ?? (await accounts.byEmail(email)))?.id ?? null;
  }
  await transact(db, (transaction) => changeAccount(transaction, known.id, { passwordHash }));
  return known.id;
}
