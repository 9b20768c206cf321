import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** What becomes of a request. `unheard`: the server has dealt with it, and whoever asked never learns. */
export type Fate = 'passed' | 'lost' | 'unheard';

/** Shares of one: of the requests that come, and of the answers to those that were let through. */
export interface Losses {
  readonly requests: number;
  readonly answers: number;
}

export const NO_LOSSES: Losses = { requests: 0, answers: 0 };

export interface NetworkOptions {
  /** Where the server is now; it may have come back elsewhere. */
  readonly target: () => string;
  readonly random: () => number;
  /** Whose telephone this is, for the server's limits. */
  readonly from: string;
  /** What is changed on the way: a network does not, a planted fault does. */
  readonly alter?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

export interface BadNetwork {
  readonly address: string;
  readonly counts: Readonly<Record<Fate | 'nobody', number>>;
  lose(losses: Losses): void;
  stop(): Promise<void>;
}

function fateOf({ requests, answers }: Losses, random: () => number): Fate {
  if (random() < requests) return 'lost';
  return random() < answers ? 'unheard' : 'passed';
}

/** A telephone's way to the server: connections are cut before a request has arrived, or before its answer has. */
export async function openNetwork({ target, random, from, alter = (headers) => headers }: NetworkOptions): Promise<BadNetwork> {
  let losses = NO_LOSSES;
  const counts = { passed: 0, lost: 0, unheard: 0, nobody: 0 };
  const carry = (incoming: IncomingMessage, outgoing: ServerResponse, isHeard: boolean): void => {
    const headers = { ...alter(incoming.headers), 'x-forwarded-for': from };
    const onward = request(target() + (incoming.url ?? ''), { method: incoming.method, headers }, (answer) => {
      if (isHeard) pipeline(outgoing.writeHead(answer.statusCode ?? 0, answer.headers) && answer, outgoing, () => undefined);
      else answer.resume().on('close', () => incoming.socket.destroy());
    });
    onward.on('error', () => {
      counts.nobody += 1;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    pipeline(incoming, onward, () => undefined);
  };
  const server = createServer((incoming, outgoing) => {
    const fate = fateOf(losses, random);
    counts[fate] += 1;
    if (fate === 'lost') incoming.socket.destroy();
    else carry(incoming, outgoing, fate === 'passed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    lose: (next) => void (losses = next),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
