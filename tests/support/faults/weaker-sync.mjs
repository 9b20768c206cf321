// A planted fault, imported before the server: SQLite confirms writes before the disk has them, and the
// pragma still reads as FULL.
import Database from 'better-sqlite3';

const { pragma } = Database.prototype;

Database.prototype.pragma = function (source, options) {
  if (source === 'synchronous') return 2;
  return pragma.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options);
};
