import type { ChangedWords } from '../../../engine/editions/publication.ts';
import type { Database } from '../database/open-database.ts';
import { transact } from '../database/transact.ts';
import { retryWhileLocked } from '../database/retry-while-locked.ts';

/**
 * `wished`: staff want it back; `preparing`: it is judged, built and started; `refused`: it never came near the
 * players; `failed`: the one before was put back; `live`: it went live, and the newest of those is.
 */
export type EditionState = 'wished' | 'preparing' | 'refused' | 'failed' | 'live';

/** The changes of one city, by the name of its folder; null for everything else. */
export interface CityChanges {
  readonly city: string | null;
  readonly changes: readonly ChangedWords[];
}

/** A reason not to go back: players of these steps of a city would lose something; of the whole city without. */
export interface WayBackRefusal {
  readonly city: string;
  readonly steps: readonly string[];
  readonly message: string;
}

/** The edition before, and what going back to it would do to players. */
export interface WayBack {
  readonly hash: string;
  readonly refusals: readonly WayBackRefusal[];
}

export interface Edition {
  readonly id: number;
  /** Of its commit. */
  readonly hash: string;
  readonly state: EditionState;
  readonly author: string;
  /** The message of its commit. */
  readonly words: string;
  readonly changes: readonly CityChanges[];
  readonly wayBack: WayBack | null;
  /** Why it was refused or put back. */
  readonly note: string | null;
  /** The mail of who went back to it; null for a publication. */
  readonly askedBy: string | null;
  readonly madeAt: number;
  readonly liveAt: number | null;
}

type Written = Pick<Edition, 'hash' | 'state' | 'author' | 'words' | 'changes' | 'madeAt'>;
export type EditionUpdate = Partial<
  Pick<Edition, 'state' | 'changes' | 'wayBack' | 'note' | 'liveAt' | 'author' | 'words'>
>;

export type EditionStore = ReturnType<typeof editionStore>;

interface EditionRow {
  id: number;
  hash: string;
  state: EditionState;
  author: string;
  words: string;
  changes: string;
  way_back: string | null;
  note: string | null;
  email: string | null;
  made_at: number;
  live_at: number | null;
}

const COLUMNS = [
  'id',
  'hash',
  'state',
  'author',
  'words',
  'changes',
  'way_back',
  'note',
  'made_at',
  'live_at',
];
const UNDER_WAY: readonly EditionState[] = ['wished', 'preparing'];

export function editionStore(db: Database) {
  const rows = () =>
    db('editions')
      .leftJoin('accounts', 'accounts.id', 'editions.asked_by')
      .orderBy('editions.id', 'desc')
      .select<EditionRow[]>([...COLUMNS.map((column) => `editions.${column}`), 'accounts.email']);
  return {
    /** Newest first. */
    list: async (most: number): Promise<readonly Edition[]> => (await rows().limit(most)).map(readEdition),
    async live(): Promise<Edition | null> {
      const [row] = await rows().where({ state: 'live' }).limit(1);
      return row ? readEdition(row) : null;
    },
    /** Whether the commit was published before, with success or not. */
    isKnown: async (hash: string): Promise<boolean> =>
      (await db('editions').where({ hash }).first('id')) !== undefined,
    async add(edition: Written): Promise<number> {
      const [added] = await retryWhileLocked(db, () =>
        db('editions').insert(describe(edition)).returning<{ id: number }[]>('id'),
      );
      return added?.id ?? 0;
    },
    update: async (
      id: number,
      { state, changes, wayBack, note, liveAt, author, words }: EditionUpdate,
    ): Promise<void> =>
      void (await retryWhileLocked(db, () =>
        db('editions')
          .where({ id })
          .update({
            ...{ state, note, author, words, live_at: liveAt },
            changes: changes && JSON.stringify(changes),
            way_back: wayBack && JSON.stringify(wayBack),
          }),
      )),
    /** Records that staff want an edition back; false while another exchange waits or runs. */
    wish: (edition: Written, askedBy: number): Promise<boolean> =>
      transact(db, async (transaction) => {
        if (await transaction('editions').whereIn('state', UNDER_WAY).first('id')) return false;
        await transaction('editions').insert({ ...describe(edition), asked_by: askedBy });
        return true;
      }),
    /** Orders in progress by step. */
    async playersIn(city: string): Promise<ReadonlyMap<string, number>> {
      const counted = await db('orders')
        .where({ city, state: 'ACTIVATED', is_probe: false })
        .whereNotNull('step')
        .groupBy('step')
        .select<{ step: string; total: number }[]>('step', db.raw('count(*) as total'));
      return new Map(counted.map(({ step, total }) => [step, total]));
    },
  };
}

const describe = ({ hash, state, author, words, changes, madeAt }: Written) => ({
  ...{ hash, state, author, words },
  changes: JSON.stringify(changes),
  made_at: madeAt,
});

const readEdition = (row: EditionRow): Edition => ({
  id: row.id,
  hash: row.hash,
  state: row.state,
  author: row.author,
  words: row.words,
  changes: JSON.parse(row.changes) as Edition['changes'],
  wayBack: row.way_back === null ? null : (JSON.parse(row.way_back) as WayBack),
  note: row.note,
  askedBy: row.email,
  madeAt: row.made_at,
  liveAt: row.live_at,
});
