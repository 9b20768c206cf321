import type { LetterRoute } from './letters.ts';
import type { StoredAttempt, StoredOrder, StoredRows } from './stored.ts';

/** An action that the server acknowledged to a client, to be compared with the database. */
export type AcknowledgedFact = AcknowledgedAccount | AcknowledgedSession | AcknowledgedMove;

interface AcknowledgedAccount {
  readonly what: 'account';
  readonly email: string;
}

interface AcknowledgedSession {
  readonly what: 'session';
  readonly tokenHash: string;
}

/** An answer or an activation, identified by its idempotency key. */
export interface AcknowledgedMove {
  readonly what: 'move';
  readonly kind: 'activation' | 'answer';
  /** The order's code. */
  readonly code: string;
  readonly key: string;
  readonly status: number;
  /** Increases per order: calls of one turn are sent at once and may arrive in any order. */
  readonly turn: number;
}

/**
 * Compares the stored rows with the acknowledged actions and with one another. One sentence per violation,
 * after its kind. `lost`: acknowledged and not stored; `half applied`: stored in part; `twice`: applied more
 * than once; `out of order`: two actions of one player.
 */
export function brokenPromises(
  stored: StoredRows,
  acknowledged: readonly AcknowledgedFact[],
  route: LetterRoute,
): readonly string[] {
  const journals = journalsOf(stored);
  const found = {
    lost: findLost(stored, acknowledged, journals),
    'half applied': [
      ...journals.flatMap((journal) => findHalves(journal, route)),
      ...findHalfActivations(stored, journals),
    ],
    twice: [
      ...repeated(stored.attempts.map((row) => row.idempotency_key)),
      ...repeated(stored.accounts.map(({ email }) => email)),
    ],
    'out of order': journals.flatMap((journal) => findDisorder(journal, acknowledged)),
  };
  return Object.entries(found).flatMap(([kind, sentences]) =>
    sentences.map((sentence) => `${kind}: ${sentence}`),
  );
}

/** An order with its journal. */
interface OrderJournal {
  readonly order: StoredOrder;
  readonly rows: readonly StoredAttempt[];
}

function journalsOf({ orders, attempts }: StoredRows): OrderJournal[] {
  const journals = new Map<number, { order: StoredOrder; rows: StoredAttempt[] }>(
    orders.map((order) => [order.id, { order, rows: [] }]),
  );
  for (const row of attempts) journals.get(row.order_id)?.rows.push(row);
  return [...journals.values()];
}

function findLost(
  { accounts, sessions }: StoredRows,
  acknowledged: readonly AcknowledgedFact[],
  journals: readonly OrderJournal[],
): string[] {
  const emails = new Set(accounts.map(({ email }) => email));
  const tokens = new Set(sessions.map(({ token_hash: hash }) => hash));
  const moves = new Set(
    journals.flatMap(({ order, rows }) =>
      rows.map((row) => nameOf(order.code, row.kind, row.idempotency_key, row.http_status)),
    ),
  );
  return acknowledged.flatMap((one) => {
    if (one.what === 'account') return emails.has(one.email) ? [] : [`the account ${one.email}`];
    if (one.what === 'session') return tokens.has(one.tokenHash) ? [] : [`the session ${one.tokenHash}`];
    const name = nameOf(one.code, one.kind, one.key, one.status);
    return moves.has(name) ? [] : [name];
  });
}

const nameOf = (code: string, kind: string, key: string, status: number): string =>
  `${code}: ${kind} ${key}, answered ${status}`;

const FAILED = 404;
const MINUTE_MS = 60_000;

/**
 * The order's columns and counters must follow from its journal. Runs are too short for counters to expire.
 */
function findHalves({ order, rows }: OrderJournal, route: LetterRoute): string[] {
  const right = rows.filter((row) => row.kind === 'answer' && row.http_status !== FAILED);
  const wrong = rows.filter((row) => row.http_status === FAILED);
  const steps = [...route.answers.map(({ step }) => step), route.ends];
  const facts: readonly Fact[] = [
    ['version', order.version, 1 + rows.length],
    ['step', order.step, rows.length === 0 ? null : steps[right.length]],
    ['steps answered', right.map(({ step }) => step), steps.slice(0, right.length)],
    [
      'wrong answers',
      JSON.parse(order.wrong_answers),
      distinctReadings(wrong.filter(({ step }) => step === order.step)),
    ],
    ['failures', order.failures, countSince(wrong, order.failures_until)],
    [
      'activations',
      rows.filter(({ kind }) => kind === 'activation').length,
      order.account_id === null ? 0 : 1,
    ],
  ];
  return facts.flatMap((fact) => describe(order.code, fact));
}

type Fact = readonly [what: string, stored: unknown, expected: unknown];

function describe(code: string, [what, stored, expected]: Fact): string[] {
  const [is, should] = [JSON.stringify(stored), JSON.stringify(expected)];
  return is === should ? [] : [`${code}: ${what} ${is}, and the journal says ${should}`];
}

const distinctReadings = (rows: readonly StoredAttempt[]): string[] => [
  ...new Set(
    rows.flatMap(({ verdict, reading }) => (verdict === 'wrong' && reading !== null ? [reading] : [])),
  ),
];

/** Failures are counted for a minute after the first one. */
function countSince(failures: readonly StoredAttempt[], until: number | string | null): number {
  return until === null
    ? 0
    : failures.filter(({ made_at: madeAt }) => Number(madeAt) >= Number(until) - MINUTE_MS).length;
}

/** The confirmation mail of the waiver is stored in the same transaction as the activation. */
function findHalfActivations({ waivers, accounts }: StoredRows, journals: readonly OrderJournal[]): string[] {
  return accounts.flatMap(({ id, email }) => {
    const activated = journals.filter(({ order }) => order.account_id === id).length;
    const confirmed = Number(waivers.find(({ account_id: account }) => account === id)?.count ?? 0);
    return activated === confirmed
      ? []
      : [`${email}: ${activated} activations, ${confirmed} confirmed by mail`];
  });
}

function repeated(names: readonly string[]): string[] {
  const known = new Set<string>();
  return names.filter((name) => known.size === known.add(name).size);
}

function findDisorder({ order, rows }: OrderJournal, acknowledged: readonly AcknowledgedFact[]): string[] {
  const turns = new Map(
    acknowledged
      .filter((one): one is AcknowledgedMove => one.what === 'move' && one.code === order.code)
      .map(({ key, turn }) => [key, turn]),
  );
  const known = rows
    .filter(({ idempotency_key: key }) => turns.has(key))
    .map(({ idempotency_key: key }) => ({ key, turn: turns.get(key) ?? 0 }));
  return known.flatMap(({ key, turn }, index) => {
    const before = known[index - 1];
    return before && before.turn > turn ? [`${key} after ${before.key}`] : [];
  });
}
