import { hashToken } from '../../../../server/accounts/session-token.ts';
import { openDatabase, type DatabaseSettings } from '../../../../server/store/database/open-database.ts';
import { currentWaiver } from '../../../../engine/public.ts';
import { postManyLetters, type LetterRoute } from '../letters.ts';
import { addressOf } from '../player.ts';
import type { TestCity } from '../../cities/cities.ts';
import type { Front, FrontReply } from './front.ts';

/** A letter with the session of each telephone, the holder's first. */
interface SeatedParty {
  readonly code: string;
  readonly tokens: readonly string[];
}

const GUESTS = ['Ali', 'Bo', 'Chloé'];
const SEATED_AT_ONCE = 8;
const FOR_EVER = Date.UTC(3000, 0, 1);

const holderToken = (code: string): string => `jeton-${code}`;

/** Writes accounts and letters into the database: a hash of each password would take longer than the run. */
export async function writeLetters(
  where: DatabaseSettings,
  count: number,
  city: TestCity,
): Promise<{ readonly codes: readonly string[]; readonly route: LetterRoute }> {
  const letters = await postManyLetters(where, count, city);
  const db = openDatabase(where);
  const now = Date.now();
  try {
    const accounts = letters.codes.map((code, index) => ({
      id: index + 1,
      email: `${code}@poste.test`,
      password_hash: 'x',
      created_at: now,
    }));
    await db.batchInsert('accounts', accounts, 50);
    const sessions = letters.codes.map((code, index) => ({
      ...{ token_hash: hashToken(holderToken(code)), account_id: index + 1 },
      ...{ created_at: now, last_seen_at: now, expires_at: FOR_EVER },
    }));
    await db.batchInsert('sessions', sessions, 50);
  } finally {
    await db.destroy();
  }
  return letters;
}

/** Activates each letter, invites and lets three guests join, over HTTP. */
export async function seatParties(front: Front, codes: readonly string[]): Promise<readonly SeatedParty[]> {
  const waiting = [...codes];
  const seated: SeatedParty[] = [];
  const seat = async (): Promise<void> => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift())
      seated.push(await seatOne(front, code));
  };
  await Promise.all(Array.from({ length: SEATED_AT_ONCE }, seat));
  return seated;
}

async function seatOne(front: Front, code: string): Promise<SeatedParty> {
  const holder = { 'x-token': holderToken(code) };
  const post = async (
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<FrontReply> => {
    const reply = await front.send({
      method: 'POST',
      path,
      body,
      headers: { 'x-forwarded-for': addressOf(code), ...headers },
    });
    if (reply.status !== 200)
      throw new Error(`${path} of ${code}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply;
  };
  await post(
    `/api/a/${code}`,
    { waiver: { version: currentWaiver('fr').version } },
    { ...holder, 'idempotency-key': `${code}-activation` },
  );
  const invitation = await post('/api/party/invitation', { name: 'Camille' }, holder);
  const guests: string[] = [];
  for (const name of GUESTS) {
    const joined = await post('/api/party/join', { code: invitation.body.code, name }, {});
    guests.push(/\btoken=([^;]+)/.exec(String(joined.headers['set-cookie']))?.[1] ?? '');
  }
  return { code, tokens: [holderToken(code), ...guests] };
}
