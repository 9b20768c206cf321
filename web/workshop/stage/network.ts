import { apiAddress } from '../../api/client.ts';
import type { StagedReply, NoResponse } from './reply.ts';
import type { StagedCall } from './stage.ts';

const BASE = apiAddress('');

function bodyOf(init: RequestInit | undefined): Readonly<Record<string, unknown>> {
  return typeof init?.body === 'string' ? (JSON.parse(init.body) as Readonly<Record<string, unknown>>) : {};
}

/**
 * Never resolves; rejects when the request is aborted during its scene. Later, the page's timeout would act
 * on the next scene.
 */
const noResponse = (request: AbortSignal | null | undefined, scene: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) =>
    request?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), {
      signal: scene,
    }),
  );

function respond(
  reply: StagedReply | NoResponse,
  init: RequestInit | undefined,
  scene: AbortSignal,
): Promise<Response> {
  if (reply === 'never') return noResponse(init?.signal, scene);
  if (reply === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json(reply.body, { status: reply.status, headers: reply.headers }));
}

export interface StagedNetwork {
  /** Errors of the simulated server, which fail the story. */
  readonly mistakes: readonly unknown[];
  readonly restore: () => void;
}

/** Handles API requests locally; all others use the network. */
export function connect(answer: (call: StagedCall) => StagedReply | NoResponse): StagedNetwork {
  const real = globalThis.fetch;
  const scene = new AbortController();
  const mistakes: unknown[] = [];
  globalThis.fetch = (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
    if (!address.startsWith(BASE)) return real(input, init);
    try {
      return respond(
        answer({ method: init?.method ?? 'GET', path: address.slice(BASE.length), body: bodyOf(init) }),
        init,
        scene.signal,
      );
    } catch (mistake) {
      mistakes.push(mistake);
      return Promise.reject(mistake instanceof Error ? mistake : new Error(String(mistake)));
    }
  };
  const restore = () => {
    globalThis.fetch = real;
    scene.abort();
  };
  return { mistakes, restore };
}
