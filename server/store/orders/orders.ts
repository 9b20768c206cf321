import type { Knex } from 'knex';
import { writeLanguage } from '../../../engine/words/language.ts';
import { provedEmailOf } from '../accounts/accounts.ts';
import {
  ORDER_COLUMNS,
  readOrder,
  writeProgress,
  type OpenedOn,
  type Order,
  type OrderRow,
} from './order-row.ts';
import type { Database } from '../database/open-database.ts';
import type { Gift } from '../shop/sale-facts.ts';
import { prepare } from '../database/prepared.ts';
import { GUEST_ORDER, IS_GUEST } from '../parties/statements.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

export type { Order } from './order-row.ts';

/** `language`: French by default. */
export interface NewOrder
  extends
    Pick<Order, 'code' | 'city' | 'progress'>,
    Partial<Gift & Pick<Order, 'identifier' | 'tiedEmail' | 'language' | 'sale' | 'fullOnWin'>> {
  /** Content version at creation. */
  readonly contentVersion: string;
}

export type OrderStore = ReturnType<typeof orderStore>;

/** As many letters as a sale has. */
const MOST_NAMED = 100;

export function orderStore(db: Database) {
  const current = prepare<OrderRow>(db, 'current-order', CURRENT_ORDER);
  const ofGuest = prepare<OrderRow>(
    db,
    'guest-order',
    `select ${ORDER_COLUMNS.join(', ')} from ${GUEST_ORDER} where party_members.id = @id and ${IS_GUEST}`,
  );
  /** The account's order in a city that it opened by a phrase; null before. */
  const enteredBy = async (accountId: number, city: string): Promise<Order | null> => {
    const found = db('orders').where({ entered_by: accountId, city });
    const row = await found.first<OrderRow | undefined>(ORDER_COLUMNS);
    return row ? readOrder(row) : null;
  };
  return {
    async byCode(code: string): Promise<Order | null> {
      const row = await db('orders').where({ code }).first<OrderRow | undefined>(ORDER_COLUMNS);
      return row ? readOrder(row) : null;
    },
    async byId(id: number): Promise<Order | null> {
      const row = await db('orders').where({ id }).first<OrderRow | undefined>(ORDER_COLUMNS);
      return row ? readOrder(row) : null;
    },
    /** Finds by code, or all that have this identifier. */
    async byReference(reference: string): Promise<Order[]> {
      const named = db('orders').where({ code: reference.toUpperCase() }).orWhere({ identifier: reference });
      const rows = await named.orderBy('id').limit(MOST_NAMED).select<OrderRow[]>(ORDER_COLUMNS);
      return rows.map(readOrder);
    },
    /** The newest activated order, else the newest one waiting for the account's proved e-mail. */
    async currentOf({ id }: { readonly id: number }): Promise<Order | null> {
      const [row] = await current({ id });
      return row ? readOrder(row) : null;
    },
    /** The order that a guest plays; null after the membership ended. */
    async ofGuest(id: number, now: number): Promise<Order | null> {
      const [row] = await ofGuest({ id, now });
      return row ? readOrder(row) : null;
    },
    /** The activated orders of an account in these cities, the one activated last at the end. */
    async activatedIn(accountId: number, cities: readonly string[]): Promise<Order[]> {
      const own = db('orders')
        .where({ account_id: accountId })
        .whereNotNull('activated_at')
        .whereIn('city', cities);
      const rows = await own.orderBy(['activated_at', 'id']).select<OrderRow[]>(ORDER_COLUMNS);
      return rows.map(readOrder);
    },
    /** All orders of an account and those tied to its proved e-mail, oldest first. */
    async allOf({ id }: { readonly id: number }): Promise<Order[]> {
      // Two indexes: with OR, SQLite would scan all orders.
      const ownOrders = db('orders').where('account_id', id).select('id');
      const tied = db('orders').whereIn('tied_email', provedEmailOf(db, id)).select('id');
      const all = db('orders').whereIn('id', ownOrders.union(tied)).orderBy('id');
      const rows = await all.select<OrderRow[]>(ORDER_COLUMNS);
      return rows.map(readOrder);
    },
    /** Codes of the lost order that this one replaces, and of the one that replaces it. */
    async replacement(
      id: number,
    ): Promise<{ readonly replaces: string | null; readonly replacedBy: string | null }> {
      const codeOf = async (ids: Knex.QueryBuilder) =>
        (await db('orders').whereIn('id', ids).first<{ code: string } | undefined>('code'))?.code ?? null;
      const [replaces, replacedBy] = [
        db('orders').where({ replaced_by: id }).select('id'),
        db('orders').where({ id }).select('replaced_by'),
      ];
      return { replaces: await codeOf(replaces), replacedBy: await codeOf(replacedBy) };
    },
    /** False when the code exists. */
    async create(order: NewOrder, now: number): Promise<boolean> {
      const rows = await retryWhileLocked(db, () =>
        db('orders').insert(describeOrder(order, now)).onConflict('code').ignore().returning('id'),
      );
      return rows.length === 1;
    },
    enteredBy,
    /** The same, made when there is none. */
    async enter(
      accountId: number,
      order: Omit<NewOrder, 'code'>,
      drawCode: () => string,
      now: number,
    ): Promise<Order> {
      // A drawn code may exist, and another process may insert first: nothing is inserted then.
      for (;;) {
        const row = { ...describeOrder({ ...order, code: drawCode() }, now), entered_by: accountId };
        await retryWhileLocked(db, () => db('orders').insert(row).onConflict().ignore());
        const entered = await enteredBy(accountId, order.city);
        if (entered) return entered;
      }
    },
    /** False after a version conflict. */
    async setOpened(
      { id, version }: Order,
      { '': everywhere = [], ...devices }: OpenedOn,
      now: number,
    ): Promise<boolean> {
      const opened = { opened: JSON.stringify(everywhere), opened_on: JSON.stringify(devices) };
      const changes = { ...opened, version: version + 1, updated_at: now };
      return (await retryWhileLocked(db, () => db('orders').where({ id, version }).update(changes))) === 1;
    },
  };
}

/** SQL of the account's current order (see `currentOf`). */
export const CURRENT_ORDER_ID = `coalesce(
  (select id from orders where account_id = accounts.id and activated_at is not null order by activated_at desc, id desc limit 1),
  (select id from orders where tied_email = accounts.email and accounts.email_proved_at is not null and account_id is null
    and cancelled_at is null and stopped_at is null and state in ('COMMAND', 'SENT') order by id desc limit 1))`;

const CURRENT_ORDER = `
  select ${ORDER_COLUMNS.join(', ')} from accounts join orders on orders.id = ${CURRENT_ORDER_ID} where accounts.id = @id`;

export function describeOrder(order: NewOrder, now: number) {
  return {
    code: order.code,
    city: order.city,
    identifier: order.identifier ?? null,
    tied_email: order.tiedEmail ?? null,
    gift_from: order.giftFrom ?? null,
    gift_to: order.giftTo ?? null,
    gift_line: order.giftLine ?? null,
    post_on: order.postOn ?? null,
    last_word: order.lastWord ?? null,
    language: writeLanguage(order.language ?? 'fr'),
    sale_id: order.sale?.id ?? null,
    sale_copy: order.sale?.copy ?? null,
    full_on_win: order.fullOnWin ?? false,
    content_version: order.contentVersion,
    created_at: now,
    updated_at: now,
    ...writeProgress(order.progress),
  };
}
