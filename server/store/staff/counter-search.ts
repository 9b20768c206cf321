import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { isPostgres } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { counterLetters } from './counter-letters.ts';
import type { CounterLetter } from './counter-letters.ts';
import { textsContain } from './explorer.ts';

/** What a typed text may be, read before it is looked up. */
export interface SearchTerms {
  /** Parts of codes, identifiers, open mail addresses and names of presents. */
  readonly text: string;
  readonly codes: readonly string[];
  readonly identifiers: readonly string[];
  readonly sale: number | null;
  /** Names of sales at their shops. */
  readonly references: readonly string[];
  /** Normalised. */
  readonly email: string | null;
  /** Digests of `email`, one for each key. */
  readonly buyers: readonly string[];
  /** An address has every word of one of these lists; a word has a digest for each key. */
  readonly addresses: readonly (readonly (readonly string[])[])[];
}

/** How many of each kind are listed. */
export const MOST_FOUND = 50;

export interface FoundByCounter {
  /** Newest first, at most `MOST_FOUND`. */
  readonly letters: readonly CounterLetter[];
  /** Ids of sales, newest first, at most `MOST_FOUND`. */
  readonly sales: readonly number[];
  /** Mail address of an account that was typed. */
  readonly account: string | null;
  /** There are more. */
  readonly isCut: boolean;
}

export interface CounterSearchStore {
  find(terms: SearchTerms): Promise<FoundByCounter>;
  /** Those of these codes that exist. */
  codes(some: readonly string[]): Promise<readonly string[]>;
}

interface Numbered {
  readonly id: number;
}

/** Each condition has its index; a union of them all would not use them. */
export function counterSearchStore(db: Database): CounterSearchStore {
  const read = readerOf(db);
  const orders = (where: (rows: Knex.QueryBuilder) => void) => db('orders').where(where).select('orders.id');
  /** The newest of a query for ids; one more than is listed. */
  const newest = async (query: Knex.QueryBuilder): Promise<number[]> => {
    const rows = await read<Numbered>(query.orderBy('id', 'desc').limit(MOST_FOUND + 1));
    return rows.map(({ id }) => id);
  };
  return {
    async find(terms) {
      const { codes, identifiers, email, buyers, sale, references } = terms;
      const named = await newest(
        db('sales')
          .where((any) => {
            void any.whereIn('shop', SHOPS).whereIn('reference', references);
            if (sale !== null) void any.orWhere({ id: sale });
          })
          .select('id'),
      );
      const found = await Promise.all([
        newest(orders((rows) => void rows.whereIn('code', codes))),
        newest(orders((rows) => void rows.whereIn('identifier', identifiers))),
        newest(orders((rows) => void rows.whereIn('sale_id', named).whereNotNull('sale_id'))),
        newest(withTexts(db, terms.text)),
        ...terms.addresses.map((words) => newest(withWords(db, words))),
        ...(email === null
          ? []
          : [
              newest(orders((rows) => void rows.where({ tied_email: email }))),
              newest(orders((rows) => void rows.whereIn('account_id', accountOf(db, email).select('id')))),
              newest(withBuyer(db, buyers)),
              newest(withdrawnBy(db, email)),
            ]),
      ]);
      const ids = [...new Set(found.flat())].toSorted((one, other) => other - one);
      const letters = await counterLetters(db, read, ids.slice(0, MOST_FOUND));
      const sales = new Set([...named, ...letters.flatMap((letter) => letter.sale ?? [])]);
      const [account] =
        email === null ? [] : await read<{ email: string }>(accountOf(db, email).select('email'));
      return {
        letters,
        sales: [...sales].toSorted((one, other) => other - one).slice(0, MOST_FOUND),
        account: account?.email ?? null,
        isCut: ids.length > MOST_FOUND || sales.size > MOST_FOUND,
      };
    },
    async codes(some) {
      const rows = await read<{ code: string }>(
        db('orders').whereIn('code', some).whereNull('cancelled_at').limit(MOST_FOUND).select('code'),
      );
      return rows.map(({ code }) => code);
    },
  };
}

/** Named, because the index of sales begins with the shop. */
const SHOPS = ['stripe', 'standard'];

export const accountOf = (db: Database, email: string) => db('accounts').where({ email });

export const withBuyer = (db: Database, digests: readonly string[]): Knex.QueryBuilder =>
  db('dispatches').whereIn('buyer_digest', digests).whereNotNull('buyer_digest').select('order_id as id');

const withdrawnBy = (db: Database, email: string): Knex.QueryBuilder =>
  db('withdrawals').where({ email }).whereNotNull('order_id').select('order_id as id');

/** Orders whose address has all these words. */
function withWords(db: Database, [first = [], ...others]: SearchTerms['addresses'][number]) {
  const query = db('address_words as first').whereIn('first.digest', first).select('first.order_id as id');
  for (const digests of others)
    void query.whereExists(
      db('address_words as other')
        .whereRaw('other.order_id = first.order_id')
        .whereIn('other.digest', digests)
        .select(db.raw('1')),
    );
  return query;
}

/** Shorter parts are in too many texts, and in no index. */
const SHORTEST_PART = 3;

function withTexts(db: Database, text: string): Knex.QueryBuilder {
  const number = isPostgres(db) ? 'order_texts.id' : 'order_texts.rowid as id';
  const query = db('order_texts').select(db.raw(number));
  if ([...text].length < SHORTEST_PART) return query.whereRaw('1 = 0');
  const [condition, pattern] = textsContain(db, text);
  return query.whereRaw(condition.replaceAll('TEXTS', 'order_texts'), [pattern]);
}
