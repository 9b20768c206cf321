import { startServer } from '../running-server.ts';
import type { RunningServer } from '../running-server.ts';

/** A server that is killed and comes back, each time at another address. */
export interface MortalServer {
  /** Where it is, or will be once it is back. */
  address(): Promise<string>;
  /** In the middle of whatever it does; comes back when it listens again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortal(env: NodeJS.ProcessEnv): Promise<MortalServer> {
  let server: RunningServer = await startServer(env);
  let address = Promise.resolve(server.address);
  const restart = async (): Promise<string> => {
    await server.kill();
    await server.stop();
    server = await startServer(env);
    return server.address;
  };
  return {
    address: () => address,
    async killAndRestart() {
      address = restart();
      await address;
    },
    stop: () => server.stop(),
  };
}
