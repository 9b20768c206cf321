import { oneCity } from '../server/one-city.ts';
import { startServer } from '../server/running-server.ts';
import type { RunningServer } from '../server/running-server.ts';

/** A server that can be killed and restarted, each time at another address. */
export interface RestartableServer {
  /** The running server, or the last one during a restart. */
  current(): RunningServer;
  /** The current address; waits for a restart under way. */
  address(): Promise<string>;
  /** Kills it with SIGKILL; resolves when it listens again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRestartable(
  env: NodeJS.ProcessEnv,
  folder = oneCity(),
): Promise<RestartableServer> {
  const start = () => startServer(env, folder);
  let server: RunningServer = await start();
  let address = Promise.resolve(server.address);
  const restart = async (): Promise<string> => {
    await server.kill();
    await server.stop();
    server = await start();
    return server.address;
  };
  return {
    current: () => server,
    address: () => address,
    async killAndRestart() {
      address = restart();
      await address;
    },
    stop: () => server.stop(),
  };
}
