import type { Knex } from 'knex';
import type { Database } from '../database/open-database.ts';
import { readerOf } from '../database/reader.ts';
import { counterLetters, type CounterLetter } from './counter-letters.ts';
import { accountOf, lettersNamed, salesNamed, type SearchTerms } from './search-terms.ts';

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

export type CounterSearchStore = ReturnType<typeof counterSearchStore>;

interface Numbered {
  readonly id: number;
}

/** Asks each condition for its newest alone: a union of them all would read everything before it sorts. */
export function counterSearchStore(db: Database) {
  const read = readerOf(db);
  /** The newest of a query for ids; one more than is listed. */
  const newest = async (query: Knex.QueryBuilder): Promise<number[]> => {
    const rows = await read<Numbered>(query.orderBy('id', 'desc').limit(MOST_FOUND + 1));
    return rows.map(({ id }) => id);
  };
  return {
    async find(terms: SearchTerms): Promise<FoundByCounter> {
      const { email } = terms;
      const named = await newest(salesNamed(db, terms));
      const found = await Promise.all(lettersNamed(db, terms).map(newest));
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
    /** Those of these codes that exist. */
    async codes(some: readonly string[]): Promise<readonly string[]> {
      const rows = await read<{ code: string }>(
        db('orders').whereIn('code', some).whereNull('cancelled_at').limit(MOST_FOUND).select('code'),
      );
      return rows.map(({ code }) => code);
    },
  };
}
