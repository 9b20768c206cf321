// Worker thread of reader.ts: answers queries in their order, on a connection of its own. Plain JavaScript,
// because a thread would need a compiler of its own for TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const connection = new Sqlite(workerData, { readonly: true, fileMustExist: true });

function answer({ sql, bindings }) {
  try {
    return { rows: connection.prepare(sql).all(bindings) };
  } catch ({ message, code }) {
    return { error: { message, code } };
  }
}

parentPort?.on('message', (request) => parentPort?.postMessage(answer(request)));
