import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../programs/run.ts';
import { startServer, type RunningServer } from '../../server/running-server.ts';

/** One server after another, over the same data. */
export interface Successors {
  /** As it stands now, or stood until a moment ago. */
  readonly current: RunningServer;
  /** Ends it in the middle of whatever it does, and starts the next one. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/** The built server in a folder whose scenarios are its own, behind proxies that it believes. */
export async function startSuccessors(folder: string): Promise<Successors> {
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
