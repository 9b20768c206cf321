import { join } from 'node:path';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { forkBuilt, nextMessage } from '../product/fork-built.ts';

export interface StressedProduct {
  readonly port: number;
  /** Longest time for which the event loop was blocked since the last call, in milliseconds. */
  held(): Promise<number>;
  /** Runs all housekeeping jobs. */
  sweep(): Promise<void>;
  stop(): void;
}

/** Starts the product of `server.ts`. */
export async function startStressedProduct({ dataDir, databaseUrl }: DatabaseSettings): Promise<StressedProduct> {
  const args = [dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const { child, port } = await forkBuilt(join(import.meta.dirname, 'server.ts'), 'dist/bench-stress', args);
  const runTask = async (task: string): Promise<unknown> => {
    child.send(task);
    const { answer, error } = (await nextMessage(child)) as { answer?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  return {
    port,
    held: async () => Number(await runTask('held')),
    sweep: async () => void (await runTask('sweep')),
    stop: () => child.disconnect(),
  };
}
