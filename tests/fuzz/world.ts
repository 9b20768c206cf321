import type { ScenarioSource } from '../../engine/index.ts';
import type { Middleware } from '../../server/http/context.ts';
import { isPostgres, type Database } from '../../server/store/database/open-database.ts';
import { cityNames, compileTestCity, readCity, type TestCity } from '../support/cities/cities.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';
import { PASSWORD } from '../support/server/test-player.ts';
import { TINY_ANSWERS, tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import { tinyPromotions } from '../support/cities/tiny-promotions.ts';
import { gatherPeople, stockLetters, type Person } from './people.ts';
import type { Words } from './values.ts';

/** A server with accounts in all states, which can be reset. */
export interface World {
  readonly app: TestApp;
  readonly people: readonly Person[];
  readonly cities: readonly TestCity[];
  readonly words: Words;
  restore(): Promise<void>;
  stop(): Promise<void>;
}

export interface WorldOptions {
  readonly planted?: Middleware;
  /** The URL of an empty PostgreSQL; null for SQLite. */
  readonly databaseUrl?: string | null;
}

/** The real application with the invented city and all real ones. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const real = cityNames.map(readCity);
  const cities = [compileTestCity(tinyCity()), ...real];
  const sources: ScenarioSource[] = cities.map(({ source }) => source);
  const mailer = { send: () => Promise.resolve() };
  const app = await startTestApp({
    ...options,
    cities: sources,
    promotions: tinyPromotions(),
    mailer,
    settings: { trustProxy: 1 },
  });
  const { people, staff } = await gatherPeople(app, real);
  const stock = await stockLetters(app, staff);
  const words = await wordsOf(app, cities, people, stock);
  const putBack = await takeSnapshot(app.db);
  const { now } = app.clock;
  return {
    app,
    people,
    cities,
    words,
    async restore() {
      await app.mailsSettled();
      app.clock.now = now;
      await putBack();
    },
    stop: () => app.stop(),
  };
}

const some = <Item>(items: Iterable<Item>, most: number): Item[] => [...items].slice(0, most);

/** Meaningful values by field name; fixed, so that requests can be repeated. */
async function wordsOf(
  app: TestApp,
  cities: readonly TestCity[],
  people: readonly Person[],
  stock: { batch: string; codes: string[] },
): Promise<Words> {
  const codes = [...people.flatMap(({ code }) => code ?? []), ...stock.codes, 'ZZZZZZ'];
  const emails = [...people.flatMap(({ email }) => email ?? []), 'nouvelle@fuzz.test', 'fantome@fuzz.test'];
  const names = cities.map(({ scenario }) => scenario.city);
  const steps = cities.flatMap(({ scenario }) => some(Object.keys(scenario.steps), 6));
  const actions = await app
    .db<{ id: number; kind: string }>('attempts')
    .where({ kind: 'staff' })
    .select('id');
  const files = app.content
    .all()
    .flatMap((city) => [...some(city.pages.keys(), 8), ...some(city.media.keys(), 8)]);
  return {
    email: emails,
    userEmail: emails,
    password: [PASSWORD, PASSWORD, 'un autre mot'],
    newPassword: [PASSWORD],
    statusCode: codes,
    order: codes,
    code: [...codes, ...Object.values(TINY_ANSWERS), 'le puits perdu', 'gué'],
    orderIdentifier: ['C-1001', 'C-1002'],
    reference: ['C-1001', ...codes],
    cityName: names,
    city: names,
    step: [...steps, '0', '3'],
    stepIdx: ['0', '1', '5', '12'],
    state: ['SENT', '3', 'COMMAND,DONE'],
    sort: ['-created', 'code', 'step', '-updated'],
    id: [stock.batch, '1', '999999'],
    batch: [stock.batch],
    action: actions.map(({ id }) => String(id)),
    version: ['1', '2', '3', '14'],
    place: cities.flatMap(({ scenario }) => some(scenario.places, 3).map(({ slug }) => slug)),
    photo: cities.flatMap(({ scenario }) =>
      some(
        scenario.media.filter((name) => name.endsWith('.svg')),
        2,
      ),
    ),
    slug: cities.flatMap(({ scenario }) =>
      some([...scenario.messages, ...scenario.documents], 4).map(({ slug }) => slug),
    ),
    file: files.map((address) => address.replace(/^\/\w+\//, '')),
    q: ['fuzz.test', 'C0000'],
    reason: ['Essai'],
    otp: ['123456'],
  };
}

/** Restores all rows. */
type PutBack = () => Promise<void>;

/** Tables of knex and SQLite's counters are kept, so that no id is reused. */
const KEPT = /^(sqlite_|knex_)/;

/** SQLite's own triggers maintain them. */
const SEARCHED = /^(order|account)_texts/;

/** Stores all rows of a database in a second schema. */
const takeSnapshot = (db: Database): Promise<PutBack> => (isPostgres(db) ? ofPostgres(db) : ofSqlite(db));

async function ofSqlite(db: Database): Promise<PutBack> {
  const tables = (await tablesOf(db, "select name from sqlite_master where type = 'table'")).filter(
    (name) => !SEARCHED.test(name),
  );
  await db.raw("attach database ':memory:' as snapshot");
  for (const table of tables) await db.raw(`create table snapshot.${table} as select * from main.${table}`);
  return () =>
    db.transaction(async (transaction) => {
      await transaction.raw('pragma defer_foreign_keys = on');
      for (const table of tables) {
        await transaction.raw(`delete from main.${table}`);
        await transaction.raw(`insert into main.${table} select * from snapshot.${table}`);
      }
    });
}

/** One text is one transaction; the role `replica` disables foreign keys. */
async function ofPostgres(db: Database): Promise<PutBack> {
  const tables = await tablesOf(db, "select tablename as name from pg_tables where schemaname = 'public'");
  const copies = tables.map((table) => `create table snapshot.${table} as table public.${table}`);
  await db.raw(['create schema snapshot', ...copies].join(';'));
  const rows = tables.flatMap((table) => [
    `delete from public.${table}`,
    `insert into public.${table} table snapshot.${table}`,
  ]);
  const putBack = ["set local session_replication_role = 'replica'", ...rows].join(';');
  return async () => void (await db.raw(putBack));
}

async function tablesOf(db: Database, question: string): Promise<string[]> {
  const answer: unknown = await db.raw(question);
  const rows = (isPostgres(db) ? (answer as { rows: unknown }).rows : answer) as { name: string }[];
  return rows.map(({ name }) => name).filter((name) => !KEPT.test(name));
}
