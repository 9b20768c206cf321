import { vi } from 'vitest';

export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | null;
}

/** The response of a fake route: a status and a JSON body, a raw text, or no response. */
export type FakeAnswer =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly stream?: ReadableStream<Uint8Array>;
      readonly headers?: Record<string, string>;
    }
  | 'no network';
export type FakeRoutes = Record<string, FakeAnswer | ((call: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>;

function response(answer: Exclude<FakeAnswer, 'no network'>): Response {
  const body = answer.stream ?? answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
  return new Response(body, { status: answer.status ?? 200, headers: answer.headers });
}

/** Answers in turn; the last one from then on. */
export function inTurn(...answers: readonly FakeAnswer[]): () => FakeAnswer {
  let asked = 0;
  return () => answers[Math.min((asked += 1), answers.length) - 1] ?? 'no network';
}

/** Replaces the server below /api/: routes by « METHOD path », 404 for all others. */
export function fakeApi(routes: FakeRoutes): { readonly calls: SeenCall[]; routes: FakeRoutes } {
  const fake = { calls: [] as SeenCall[], routes };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call: SeenCall = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api\//, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
      signal: init.signal ?? null,
    };
    fake.calls.push(call);
    const route = fake.routes[`${call.method} ${call.path}`] ?? { status: 404, json: { error: 'NOT_FOUND' } };
    const answer = typeof route === 'function' ? await route(call) : route;
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return response(answer);
  });
  return fake;
}
