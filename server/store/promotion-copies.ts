import type { Knex } from 'knex';
import type { Database } from './open-database.ts';
import { transact } from './transact.ts';

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
  /** The visitor's copy: the one they have, or the next one. `indexOf` counts from the number of the copy, from 1. */
  take(promotion: string, visitor: Visitor, indexOf: (copy: number) => number, now: number): Promise<TakenCopy>;
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
    take: (promotion, visitor, indexOf, now) =>
      transact(db, async (transaction) => {
        const given = await lockCount(transaction, promotion);
        const mine = await findCopy(transaction, promotion, visitor);
        if (mine) return mine;
        const index = indexOf(given + 1);
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
        return { promotion, index, takenAt: now };
      }),
    find: (promotion, visitor) => findCopy(db, promotion, visitor),
    async ofAccount(accountId) {
      return (await db<CopyRow>('promotion_copies').where('account_id', accountId).orderBy('taken_at')).map(readCopy);
    },
  };
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

/** Nobody is equal to NULL: who has no account, or no cookie, is not found by it. */
/** Nothing equals NULL: who has no account, or no cookie, is not found by it. */
async function findCopy(db: Knex, promotion: string, { accountId, visitorHash }: Visitor): Promise<TakenCopy | null> {
  const row = await db('promotion_copies')
    .where({ promotion })
    .whereRaw('(account_id = ? or visitor_hash = ?)', [accountId, visitorHash])
    .orderBy('copy')
    .first<CopyRow | undefined>();
  return row ? readCopy(row) : null;
}
