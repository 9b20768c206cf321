import { apiAddress } from '../../api/client.ts';
import type { NoResponse } from './reply.ts';

/** A request: `path` is relative to the API's base and includes the query. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | null;
}

/** A status with a JSON body, a text or a stream, or no response. */
export type ApiAnswer =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly stream?: ReadableStream<Uint8Array>;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | NoResponse;

const BASE = apiAddress('');

/**
 * Never resolves; rejects when the request is aborted during its scene. Later, the page's timeout would act
 * on the next scene.
 */
const noResponse = (request: AbortSignal | null, scene: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
    if (request?.aborted && !scene.aborted) giveUp();
    else request?.addEventListener('abort', giveUp, { signal: scene });
  });

function respond(answer: ApiAnswer, { signal }: ApiCall, scene: AbortSignal): Promise<Response> | Response {
  if (answer === 'never') return noResponse(signal, scene);
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  const { status = 200, json, text, stream, headers } = answer;
  const body = stream ?? text ?? (json === undefined ? '' : JSON.stringify(json));
  return new Response(body, { status, headers });
}

/** A `fetch` that gives these answers to requests of the API; all others use the network. */
export function answeringFetch(
  answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer>,
  scene = new AbortController().signal,
): typeof fetch {
  const real = globalThis.fetch;
  return async (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!address.startsWith(BASE)) return real(input, init);
    const call: ApiCall = {
      method: init?.method ?? 'GET',
      path: address.slice(BASE.length),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: (init?.headers ?? {}) as Record<string, string>,
      signal: init?.signal ?? null,
    };
    return respond(await answer(call), call, scene);
  };
}

interface StagedNetwork {
  /** Errors of the in-browser server, which fail the story. */
  readonly mistakes: readonly unknown[];
  readonly restore: () => void;
}

/** Handles the requests of a scene. */
export function connect(answer: (call: ApiCall) => ApiAnswer): StagedNetwork {
  const real = globalThis.fetch;
  const scene = new AbortController();
  const mistakes: unknown[] = [];
  globalThis.fetch = answeringFetch((call) => {
    try {
      return answer(call);
    } catch (mistake) {
      mistakes.push(mistake);
      throw mistake;
    }
  }, scene.signal);
  const restore = () => {
    globalThis.fetch = real;
    scene.abort();
  };
  return { mistakes, restore };
}
