import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';

/** Copies that a promotion offers. */
export interface CopyOffer {
  readonly promotion: string;
  /** Index of a copy number (from 1); below 1 it is free. */
  readonly indexOf: (copy: number) => number;
  readonly freePerDay: number;
}

/** Identity of a visitor: account, cookie hash, or both. */
export interface Visitor {
  readonly accountId: number | null;
  readonly visitorHash: string | null;
}

export interface TakenCopy {
  readonly promotion: string;
  /** Stored, so that later edits of the promotion do not change it. */
  readonly index: number;
  readonly takenAt: number;
}

export type PromotionCopyStore = ReturnType<typeof promotionCopyStore>;

interface CopyRow {
  promotion: string;
  index_told: number;
  taken_at: number;
}

const COPY_COLUMNS: (keyof CopyRow)[] = ['promotion', 'index_told', 'taken_at'];

const readCopy = (row: CopyRow): TakenCopy => ({
  promotion: row.promotion,
  index: row.index_told,
  takenAt: row.taken_at,
});

export function promotionCopyStore(db: Database) {
  return {
    /** The visitor's copy, or a new one; null while the next copy is free and those of the day are gone. */
    take: (
      offer: CopyOffer,
      visitor: Visitor,
      now: number,
    ): Promise<(TakenCopy & { readonly isLastOfDay: boolean }) | null> =>
      transact(db, async (transaction) => {
        const { promotion, indexOf, freePerDay } = offer;
        const given = await lockPromotion(transaction, promotion);
        const existing = await findCopy(transaction, promotion, visitor);
        if (existing) return { ...existing, isLastOfDay: false };
        const index = indexOf(given + 1);
        const left = index < 1 ? freePerDay - (await countFreeOfDay(transaction, offer, now)) : null;
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
    /** Whether this cookie was issued here. */
    async isVisitor(visitorHash: string): Promise<boolean> {
      const names = db('promotions').select('name');
      const rows = await db('promotion_copies')
        .whereIn('promotion', names)
        .where({ visitor_hash: visitorHash })
        .limit(1)
        .select<unknown[]>('id');
      return rows.length > 0;
    },
    /** The copy that a visitor already has. */
    find: (promotion: string, visitor: Visitor): Promise<TakenCopy | null> =>
      findCopy(db, promotion, visitor),
    async ofAccount(accountId: number): Promise<TakenCopy[]> {
      const taken = db('promotion_copies').where({ account_id: accountId }).orderBy('taken_at');
      return (await taken.select<CopyRow[]>(COPY_COLUMNS)).map(readCopy);
    },
  };
}

const DAY_MS = 24 * 3600 * 1000;

/** Free copies of the last day, counted up to the limit. */
async function countFreeOfDay(db: Knex, { promotion, freePerDay }: CopyOffer, now: number): Promise<number> {
  const rows = await db('promotion_copies')
    .where({ promotion })
    .where('index_told', '<', 1)
    .whereBetween('taken_at', [now - DAY_MS + 1, now])
    .limit(freePerDay)
    .select<unknown[]>('id');
  return rows.length;
}

/** Number of copies given. Writes the row first, to lock it. */
async function lockPromotion(transaction: Knex.Transaction, name: string): Promise<number> {
  await transaction('promotions').insert({ name, given: 0 }).onConflict('name').ignore();
  const [row] = await transaction('promotions')
    .where({ name })
    .update({ given: transaction.ref('given') })
    .returning<{ given: number }[]>('given');
  if (!row) throw new Error(`promotion ${name} has no count`);
  return row.given;
}

/** NULL matches nothing, so missing ids are ignored. */
async function findCopy(
  db: Knex,
  promotion: string,
  { accountId, visitorHash }: Visitor,
): Promise<TakenCopy | null> {
  const row = await db('promotion_copies')
    .where({ promotion })
    .whereRaw('(account_id = ? or visitor_hash = ?)', [accountId, visitorHash])
    .orderBy('copy')
    .first<CopyRow | undefined>(COPY_COLUMNS);
  return row ? readCopy(row) : null;
}
