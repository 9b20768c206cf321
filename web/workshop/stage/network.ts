import { apiAddress } from '../../api/client.ts';
import type { StagedReply, Silence } from './reply.ts';
import type { StagedCall } from './stage.ts';

const BASE = apiAddress('');

function bodyOf(init: RequestInit | undefined): Readonly<Record<string, unknown>> {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as Readonly<Record<string, unknown>>) : {};
}

/** Waits for ever, or until whoever asked no longer wants to know. */
const silence = (signal: AbortSignal | null | undefined): Promise<Response> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));

function respond(reply: StagedReply | Silence, init: RequestInit | undefined): Promise<Response> {
  if (reply === 'never') return silence(init?.signal);
  if (reply === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json(reply.body, { status: reply.status, headers: reply.headers }));
}

export interface StagedNetwork {
  /** What the stage could not answer: the mistakes of a scene. */
  readonly mistakes: readonly unknown[];
  readonly restore: () => void;
}

/** Calls of the API are answered here; everything else goes its usual way. */
export function connect(answer: (call: StagedCall) => StagedReply | Silence): StagedNetwork {
  const real = globalThis.fetch;
  const mistakes: unknown[] = [];
  globalThis.fetch = (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!address.startsWith(BASE)) return real(input, init);
    try {
      return respond(answer({ method: init?.method ?? 'GET', path: address.slice(BASE.length), body: bodyOf(init) }), init);
    } catch (mistake) {
      mistakes.push(mistake);
      return Promise.reject(mistake instanceof Error ? mistake : new Error(String(mistake)));
    }
  };
  return { mistakes, restore: () => void (globalThis.fetch = real) };
}
