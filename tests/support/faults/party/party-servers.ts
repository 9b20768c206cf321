import { setMaxListeners } from 'node:events';
import { startNginx, SITE } from '../../server/nginx.ts';
import { startServer, type RunningServer } from '../../server/running-server.ts';
import type { ServerFolder } from '../../server/one-city.ts';
import { openFront, type Front } from './front.ts';

export interface PartyServers {
  readonly front: Front;
  readonly count: number;
  /** Kills a server and starts it again on its port. */
  restart(index: number): Promise<void>;
  /** A measure of /metrics, of each server. */
  measure(name: string): Promise<readonly number[]>;
  stop(): Promise<void>;
}

interface PartyServersParts {
  readonly env: NodeJS.ProcessEnv;
  readonly folder: ServerFolder;
  readonly count: 1 | 2;
  /** Behind nginx with the product's configuration; else each request goes to the next server. */
  readonly isBehindNginx: boolean;
}

const portOf = ({ address }: RunningServer): number => Number(new URL(address).port);

/** nginx believes what these connections say of their client's address. */
const BALANCER = '127.0.2.1';

export async function startPartyServers(parts: PartyServersParts): Promise<PartyServers> {
  const { env, folder, count, isBehindNginx } = parts;
  setMaxListeners(0);
  const start = (port = '0') =>
    startServer({ ...env, PORT: port, TRUST_PROXY: '1', DEMO: '0', LOG_LEVEL: 'error' }, folder);
  const servers = await Promise.all(Array.from({ length: count }, () => start()));
  const ports = servers.map(portOf);
  const [one = 0, two = one] = ports;
  const nginx = isBehindNginx ? await startNginx([`127.0.0.1:${one}`, `127.0.0.1:${two}`]) : null;
  let turn = 0;
  const direct = () => ({ port: ports[(turn += 1) % ports.length] ?? one });
  const front = openFront(
    nginx ? () => ({ port: nginx.httpsPort, ca: nginx.certificate, host: SITE, from: BALANCER }) : direct,
  );
  return {
    front,
    count,
    async restart(index) {
      await servers[index]?.kill();
      await servers[index]?.stop();
      servers[index] = await start(String(ports[index]));
    },
    measure: (name) => Promise.all(ports.map((port) => readMeasure(port, name))),
    async stop() {
      front.stop();
      await nginx?.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function readMeasure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}
