// The planted fault: loaded before the server, it lets SQLite confirm what the disk does not have yet, and hides it from
// who reads the setting back.
import Database from 'better-sqlite3';

const { pragma } = Database.prototype;

Database.prototype.pragma = function (source, options) {
  if (source === 'synchronous') return 2;
  return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options);
};
