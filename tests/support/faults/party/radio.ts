import { execFileSync, spawnSync } from 'node:child_process';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { FrontAddress } from './front.ts';

/** What a radio loses: the responses alone, or also what the telephone sends. */
export type Loss = 'nothing' | 'answers' | 'everything';

/** The way of one telephone to its server. What it loses is not told: no connection is closed. */
export interface Radio {
  readonly at: FrontAddress;
  lose(loss: Loss): void;
  stop(): Promise<void>;
}

/** Set for a process in a network namespace of its own. */
export const IN_NAMESPACE = 'RADIOS_IN_NAMESPACE';

/**
 * The command in a network namespace of its own, where packets can be dropped; null where the machine gives
 * none.
 */
export function inNamespace(command: readonly string[]): readonly string[] | null {
  const own = ['unshare', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  const { status } = spawnSync('unshare', [...own.slice(1), 'true']);
  return status === 0 ? [...own, ...command] : null;
}

/** Drops packets in a network namespace; elsewhere a proxy swallows bytes. */
export const openRadio = async (port: number): Promise<Radio> =>
  process.env[IN_NAMESPACE] === undefined ? proxyRadio(port) : namespaceRadio(port);

const ip = (...words: readonly string[]): void => void execFileSync('ip', words);

let opened = 0;

/** The kernel asks these rules first once that of the local addresses comes after them. */
function prepareNamespace(): void {
  ip('rule', 'add', 'pref', '10', 'lookup', 'local');
  ip('rule', 'del', 'pref', '0');
}

const ADDRESSES = 250;

/** Each telephone has a local address, whose packets the kernel drops one way or both. */
function namespaceRadio(port: number): Radio {
  if (opened === 0) prepareNamespace();
  const from = `127.0.${1 + Math.floor(opened / ADDRESSES)}.${1 + (opened % ADDRESSES)}`;
  opened += 1;
  const ways = { nothing: [], answers: ['to'], everything: ['to', 'from'] } as const;
  let lost: readonly string[] = [];
  const rule = (change: 'add' | 'del', way: string): void =>
    ip('rule', change, way, from, 'pref', '5', 'blackhole');
  const lose = (loss: Loss): void => {
    const next: readonly string[] = ways[loss];
    for (const way of lost) if (!next.includes(way)) rule('del', way);
    for (const way of next) if (!lost.includes(way)) rule('add', way);
    lost = next;
  };
  return {
    at: { port, from },
    lose,
    stop() {
      lose('nothing');
      return Promise.resolve();
    },
  };
}

/** `isCut`: something of it was swallowed, and neither side hears of the other any more. */
interface Connection {
  readonly ends: readonly [Socket, Socket];
  isCut: boolean;
}

async function proxyRadio(port: number): Promise<Radio> {
  const connections: Connection[] = [];
  let lost: Loss = 'nothing';
  const proxy = createServer((telephone) => {
    const server = connect(port, '127.0.0.1');
    const connection: Connection = { ends: [telephone, server], isCut: lost === 'everything' };
    connections.push(connection);
    telephone.on('data', (bytes) => void (connection.isCut || server.write(bytes)));
    server.on('data', (bytes) => {
      if (!connection.isCut && lost === 'nothing') telephone.write(bytes);
    });
    for (const [one, other] of [[telephone, server] as const, [server, telephone] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => void (connection.isCut || other.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    at: { port: (proxy.address() as AddressInfo).port },
    lose(loss) {
      lost = loss;
      if (loss === 'everything') for (const connection of connections) connection.isCut = true;
    },
    async stop() {
      for (const { ends } of connections) for (const end of ends) end.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
