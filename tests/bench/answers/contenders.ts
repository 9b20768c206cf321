import { join } from 'node:path';
import type { DatabaseSettings } from '../../../server/store/database/open-database.ts';
import { forkBuilt } from '../product/fork-built.ts';

/** Who answers: the route as it is, the same without storing, the same with one knex transaction an answer, a bare echo. */
export type Contender = 'storing' | 'not storing' | 'knex' | 'echo';

export interface Server {
  readonly port: number;
  stop(): void;
}

/** A contender in a process of its own. */
export async function serve(contender: Contender, { dataDir, databaseUrl }: DatabaseSettings): Promise<Server> {
  const told = [contender, dataDir, ...(databaseUrl === null ? [] : [databaseUrl])];
  const { child, port } = await forkBuilt(join(import.meta.dirname, 'server.ts'), 'dist/bench', told);
  return { port, stop: () => child.disconnect() };
}
