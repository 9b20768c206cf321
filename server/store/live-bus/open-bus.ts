import type { Log } from '../../platform/log.ts';
import { isPostgres } from '../database/open-database.ts';
import type { Database } from '../database/open-database.ts';
import type { LiveBus } from './live-bus.ts';
import { createLocalBus } from './local-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';

export const openBus = (db: Database, log: Log): LiveBus =>
  isPostgres(db) ? createPostgresBus(db, log) : createLocalBus();
