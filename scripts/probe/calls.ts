import { performance } from 'node:perf_hooks';

/** What the synthetic player found: a French sentence. */
export class ProbeFault extends Error {}

export interface Called {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

export interface Calls {
  token: string | null;
  /** A call that must end with 200, within the time limit. */
  ask(path: string, body?: unknown): Promise<Called>;
  /** The slowest so far, milliseconds. */
  slowest(): { readonly path: string; readonly ms: number };
}

/** Longer than a proxy waits for a server. */
const MOST_WAIT_MS = 20_000;

/** A client of the site, or of one of its servers. */
export function createCalls(site: string): Calls {
  let slowest = { path: '', ms: 0 };
  const calls: Calls = {
    token: null,
    async ask(path, body) {
      const start = performance.now();
      const answered = await send(calls, site + path, body).catch((error: unknown) => {
        throw new ProbeFault(`${path} ne répond pas : ${reasonOf(error)}.`);
      });
      const ms = performance.now() - start;
      if (ms > slowest.ms) slowest = { path, ms };
      if (answered.status !== 200) throw new ProbeFault(`${path} répond ${answered.status}.`);
      return answered;
    },
    slowest: () => slowest,
  };
  return calls;
}

async function send({ token }: Calls, address: string, body?: unknown): Promise<Called> {
  const headers = {
    ...(token !== null && { 'x-token': token }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const response = await fetch(address, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(MOST_WAIT_MS),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, text, json: isJson ? (JSON.parse(text) as unknown) : null };
}

/** The cause of a failed fetch says more than its message. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: unknown; message?: unknown }; message?: unknown };
  return String(cause?.code ?? cause?.message ?? message ?? error);
}
