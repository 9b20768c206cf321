import { join } from 'node:path';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { forkBuilt, nextMessage } from '../product/fork-built.ts';

export interface StressedProduct {
  readonly port: number;
  /** The longest that its event loop was held since this was last asked, milliseconds. */
  held(): Promise<number>;
  /** Every job of housekeeping. */
  sweep(): Promise<void>;
  stop(): void;
}

/** The product as `server.ts` starts it. */
export async function startStressedProduct({ dataDir, databaseUrl }: DatabaseSettings): Promise<StressedProduct> {
  const told = [dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const { child, port } = await forkBuilt(join(import.meta.dirname, 'server.ts'), 'dist/bench-stress', told);
  const ask = async (task: string): Promise<unknown> => {
    child.send(task);
    const { answer, error } = (await nextMessage(child)) as { answer?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return answer;
  };
  return {
    port,
    held: async () => Number(await ask('held')),
    sweep: async () => void (await ask('sweep')),
    stop: () => child.disconnect(),
  };
}
