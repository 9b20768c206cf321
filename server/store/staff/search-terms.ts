import type { Knex } from 'knex';
import { type Database, isPostgres } from '../database/open-database.ts';

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

/** Queries for the ids of the letters that the terms name, each with its index. */
export function lettersNamed(db: Database, terms: SearchTerms): readonly Knex.QueryBuilder[] {
  const { codes, identifiers, email, buyers } = terms;
  const orders = () => db('orders').select('orders.id');
  const named = (column: string, values: readonly string[]) =>
    values.length === 0 ? [] : [orders().whereIn(column, values)];
  return [
    ...named('code', codes),
    ...named('identifier', identifiers),
    orders().whereIn('sale_id', salesNamed(db, terms)).whereNotNull('sale_id'),
    ...withTexts(db, terms.text),
    ...terms.addresses.map((words) => withWords(db, words)),
    ...(email === null
      ? []
      : [
          orders().where({ tied_email: email }),
          orders().whereIn('account_id', accountOf(db, email).select('id')),
          withBuyer(db, buyers),
          withdrawnBy(db, email),
        ]),
  ];
}

/** Those ids in one query. */
export const anyLetterNamed = (db: Database, terms: SearchTerms): Knex.QueryBuilder =>
  db.union([...lettersNamed(db, terms)]);

/** Named, because the index of sales begins with the shop. */
const SHOPS = ['stripe', 'standard'];

/** Selects the ids of the sales that the terms name themselves. */
export const salesNamed = (db: Database, { sale, references }: SearchTerms): Knex.QueryBuilder =>
  db('sales')
    .where((any) => {
      void any.whereIn('shop', SHOPS).whereIn('reference', references);
      if (sale !== null) void any.orWhere({ id: sale });
    })
    .select('id');

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

/** Orders with a part of a text of their own, or of the mail address of their player. */
function withTexts(db: Database, text: string): readonly Knex.QueryBuilder[] {
  if ([...text].length < SHORTEST_PART) return [];
  const number = isPostgres(db) ? 'id' : 'rowid';
  const [condition, pattern] = textsContain(db, text);
  return [
    db('order_texts')
      .select(`order_texts.${number} as id`)
      .whereRaw(condition.replaceAll('TEXTS', 'order_texts'), [pattern]),
    db('account_texts')
      .join('orders as played', 'played.account_id', `account_texts.${number}`)
      .select('played.id')
      .whereRaw(condition.replaceAll('TEXTS', 'account_texts'), [pattern]),
  ];
}

/** A condition on a table TEXTS, which contains the text. */
function textsContain(db: Database, text: string): readonly [condition: string, pattern: string] {
  if (!isPostgres(db)) return ['TEXTS match ?', `"${text.replaceAll('"', '""')}"`];
  return ['TEXTS.text ilike ?', `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`];
}
