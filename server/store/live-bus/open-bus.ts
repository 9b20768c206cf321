import type { Log } from '../../platform/log.ts';
import { isPostgres, type Database } from '../database/open-database.ts';
import type { LiveBus, LiveNews } from './live-bus.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { EventEmitter } from 'node:events';

/** With SQLite there is one server process. */
function createLocalBus(): LiveBus {
  const emitter = new EventEmitter<{ news: [LiveNews] }>();
  return {
    publish: (news) => void emitter.emit('news', news),
    listen: ({ onNews }) => void emitter.on('news', onNews),
    stop() {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
  };
}

export const openBus = (db: Database, log: Log): LiveBus =>
  isPostgres(db) ? createPostgresBus(db, log) : createLocalBus();
