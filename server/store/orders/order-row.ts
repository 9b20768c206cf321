import type { OrderState, Progress } from '../../../engine/story/progress.ts';
import { type Language, readLanguage } from '../../../engine/words/language.ts';
import type { Gift } from '../shop/sale-facts.ts';

/** Opened papers (`messages/<slug>`, `documents/<slug>`) by device; `''` means every device. */
export type OpenedOn = Readonly<Record<string, readonly string[]>>;

/** An order with its owner and progress. */
export interface Order extends Gift {
  readonly id: number;
  readonly code: string;
  readonly city: string;
  readonly identifier: string | null;
  readonly accountId: number | null;
  readonly activatedAt: number | null;
  readonly tiedEmail: string | null;
  readonly fullOnWin: boolean;
  /** Of its paper and of the mails to its buyer. */
  readonly language: Language;
  readonly waiver: { readonly version: string; readonly at: number } | null;
  readonly openedOn: OpenedOn;
  /** When it was cancelled before being sent. */
  readonly cancelledAt: number | null;
  /** When the buyer withdrew before activation. */
  readonly stoppedAt: number | null;
  /** The order that replaces this one, whose letter was lost. */
  readonly replacedBy: number | null;
  /** The sale of a shop that it comes from, and its place in it. */
  readonly sale: { readonly id: number; readonly copy: number } | null;
  readonly batchId: number | null;
  /** That of the synthetic player. */
  readonly isProbe: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Incremented with every change. */
  readonly version: number;
  /** Content version at the last write; null for older orders. */
  readonly contentVersion: string | null;
  readonly progress: Progress;
}

export interface ProgressRow {
  state: string;
  step: string | null;
  taken: string;
  clue_index: number;
  last_clue_date: number | null;
  last_step_date: number | null;
  start_date: number | null;
  reached: string;
  chosen: string;
  asked: string;
  side_steps: string;
  recognised: boolean | number;
  wrong_answers: string;
  wait_until: number | null;
  wait_by: number | null;
  answered_by: string;
}

export interface OrderRow extends ProgressRow {
  id: number;
  code: string;
  city: string;
  identifier: string | null;
  account_id: number | null;
  activated_at: number | null;
  tied_email: string | null;
  full_on_win: boolean | number;
  gift_from: string | null;
  gift_to: string | null;
  gift_line: string | null;
  post_on: string | null;
  last_word: string | null;
  language: string | null;
  waiver_version: string | null;
  waiver_at: number | null;
  opened: string;
  opened_on: string;
  cancelled_at: number | null;
  stopped_at: number | null;
  replaced_by: number | null;
  sale_id: number | null;
  sale_copy: number | null;
  batch_id: number | null;
  is_probe: boolean | number;
  created_at: number;
  updated_at: number;
  version: number;
  content_version: string | null;
}

export const ORDER_COLUMNS = (
  [
    'id',
    'code',
    'city',
    'identifier',
    'account_id',
    'activated_at',
    'tied_email',
    'full_on_win',
    'gift_from',
    'gift_to',
    'gift_line',
    'post_on',
    'last_word',
    'language',
    'waiver_version',
    'waiver_at',
    'opened',
    'opened_on',
    'cancelled_at',
    'stopped_at',
    'replaced_by',
    'sale_id',
    'sale_copy',
    'batch_id',
    'is_probe',
    'created_at',
    'updated_at',
    'version',
    'content_version',
    'state',
    'step',
    'taken',
    'clue_index',
    'last_clue_date',
    'last_step_date',
    'start_date',
    'reached',
    'chosen',
    'asked',
    'side_steps',
    'recognised',
    'wrong_answers',
    'wait_until',
    'wait_by',
    'answered_by',
  ] satisfies (keyof OrderRow)[]
).map((column) => `orders.${column}`);

export function readOrder(row: OrderRow): Order {
  return {
    id: row.id,
    code: row.code,
    city: row.city,
    identifier: row.identifier,
    accountId: row.account_id,
    activatedAt: row.activated_at,
    tiedEmail: row.tied_email,
    fullOnWin: Boolean(row.full_on_win),
    giftFrom: row.gift_from,
    giftTo: row.gift_to,
    giftLine: row.gift_line,
    postOn: row.post_on,
    lastWord: row.last_word,
    language: readLanguage(row.language),
    waiver:
      row.waiver_version === null || row.waiver_at === null
        ? null
        : { version: row.waiver_version, at: row.waiver_at },
    openedOn: { '': JSON.parse(row.opened) as string[], ...(JSON.parse(row.opened_on) as OpenedOn) },
    cancelledAt: row.cancelled_at,
    stoppedAt: row.stopped_at,
    replacedBy: row.replaced_by,
    sale: row.sale_id === null || row.sale_copy === null ? null : { id: row.sale_id, copy: row.sale_copy },
    batchId: row.batch_id,
    isProbe: Boolean(row.is_probe),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    contentVersion: row.content_version,
    progress: readProgress(row),
  };
}

function readProgress(row: ProgressRow): Progress {
  return {
    state: row.state as OrderState,
    step: row.step,
    taken: JSON.parse(row.taken) as string[],
    clueIndex: row.clue_index,
    lastClueDate: row.last_clue_date,
    lastStepDate: row.last_step_date,
    startDate: row.start_date,
    reached: JSON.parse(row.reached) as Record<string, number>,
    chosen: JSON.parse(row.chosen) as Record<string, string>,
    asked: JSON.parse(row.asked) as string[],
    sideSteps: JSON.parse(row.side_steps) as Progress['sideSteps'],
    recognised: Boolean(row.recognised),
    wrongAnswers: JSON.parse(row.wrong_answers) as string[],
    waitUntil: row.wait_until,
    waitBy: row.wait_by,
    answeredBy: JSON.parse(row.answered_by) as Record<string, string>,
  };
}

export function writeProgress(progress: Progress): ProgressRow {
  return {
    state: progress.state,
    step: progress.step,
    taken: JSON.stringify(progress.taken),
    clue_index: progress.clueIndex,
    last_clue_date: progress.lastClueDate,
    last_step_date: progress.lastStepDate,
    start_date: progress.startDate,
    reached: JSON.stringify(progress.reached),
    chosen: JSON.stringify(progress.chosen),
    asked: JSON.stringify(progress.asked),
    side_steps: JSON.stringify(progress.sideSteps),
    recognised: progress.recognised,
    wrong_answers: JSON.stringify(progress.wrongAnswers),
    wait_until: progress.waitUntil,
    wait_by: progress.waitBy,
    answered_by: JSON.stringify(progress.answeredBy),
  };
}
