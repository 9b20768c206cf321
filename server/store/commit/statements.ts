import { CLOCKS_DIFFER_MS } from '../../../engine/story/timings.ts';
import type { AttemptCommand } from './command.ts';

// What becomes of one attempt, in SQL that both databases read. SQLite runs these one after another, PostgreSQL as one
// statement; the conditions are the same, and so are the words when nothing was done.

/** The same key was answered before, at this letter or another one of the same account. */
export const EARLIER = `
  select attempts.* from attempts
  where idempotency_key = @key
    and order_id in (select id from orders where id = @order_id or account_id = @actor)`;

/**
 * Whether there is such an attempt, asked letter by letter: left to choose, PostgreSQL looks through the keys of everybody
 * while it believes the journal to be short.
 */
const WAS_ANSWERED = `exists (
  select 1 from (
    select (select id from attempts where order_id = theirs.id and idempotency_key = @key) as attempt
    from orders as theirs where theirs.id = @order_id or theirs.account_id = @actor
  ) as answers where attempt is not null)`;

/** Still to come, and no later than what is counted now: a clock that has gone back makes nobody wait. */
const isAhead = (column: string): string => `(${column} > @now and ${column} - ${CLOCKS_DIFFER_MS} <= @failures_expire_at)`;

/** Too many of this letter failed. */
export const LIMITED = `
  select failures_until as until from orders where id = @order_id and failures >= @most and ${isAhead('failures_until')}`;

/** Where the player stands: what the explorer's indexes are made of, and nothing that a mistake or a hint changes. */
const STANDING = ['state', 'step', 'alternative_from', 'last_step_date', 'start_date', 'reached'];

/** What is counted at a step. */
const COUNTED = ['clue_index', 'last_clue_date', 'recognised', 'wrong_answers', 'wait_until', 'content_version'];

const same = (column: string): string => `${column} = @${column}`;

/** The failures of the minute that is being counted; those of an earlier one are forgotten. */
const COUNT_ON_ORDER = `
  failures = case when not @counts then failures when ${isAhead('failures_until')} then failures + 1 else 1 end,
  failures_until = case when not @counts or ${isAhead('failures_until')} then failures_until else @failures_expire_at end`;

const changeOrder = (columns: readonly string[], ownership = ''): string => `
  update orders set ${columns.map(same).join(', ')}, ${ownership} version = version + 1, updated_at = @now, ${COUNT_ON_ORDER}
  where id = @order_id and version = @version and not ${WAS_ANSWERED} and not exists (${LIMITED})`;

/** The write comes first: a transaction that reads before it writes fails at once when another process of SQLite writes. */
export const CHANGE_ORDER = {
  move: changeOrder([...STANDING, ...COUNTED]),
  stay: changeOrder(COUNTED),
  activation: changeOrder(
    [...STANDING, ...COUNTED],
    `account_id = @owner, activated_at = @now, waiver_version = coalesce(@waiver_version, waiver_version),
    waiver_at = case when @waiver_version is null then waiver_at else @now end,`,
  ),
} as const;

export type ChangeKind = keyof typeof CHANGE_ORDER;

/** Which of them an attempt is. */
export const changeOf = ({ ownership, stays }: Pick<AttemptCommand, 'ownership' | 'stays'>): ChangeKind =>
  ownership ? 'activation' : stays ? 'stay' : 'move';

type Cell = readonly [value: string, type: string];

/** The rows of an attempt: what stands in each column, and the type by which PostgreSQL takes a value that is selected. */
export const ROWS = {
  attempts: {
    order_id: ['@order_id', 'integer'],
    idempotency_key: ['@key', 'text'],
    kind: ['@attempts_kind', 'text'],
    step: ['@attempts_step', 'text'],
    verdict: ['@attempts_verdict', 'text'],
    reading: ['@attempts_reading', 'text'],
    http_status: ['@attempts_http_status', 'integer'],
    reply: ['@attempts_reply', 'text'],
    seconds: ['@attempts_seconds', 'integer'],
    content_version: ['@content_version', 'text'],
    actor_id: ['@actor', 'integer'],
    reason: ['@attempts_reason', 'text'],
    made_at: ['@now', 'bigint'],
  },
  outbox: {
    id: ['@outbox_id', 'text'],
    kind: ['@outbox_kind', 'text'],
    account_id: ['@outbox_account_id', 'integer'],
    content: ['@outbox_content', 'text'],
    next_at: ['@outbox_next_at', 'bigint'],
    created_at: ['@outbox_created_at', 'bigint'],
    expires_at: ['@outbox_expires_at', 'bigint'],
  },
} as const;

export type Table = keyof typeof ROWS;

export const columnsOf = (table: Table): string => Object.keys(ROWS[table]).join(', ');
export const cellsOf = (table: Table): readonly Cell[] => Object.values<Cell>(ROWS[table]);
