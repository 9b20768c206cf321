import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

/** What a promotion gives. */
export interface CopyOffer {
  readonly promotion: string;
  /** Counts from the number of the copy, from 1: below 1 it is free. */
  readonly indexOf: (copy: number) => number;
  readonly freeADay: number;
}

/** Whoever solved a promotion: an account, a browser known by the hash of its cookie, or both. */
export interface Visitor {
  readonly accountId: number | null;
  readonly visitorHash: string | null;
}

export interface TakenCopy {
  readonly promotion: string;
  /** What the visitor was told: kept, also when the file changes its mind about the free ones. */
  readonly index: number;
  readonly takenAt: number;
}

export interface PromotionCopyStore {
  /** The visitor's copy: the one they have, or the next one; null while the free ones of a day are gone. */
  take(giving: CopyOffer, visitor: Visitor, now: number): Promise<(TakenCopy & { readonly isLastOfDay: boolean }) | null>;
  /** When the next free copy may go; 0: now, or none is free any more. */
  nextFreeAt(giving: CopyOffer, now: number): Promise<number>;
  /** Whether a browser's token was given here. */
  isVisitor(visitorHash: string): Promise<boolean>;
  /** What a visitor has taken already. */
  find(promotion: string, visitor: Visitor): Promise<TakenCopy | null>;
  ofAccount(accountId: number): Promise<TakenCopy[]>;
}

interface CopyRow {
  promotion: string;
  index_told: number;
  taken_at: number | string;
}

const readCopy = (row: CopyRow): TakenCopy => ({ promotion: row.promotion, index: row.index_told, takenAt: Number(row.taken_at) });

export function promotionCopyStore(db: Database): PromotionCopyStore {
  return {
    take: (giving, visitor, now) =>
      transact(db, async (transaction) => {
        const { promotion, indexOf, freeADay } = giving;
        const given = await lockCount(transaction, promotion);
        const mine = await findCopy(transaction, promotion, visitor);
        if (mine) return { ...mine, isLastOfDay: false };
        const index = indexOf(given + 1);
        const left = index < 1 ? freeADay - (await freeOfADay(transaction, giving, now)).length : null;
        if (left !== null && left <= 0) return null;
        await transaction('promotions')
          .where({ name: promotion })
          .update({ given: given + 1 });
        await transaction('promotion_copies').insert({
          promotion,
          copy: given + 1,
          index_told: index,
          account_id: visitor.accountId,
          visitor_hash: visitor.visitorHash,
          taken_at: now,
        });
        return { promotion, index, takenAt: now, isLastOfDay: left === 1 };
      }),
    async nextFreeAt(giving, now) {
      // First: what is taken meanwhile can only tell that none is free any more.
      const taken = await freeOfADay(db, giving, now);
      if (taken.length < giving.freeADay) return 0;
      const row = await db('promotions').where({ name: giving.promotion }).first<{ given: number } | undefined>('given');
      return giving.indexOf((row?.given ?? 0) + 1) >= 1 ? 0 : (taken[0] ?? now) + DAY_MS;
    },
    async isVisitor(visitorHash) {
      const names = db('promotions').select('name');
      const rows = await db('promotion_copies')
        .whereIn('promotion', names)
        .where({ visitor_hash: visitorHash })
        .limit(1)
        .select<unknown[]>('id');
      return rows.length > 0;
    },
    find: (promotion, visitor) => findCopy(db, promotion, visitor),
    async ofAccount(accountId) {
      return (await db<CopyRow>('promotion_copies').where('account_id', accountId).orderBy('taken_at')).map(readCopy);
    },
  };
}

const DAY_MS = 24 * 3600 * 1000;

/** When the free copies of the last day were taken, the earliest first. */
async function freeOfADay(db: Knex, { promotion, freeADay }: CopyOffer, now: number): Promise<number[]> {
  const rows = await db('promotion_copies')
    .where({ promotion })
    .where('index_told', '<', 1)
    .whereBetween('taken_at', [now - DAY_MS + 1, now])
    .orderBy('copy', 'desc')
    .limit(freeADay)
    .select<{ taken_at: number | string }[]>('taken_at');
  return rows.map((row) => Number(row.taken_at)).reverse();
}

/** How many were given so far. The row is written before it is read, so that whoever comes next waits. */
async function lockCount(transaction: Knex.Transaction, name: string): Promise<number> {
  await transaction('promotions').insert({ name, given: 0 }).onConflict('name').ignore();
  const [row] = await transaction('promotions')
    .where({ name })
    .update({ given: transaction.ref('given') })
    .returning<{ given: number }[]>('given');
  if (!row) throw new Error(`promotion ${name} has no count`);
  return row.given;
}

/** Nothing equals NULL: who has no account, or no cookie, is not found by it. */
async function findCopy(db: Knex, promotion: string, { accountId, visitorHash }: Visitor): Promise<TakenCopy | null> {
  const row = await db('promotion_copies')
    .where({ promotion })
    .whereRaw('(account_id = ? or visitor_hash = ?)', [accountId, visitorHash])
    .orderBy('copy')
    .first<CopyRow | undefined>();
  return row ? readCopy(row) : null;
}
