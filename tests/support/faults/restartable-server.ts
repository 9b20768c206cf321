import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cityNames, scenariosDir } from '../cities/cities.ts';
import { root } from '../programs/run.ts';
import { startServer } from '../server/running-server.ts';
import type { RunningServer } from '../server/running-server.ts';

/** A server that can be killed and restarted, each time at another address. */
export interface RestartableServer {
  /** The current address; waits for a restart under way. */
  address(): Promise<string>;
  /** Kills it with SIGKILL; resolves when it listens again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface OneCity {
  /** Default: the first. */
  readonly city?: string;
  /** Added to site.yaml. */
  readonly site?: string;
}

/** A folder with one city only, so that each restart reads little. */
function oneCity({ city = cityNames[0] ?? '', site = '' }: OneCity): string {
  const folder = mkdtempSync(join(tmpdir(), 'poste-restante-city-'));
  for (const name of [city, 'site.yaml']) cpSync(join(scenariosDir, name), join(folder, 'scenarios', name), { recursive: true });
  appendFileSync(join(folder, 'scenarios', 'site.yaml'), site);
  return folder;
}

export async function startRestartable(env: NodeJS.ProcessEnv, scenarios: OneCity = {}): Promise<RestartableServer> {
  const cwd = oneCity(scenarios);
  const start = () => startServer(env, { cwd, command: [join(root, 'dist/server/main.js')] });
  let server: RunningServer = await start();
  let address = Promise.resolve(server.address);
  const restart = async (): Promise<string> => {
    await server.kill();
    await server.stop();
    server = await start();
    return server.address;
  };
  return {
    address: () => address,
    async killAndRestart() {
      address = restart();
      await address;
    },
    async stop() {
      await server.stop();
      rmSync(cwd, { recursive: true, force: true });
    },
  };
}
