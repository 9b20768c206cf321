import type { Knex } from 'knex';
import * as accounts from './0001-accounts.ts';
import * as orders from './0002-orders.ts';
import * as limits from './0003-limits.ts';
import * as staffActions from './0010-staff-actions.ts';
import * as explorer from './0011-explorer.ts';

/** Imported, not read from a folder: the built server has no folder to read. Names are permanent, rows bear them. */
const MIGRATIONS: readonly (readonly [string, Knex.Migration])[] = [
  ['0001-accounts', accounts],
  ['0002-orders', orders],
  ['0003-limits', limits],
  ['0010-staff-actions', staffActions],
  ['0011-explorer', explorer],
];

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(MIGRATIONS.map(([name]) => name)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const found = MIGRATIONS.find(([known]) => known === name);
    return found ? Promise.resolve(found[1]) : Promise.reject(new Error(`Unknown migration ${name}`));
  },
};
