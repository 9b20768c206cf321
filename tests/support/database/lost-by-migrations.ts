import type { Knex } from 'knex';
import { openMemory } from '../../../server/store/database/open-database.ts';

export interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration & { readonly unreadSince?: string };
}

type Columns = Readonly<Record<string, Knex.ColumnInfo>>;
type Schema = Readonly<Record<string, Columns>>;

async function schemaOf(db: Knex): Promise<Schema> {
  const tables = await db('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite_%')
    .pluck<string[]>('name');
  const columns = await Promise.all(
    tables.map(async (table) => [table, (await db(table).columnInfo()) as unknown as Columns] as const),
  );
  return Object.fromEntries(columns);
}

/** What a server of the former version reads or writes, and no longer can. */
function losses(before: Schema, after: Schema): string[] {
  return Object.entries(before).flatMap(([table, columns]) => {
    const now = after[table];
    if (!now) return [`the table ${table} is gone`];
    const changed = Object.entries(columns).flatMap(([name, column]) => {
      const found = now[name];
      const place = `${table}.${name}`;
      if (!found) return [`${place} is gone`];
      if (found.type !== column.type) return [`${place} was ${column.type} and is ${found.type}`];
      return column.nullable && !found.nullable ? [`${place} must be filled in now`] : [];
    });
    const demanded = Object.entries(now).flatMap(([name, { nullable, defaultValue }]) =>
      !(name in columns) && !nullable && defaultValue === null ? [`${table}.${name} has no default`] : [],
    );
    return [...changed, ...demanded];
  });
}

const INCOMPATIBLE = /-incompatible$/;

const parts = (version: string): number[] => version.split('.').map(Number);
const isLater = (version: string, than: string): boolean => {
  const [left, right] = [parts(version), parts(than)];
  const place = left.findIndex((part, index) => part !== right[index]);
  return place !== -1 && (left[place] ?? 0) > (right[place] ?? 0);
};

/**
 * The faults of migrations that are not released yet: they only add, so that the former version goes on beside
 * the new one. One that takes away is named `…-incompatible` and exports `unreadSince`, the version since which
 * nothing reads what it takes: it may be part of a later version only.
 */
export async function migrationFaults(
  migrations: readonly NamedMigration[],
  { released, version }: { readonly released: string; readonly version: string },
): Promise<string[]> {
  const db = openMemory();
  const faults: string[] = [];
  let isNew = false;
  for (const { name, migration } of migrations) {
    const before = await schemaOf(db);
    await migration.up(db);
    if (isNew) faults.push(...faultsOf(name, migration, losses(before, await schemaOf(db)), version));
    isNew ||= name === released;
  }
  await db.destroy();
  return isNew ? faults : [`no migration is named ${released}`];
}

function faultsOf(
  name: string,
  { unreadSince }: NamedMigration['migration'],
  lost: readonly string[],
  version: string,
): string[] {
  if (!INCOMPATIBLE.test(name)) return lost.map((loss) => `${name}: ${loss}, and its name does not say so`);
  if (unreadSince === undefined) return [`${name}: exports no unreadSince`];
  return isLater(version, unreadSince)
    ? []
    : [`${name}: ${unreadSince} still reads it beside this version; wait for the release after`];
}
