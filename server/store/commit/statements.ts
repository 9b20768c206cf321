import { CLOCKS_DIFFER_MS } from '../../../engine/story/timings.ts';
import { ATTEMPT_COLUMNS } from '../orders/attempts.ts';
import type { AttemptCommand } from './command.ts';

// SQL of one attempt for both databases. SQLite runs the statements one after another, PostgreSQL as one.

/** An attempt with the same idempotency key, at this order or another one of the account. */
export const EARLIER = `
  select ${ATTEMPT_COLUMNS.join(', ')} from attempts
  where idempotency_key = @key
    and order_id in (select id from orders where id = @order_id or account_id = @actor)`;

/**
 * Whether such an attempt exists, per order: PostgreSQL's planner would otherwise scan all keys while the
 * table is small.
 */
const IS_REPLAYED = `exists (
  select 1 from (
    select (select id from attempts where order_id = theirs.id and idempotency_key = @key) as attempt
    from orders as theirs where theirs.id = @order_id or theirs.account_id = @actor
  ) as answers where attempt is not null)`;

/** In the future but within one window: a clock that has gone back must not extend the wait. */
const isAhead = (column: string): string =>
  `(${column} > @now and ${column} - ${CLOCKS_DIFFER_MS} <= @failures_expire_at)`;

/** Whether the failure limit is reached. */
export const LIMITED = `
  select failures_until as until from orders where id = @order_id and failures >= @most and ${isAhead('failures_until')}`;

/** Columns of step and state, which the explorer's indexes contain. Mistakes and hints do not change them. */
const STANDING = ['state', 'step', 'taken', 'last_step_date', 'start_date', 'reached', 'chosen'];

/** Tries at steps. */
const COUNTED = [
  'asked',
  'side_steps',
  'clue_index',
  'last_clue_date',
  'recognised',
  'wrong_answers',
  'wait_until',
  'wait_by',
  'answered_by',
  'content_version',
];

const assign = (column: string): string => `${column} = @${column}`;

/** Counts failures of the current window; earlier ones are dropped. */
const FAILURE_COLUMNS = `
  failures = case when not @counts then failures when ${isAhead('failures_until')} then failures + 1 else 1 end,
  failures_until = case when not @counts or ${isAhead('failures_until')} then failures_until else @failures_expire_at end`;

const changeOrder = (columns: readonly string[], ownership = ''): string => `
  update orders set ${columns.map(assign).join(', ')}, ${ownership} version = version + 1, updated_at = @now, ${FAILURE_COLUMNS}
  where id = @order_id and version = @version and not ${IS_REPLAYED} and not exists (${LIMITED})`;

/** Writes first: in SQLite, upgrading a read transaction fails while another process writes. */
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

/** The statement for an attempt. */
export const changeOf = ({ ownership, stays }: Pick<AttemptCommand, 'ownership' | 'stays'>): ChangeKind =>
  ownership ? 'activation' : stays ? 'stay' : 'move';

type Cell = readonly [value: string, type: string];

/** Values of the inserted rows, with PostgreSQL's type for each. */
export const ROWS = {
  attempts: {
    order_id: ['@order_id', 'integer'],
    idempotency_key: ['@key', 'text'],
    kind: ['@attempts_kind', 'text'],
    step: ['@attempts_step', 'text'],
    verdict: ['@attempts_verdict', 'text'],
    reading: ['@attempts_reading', 'text'],
    typed: ['@attempts_typed', 'text'],
    language: ['@attempts_language', 'text'],
    http_status: ['@attempts_http_status', 'integer'],
    reply: ['@attempts_reply', 'text'],
    seconds: ['@attempts_seconds', 'integer'],
    content_version: ['@content_version', 'text'],
    actor_id: ['@actor', 'integer'],
    member_id: ['@member', 'integer'],
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
