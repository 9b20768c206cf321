import { connect, type Socket } from 'node:net';
import { quantile } from '../rounds.ts';

/** The result of many requests to a server. */
export interface Volley {
  readonly perSecond: number;
  /** 99th percentile of the response time, in milliseconds. */
  readonly p99: number;
  /** Number of responses by HTTP status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Total size of the bodies. */
  readonly bytes: number;
}

const CONNECTIONS = 32;

interface Reply {
  readonly status: number;
  readonly bytes: number;
}

/** Sends all requests; each connection sends the next one as soon as the previous one is answered. */
export async function volley(port: number, requests: readonly Buffer[]): Promise<Volley> {
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let [next, bytes] = [0, 0];
  const sockets = await openSockets(port, CONNECTIONS);
  const start = performance.now();
  const work = async ({ send }: Exchange): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const sent = performance.now();
      const reply = await send(request);
      times.push(performance.now() - sent);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      bytes += reply.bytes;
    }
  };
  await Promise.all(sockets.map(work));
  const seconds = (performance.now() - start) / 1000;
  for (const { close } of sockets) close();
  return { perSecond: requests.length / seconds, p99: quantile(times, 0.99), statuses, bytes };
}

/** A keep-alive connection. */
export interface Exchange {
  send(request: Buffer): Promise<Reply>;
  close(): void;
}

export const openSockets = (port: number, connections: number): Promise<Exchange[]> =>
  Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port);
      return { send: (request) => exchange(socket, request), close: () => void socket.destroy() };
    }),
  );

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** A minimal client, to leave the processor to the servers. Requires a content-length. */
function exchange(socket: Socket, request: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let parts: Buffer | null = null;
    const fail = (): void => reject(new Error('the server has closed a connection'));
    const read = (part: Buffer): void => {
      parts = parts ? Buffer.concat([parts, part]) : part;
      const reply = readReply(parts);
      if (!reply) return;
      socket.off('data', read).off('close', fail);
      resolve(reply);
    };
    socket.on('data', read).on('close', fail);
    socket.write(request);
  });
}

/** Null while the response is incomplete. */
function readReply(received: Buffer): Reply | null {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = received.toString('latin1', 0, end);
  const bytes = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN);
  return received.length < end + 4 + bytes ? null : { status: Number(head.slice(9, 12)), bytes };
}
