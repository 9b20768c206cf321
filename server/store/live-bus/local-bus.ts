import { EventEmitter } from 'node:events';
import type { LiveBus, LiveNews } from './live-bus.ts';

/** With SQLite there is one server process. */
export function createLocalBus(): LiveBus {
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
