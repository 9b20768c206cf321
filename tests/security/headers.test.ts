import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../../server/rendering/built-site.ts';
import { startTestApp } from '../support/server/test-app.ts';
import type { TestApp } from '../support/server/test-app.ts';
import type { Player } from '../support/server/test-player.ts';

const FILES = {
  'index.html': '<!doctype html><title>Poste Restante</title>',
  'assets/app-1.js': 'app',
  'favicon.svg': '<svg/>',
};

let app: TestApp;
let folder: string;
let player: Player;
/** A page unlocked for the player, as the view names it. */
let unlocked = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  app = await startTestApp({ site: readSite(folder), settings: { trustProxy: 1 } });
  player = await app.playing();
  unlocked = /\/pages\/[\w.-]+/.exec(JSON.stringify(await player.status()))?.[0] ?? '';
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly cache: string | null;
}

type Path = string | (() => string);
const JSON_TYPE = { 'content-type': 'application/json' };
const NO_STORE = 'no-store';

/** Each kind of response: request, status, and caching. */
const KINDS: readonly (readonly [string, number, Path, Kind])[] = [
  ['personal data', 200, '/api/user/status/current', { cache: NO_STORE }],
  ['an account', 200, '/api/user/check', { cache: NO_STORE }],
  ['a refusal without a session', 401, '/api/user/check', { headers: { 'x-token': 'x' }, cache: NO_STORE }],
  [
    'a refusal of the body',
    400,
    '/api/code/check',
    { method: 'POST', headers: JSON_TYPE, body: '{', cache: NO_STORE },
  ],
  [
    'a wrong answer',
    404,
    '/api/code/check',
    { method: 'POST', headers: JSON_TYPE, body: '{"code":"faux"}', cache: NO_STORE },
  ],
  [
    'a body too large',
    413,
    '/api/code/check',
    { method: 'POST', headers: JSON_TYPE, body: `"${'a'.repeat(20_000)}"`, cache: NO_STORE },
  ],
  [
    'a form',
    415,
    '/api/code/check',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a', cache: NO_STORE },
  ],
  [
    'a write from another site',
    403,
    '/api/user/logout',
    { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' }, cache: NO_STORE },
  ],
  ['an unknown call', 404, '/api/nothing', { cache: NO_STORE }],
  ['a path that no one can read', 404, '/api/user/status/find/%E0%A4%A', { cache: NO_STORE }],
  ['a page', 200, '/concept', { cache: 'no-cache' }],
  ['the head of a page', 200, '/concept', { method: 'HEAD', cache: 'no-cache' }],
  ['a page that is not', 404, '/nulle-part', { cache: NO_STORE }],
  ['a file named for its content', 200, '/assets/app-1.js', { cache: 'public, max-age=31536000, immutable' }],
  ['any other file', 200, '/favicon.svg', { cache: 'no-cache' }],
  ['a file that is not', 404, '/assets/app-2.js', { cache: null }],
  ['a redirect', 302, '/c/affiche', { cache: null }],
  ['an unlocked page', 200, () => unlocked, { cache: 'private, max-age=31536000, immutable' }],
  [
    'a part of it',
    206,
    () => unlocked,
    { headers: { range: 'bytes=0-3' }, cache: 'private, max-age=31536000, immutable' },
  ],
  ['a part beyond it', 416, () => unlocked, { headers: { range: 'bytes=99999999-' }, cache: NO_STORE }],
  ['a locked page', 404, '/pages/0123456789abcdef.js', { cache: NO_STORE }],
  ['health', 200, '/healthz', { cache: NO_STORE }],
  ['readiness', 200, '/readyz', { cache: NO_STORE }],
];

/** Sends path and headers unchanged: fetch would normalise some. */
function ask(path: string, { method = 'GET', headers = {}, body }: Partial<Kind>, https: boolean) {
  const { hostname, port } = new URL(app.address);
  const proxied = https ? { 'x-forwarded-proto': 'https' } : {};
  const session = { 'x-token': player.token ?? '' };
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { ...session, ...proxied, ...headers } },
      (answer) => {
        answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

const POLICY =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;media-src 'self';font-src 'self';connect-src 'self';" +
  "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';" +
  "require-trusted-types-for 'script';trusted-types service-worker";

const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every kind of response', () => {
  it.each(KINDS)('has the security headers: %s', async (_kind, status, where, kind) => {
    const path = typeof where === 'string' ? where : where();
    const plain = await ask(path, kind, false);
    expect([plain.status, plain.headers['cache-control'] ?? null]).toEqual([status, kind.cache]);
    expect(plain.headers).toMatchObject({ ...PROTECTION, 'content-security-policy': POLICY });
    expect(plain.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const absent of [
      'strict-transport-security',
      'x-powered-by',
      'server',
      'access-control-allow-origin',
    ])
      expect(plain.headers).not.toHaveProperty(absent);
    const secure = await ask(path, kind, true);
    expect(secure.status).toBe(status);
    expect(secure.headers).toMatchObject({
      ...PROTECTION,
      'content-security-policy': `${POLICY};upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('redirects to the site itself only', async () => {
    expect((await ask('/c/%2F%2Failleurs', {}, true)).headers.location).toBe('/');
    expect((await ask('/cgu', {}, true)).headers.location).toBe('/login/cgu');
  });

  it('allows no inline script or style', () => {
    expect(POLICY).not.toContain('unsafe');
  });

  it('has the security headers and no details when the server fails', async () => {
    await app.db.schema.renameTable('sessions', 'gone');
    const { status, headers } = await ask('/api/user/check', {}, true);
    expect([status, headers['cache-control']]).toEqual([500, NO_STORE]);
    expect(headers).toMatchObject(PROTECTION);
  });
});
