import type { LetterRoute } from './letters.ts';
import type { StoredAttempt, StoredOrder, Stored } from './stored.ts';
import type { AcknowledgedFact, ToldMove } from './told.ts';

/**
 * Sentences, each about one thing that should not be: told as done and not there; there in part; done once more than it
 * was asked; two things of one player that stand the other way round.
 */
export type BrokenPromises = Readonly<Record<'lost' | 'halfApplied' | 'twice' | 'disordered', readonly string[]>>;

/** Holds what is stored against what was told, and each row against the others. */
export function brokenPromises(stored: Stored, told: readonly AcknowledgedFact[], route: LetterRoute): BrokenPromises {
  const books = booksOf(stored);
  return {
    lost: findLost(stored, told, books),
    halfApplied: [...books.flatMap((book) => findHalves(book, route)), ...findHalfActivations(stored, books)],
    twice: [...repeated(stored.attempts.map((row) => row.idempotency_key)), ...repeated(stored.accounts.map(({ email }) => email))],
    disordered: books.flatMap((book) => findDisorder(book, told)),
  };
}

export const isUnbroken = (found: BrokenPromises): boolean => Object.values(found).every((sentences) => sentences.length === 0);

/** A letter and its journal. */
interface Book {
  readonly order: StoredOrder;
  readonly rows: readonly StoredAttempt[];
}

function booksOf({ orders, attempts }: Stored): Book[] {
  const books = new Map<number, { order: StoredOrder; rows: StoredAttempt[] }>(orders.map((order) => [order.id, { order, rows: [] }]));
  for (const row of attempts) books.get(row.order_id)?.rows.push(row);
  return [...books.values()];
}

function findLost({ accounts, sessions }: Stored, told: readonly AcknowledgedFact[], books: readonly Book[]): string[] {
  const emails = new Set(accounts.map(({ email }) => email));
  const tokens = new Set(sessions.map(({ token_hash: hash }) => hash));
  const moves = new Set(
    books.flatMap(({ order, rows }) => rows.map((row) => nameOf(order.code, row.kind, row.idempotency_key, row.http_status))),
  );
  return told.flatMap((one) => {
    if (one.what === 'account') return emails.has(one.email) ? [] : [`the account ${one.email}`];
    if (one.what === 'session') return tokens.has(one.tokenHash) ? [] : [`the session ${one.tokenHash}`];
    const name = nameOf(one.code, one.kind, one.key, one.status);
    return moves.has(name) ? [] : [name];
  });
}

const nameOf = (code: string, kind: string, key: string, status: number): string => `${code}: ${kind} ${key}, answered ${status}`;

const FAILED = 404;
const MINUTE_MS = 60_000;

/** What the row says must follow from the journal, and the counters too; no load lasts until they are swept out. */
function findHalves({ order, rows }: Book, route: LetterRoute): string[] {
  const right = rows.filter((row) => row.kind === 'answer' && row.http_status !== FAILED);
  const wrong = rows.filter((row) => row.http_status === FAILED);
  const steps = [...route.answers.map(({ step }) => step), route.ends];
  const facts: readonly Fact[] = [
    ['version', order.version, 1 + rows.length],
    ['step', order.step, rows.length === 0 ? null : steps[right.length]],
    ['steps answered', right.map(({ step }) => step), steps.slice(0, right.length)],
    ['wrong answers', JSON.parse(order.wrong_answers), distinctReadings(wrong.filter(({ step }) => step === order.step))],
    ['failures', order.failures, countSince(wrong, order.failures_until)],
    ['activations', rows.filter(({ kind }) => kind === 'activation').length, order.account_id === null ? 0 : 1],
  ];
  return facts.flatMap((fact) => describe(order.code, fact));
}

type Fact = readonly [what: string, stored: unknown, expected: unknown];

function describe(code: string, [what, stored, expected]: Fact): string[] {
  const [is, should] = [JSON.stringify(stored), JSON.stringify(expected)];
  return is === should ? [] : [`${code}: ${what} ${is}, and the journal says ${should}`];
}

const distinctReadings = (rows: readonly StoredAttempt[]): string[] => [
  ...new Set(rows.flatMap(({ verdict, reading }) => (verdict === 'wrong' && reading !== null ? [reading] : []))),
];

/** Failures are counted for a minute from the first on. */
function countSince(failures: readonly StoredAttempt[], until: number | string | null): number {
  return until === null ? 0 : failures.filter(({ made_at: madeAt }) => Number(madeAt) >= Number(until) - MINUTE_MS).length;
}

/** The letter that confirms the waiver is stored with the activation. */
function findHalfActivations({ waivers, accounts }: Stored, books: readonly Book[]): string[] {
  return accounts.flatMap(({ id, email }) => {
    const activated = books.filter(({ order }) => order.account_id === id).length;
    const confirmed = Number(waivers.find(({ account_id: account }) => account === id)?.count ?? 0);
    return activated === confirmed ? [] : [`${email}: ${activated} activations, ${confirmed} confirmed by mail`];
  });
}

function repeated(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => known.size === known.add(name).size);
}

function findDisorder({ order, rows }: Book, told: readonly AcknowledgedFact[]): string[] {
  const turns = new Map(
    told.filter((one): one is ToldMove => one.what === 'move' && one.code === order.code).map(({ key, turn }) => [key, turn]),
  );
  const known = rows
    .filter(({ idempotency_key: key }) => turns.has(key))
    .map(({ idempotency_key: key }) => ({ key, turn: turns.get(key) ?? 0 }));
  return known.flatMap(({ key, turn }, index) => {
    const before = known[index - 1];
    return before && before.turn > turn ? [`${key} after ${before.key}`] : [];
  });
}
