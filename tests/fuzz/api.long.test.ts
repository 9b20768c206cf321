import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context, Middleware } from '../../server/http/context.ts';
import { TINY_ANSWERS } from '../../scripts/explain/cities/tiny-city.ts';
import { fuzz, type FuzzResult } from './fuzz.ts';
import { createWorld, type World } from './world.ts';

/**
 * Fixed seed, so that only a change of the code can fail; `npm run verify -- fuzz:api` uses a new one each
 * time.
 */
const SEED = 20_260_602;

const pass: Middleware = (_ctx, next) => next();
let planted: Middleware | null = null;
let world: World;
beforeAll(async () => {
  world = await createWorld({ planted: async (ctx, next) => void (await (planted ?? pass)(ctx, next)) });
});
afterAll(() => world.stop());

describe('requests generated from openapi.yaml: valid, nearly valid and hostile, by every role', () => {
  let result: FuzzResult;
  beforeAll(async () => {
    planted = null;
    result = await fuzz(world, { requests: 1_500, seed: SEED });
  });

  it('get described responses without a 5xx, a city’s answer or other people’s data', () => {
    expect(result.failure).toBeNull();
  });

  it('cover every call and role, and many of them succeed', () => {
    const { calls, succeeded, roles, kinds } = result.tally;
    expect([...kinds.keys()].sort()).toEqual(['hostile', 'nearly valid', 'valid']);
    expect([calls.size > 60, succeeded.size > 25, roles.size]).toEqual([true, true, world.people.length]);
  });
});

/** Changes the response after the application has run. */
const afterwards =
  (change: (ctx: Context, text: string) => string): Middleware =>
  async (ctx, next) => {
    await next();
    if (typeof ctx.body === 'string' && ctx.type === 'application/json') ctx.body = change(ctx, ctx.body);
  };

const inBase64 = Buffer.from(`la réponse est ${TINY_ANSWERS.MUSEE}, dit-on`).toString('base64');

const FAULTS: readonly (readonly [string, Middleware, RegExp])[] = [
  [
    'a call that throws on a certain text',
    (ctx, next) => {
      if (ctx.get('idempotency-key') !== '') throw new Error('planted');
      return next();
    },
    /answers 500/,
  ],
  [
    'an answer with one field more',
    afterwards((ctx, text) =>
      ctx.path === '/api/user/sessions' && ctx.status === 200
        ? text.replace('{', '{"ipAddress":"::1",')
        : text,
    ),
    /GET \/api\/user\/sessions → 200: data must NOT have additional properties/,
  ],
  [
    'an answer that tells a solution',
    afterwards((_ctx, text) => text.replace('"error":"', `"error":"${inBase64} `)),
    /MUSEE: answer/,
  ],
  [
    'an answer with somebody else’s mail',
    afterwards((_ctx, text) => text.replace('"error":"', '"error":"newcomer@fuzz.test ')),
    /belongs to newcomer/,
  ],
];

describe('the checker', () => {
  it.each(FAULTS)('finds %s in one request', async (_what, fault, complaint) => {
    planted = fault;
    const { failure } = await fuzz(world, { requests: 1_500, seed: SEED });
    expect(failure?.complaint).toMatch(complaint);
    expect(failure?.requests).toHaveLength(1);
    const again = await fuzz(world, { requests: 1, seed: failure?.seed ?? 0, path: failure?.path });
    expect(again.failure?.requests).toEqual(failure?.requests);
    planted = null;
  });
});
