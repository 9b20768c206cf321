import { Agent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { outcomeOf, type Losses } from '../network/network-proxy.ts';

interface FrontCall {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface FrontReply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}

/** How telephones reach the servers. Both calls reject when no response came. */
export interface Front {
  send(call: FrontCall): Promise<FrontReply>;
  /** A response that is read as it comes. */
  open(call: FrontCall): Promise<IncomingMessage>;
}

/**
 * An address of a server or of nginx; `ca` and `host` with https. `from`: the local address of connections.
 */
export interface FrontAddress {
  readonly port: number;
  readonly ca?: string;
  readonly host?: string;
  readonly from?: string;
}

/** As the site. */
const TIMEOUT_MS = 15_000;

/** `next`: the address of each request. */
export function openFront(next: () => FrontAddress): Front & { stop(): void } {
  const agents = [new Agent({ keepAlive: true }), new SecureAgent({ keepAlive: true })] as const;
  const open = ({ method = 'GET', path, headers, body, signal }: FrontCall): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { port, ca, host, from } = next();
      const text = body === undefined ? '' : JSON.stringify(body);
      const described =
        body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      const options = {
        ...{
          host: '127.0.0.1',
          port,
          path,
          method,
          ...(signal && { signal }),
          ...(from !== undefined && { localAddress: from }),
        },
        headers: { ...(host !== undefined && { host }), ...described, ...headers },
      };
      const sent =
        ca === undefined
          ? plainRequest({ ...options, agent: agents[0] }, resolve)
          : secureRequest({ ...options, ca, servername: host, agent: agents[1] }, resolve);
      sent.on('error', reject);
      sent.end(text);
    });
  return {
    open,
    send: (call) => readReply(open, call),
    stop: () => agents.forEach((agent) => agent.destroy()),
  };
}

async function readReply(open: Front['open'], call: FrontCall): Promise<FrontReply> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
  const response = await open({ ...call, signal });
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) text += part as string;
  const isJson = response.headers['content-type']?.includes('json') === true && text !== '';
  const body = isJson ? (JSON.parse(text) as FrontReply['body']) : {};
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

export interface LossyFront extends Front {
  readonly counts: { passed: number; lost: number; unanswered: number };
  lose(losses: Losses): void;
}

/** Loses requests before they are sent, and responses that the server has given. */
export function lossyFront(front: Front, losses: Losses, random: () => number): LossyFront {
  let current = losses;
  const counts = { passed: 0, lost: 0, unanswered: 0 };
  async function pass<Response>(
    work: () => Promise<Response>,
    drop: (response: Response) => void,
  ): Promise<Response> {
    const outcome = outcomeOf(current, random);
    counts[outcome] += 1;
    if (outcome === 'lost') throw new Error('the request was lost');
    const response = await work();
    if (outcome === 'passed') return response;
    drop(response);
    throw new Error('the response was lost');
  }
  return {
    counts,
    lose: (next) => void (current = next),
    send: (call) =>
      pass(
        () => front.send(call),
        () => undefined,
      ),
    open: (call) =>
      pass(
        () => front.open(call),
        (response) => response.destroy(),
      ),
  };
}
