import { vi } from 'vitest';
import { type ApiAnswer, answeringFetch, type ApiCall } from '../../../web/workshop/stage/network.ts';

export type { ApiAnswer };

export type FakeRoutes = Record<string, ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)>;

/** Answers in turn; the last one from then on. */
export function inTurn(...answers: readonly ApiAnswer[]): () => ApiAnswer {
  let asked = 0;
  return () => answers[Math.min((asked += 1), answers.length) - 1] ?? 'unreachable';
}

/** Replaces the server below /api/: routes by « METHOD path », 404 for all others. */
export function fakeApi(routes: FakeRoutes): { readonly calls: ApiCall[]; routes: FakeRoutes } {
  const fake = { calls: [] as ApiCall[], routes };
  const answer = (call: ApiCall) => {
    fake.calls.push(call);
    const route = fake.routes[`${call.method} ${call.path}`] ?? { status: 404, json: { error: 'NOT_FOUND' } };
    return typeof route === 'function' ? route(call) : route;
  };
  vi.stubGlobal('fetch', answeringFetch(answer));
  return fake;
}
