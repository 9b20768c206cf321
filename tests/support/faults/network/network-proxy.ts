import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Outcome of a request. `unanswered`: the server handled it, but the response was dropped. */
export type RequestOutcome = 'passed' | 'lost' | 'unanswered';

/** Probabilities from 0 to 1 of losing a request, or the response to a request that passed. */
export interface Losses {
  readonly requests: number;
  readonly answers: number;
}

export const NO_LOSSES: Losses = { requests: 0, answers: 0 };

export interface NetworkOptions {
  /** The server's current address: a restart changes it. */
  readonly target: () => string;
  readonly random: () => number;
  /** The client address, for the server's limits. */
  readonly from: string;
  /** Changes request headers: a planted fault that real networks do not have. */
  readonly alter?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

export interface BadNetwork {
  readonly address: string;
  readonly counts: Readonly<Record<RequestOutcome | 'unreachable', number>>;
  lose(losses: Losses): void;
  stop(): Promise<void>;
}

export function outcomeOf({ requests, answers }: Losses, random: () => number): RequestOutcome {
  if (random() < requests) return 'lost';
  return random() < answers ? 'unanswered' : 'passed';
}

/** A proxy between browser and server that cuts connections before a request or its response has arrived. */
export async function openNetwork({
  target,
  random,
  from,
  alter = (headers) => headers,
}: NetworkOptions): Promise<BadNetwork> {
  let losses = NO_LOSSES;
  const counts = { passed: 0, lost: 0, unanswered: 0, unreachable: 0 };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, isAnswered: boolean): void => {
    const headers = { ...alter(incoming.headers), 'x-forwarded-for': from };
    const onward = request(
      target() + (incoming.url ?? ''),
      { method: incoming.method, headers },
      (answer) => {
        if (isAnswered)
          pipeline(
            outgoing.writeHead(answer.statusCode ?? 0, answer.headers) && answer,
            outgoing,
            () => undefined,
          );
        else answer.resume().on('close', () => incoming.socket.destroy());
      },
    );
    onward.on('error', () => {
      counts.unreachable += 1;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    pipeline(incoming, onward, () => undefined);
  };
  const server = createServer((incoming, outgoing) => {
    const outcome = outcomeOf(losses, random);
    counts[outcome] += 1;
    if (outcome === 'lost') incoming.socket.destroy();
    else forward(incoming, outgoing, outcome === 'passed');
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
