import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../programs/run.ts';
import { startServer, type RunningServer } from '../../server/running-server.ts';

/** A server that can be replaced by a new process on the same data. */
export interface ReplaceableServer {
  /** The running server, or the last one while it is being replaced. */
  readonly current: RunningServer;
  /** Kills it and starts the next one. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built server in a folder with its own scenarios, behind a trusted proxy. */
export async function startReplaceableServer(folder: string): Promise<ReplaceableServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'poste-restante-'));
  const start = async (): Promise<RunningServer> => ({
    ...(await startServer(
      { DATA_DIR: dataDir, TRUST_PROXY: '1', DEMO: '0' },
      { cwd: folder, command: [join(root, 'dist/server/main.js')] },
    )),
    dataDir,
  });
  let current = await start();
  return {
    get current() {
      return current;
    },
    async replace() {
      await current.kill();
      await current.stop();
      current = await start();
    },
    async stop() {
      await current.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
