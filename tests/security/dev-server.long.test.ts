import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/programs/run.ts';
import { type HostedStudio, hostStudio } from '../support/studio/hosted-studio.ts';

describe('the files that the development server gives', () => {
  it.each([
    ['web/main.tsx', true],
    ['engine/index.ts', true],
    ['schemas/api/openapi.yaml', true],
    ['scenarios/site.yaml', true],
    ['scenarios/paris/letter.mdx', true],
    ['scenarios/paris/scenario.yaml', false],
    ['scenarios/paris/steps/01-exemple.yaml', false],
    ['scenarios/paris/walkthroughs/main.yaml', false],
    ['node_modules/react/index.js', true],
    ['data/poste-restante.sqlite', false],
    ['data/outbox/2026-11-29-password-reset.eml', false],
    ['scenarios/copy.sqlite-wal', false],
    ['web/.env.local', false],
    ['server/platform/env.ts', false],
    ['package.json', false],
    ['../neighbour/secret.txt', false],
  ])('%s: %s', async (file, isServed) => {
    const config = await resolveConfig({ configFile: join(root, 'vite.config.ts') }, 'serve');
    expect(isFileServingAllowed(config, `/@fs${join(root, file)}`)).toBe(isServed);
  });
});

describe('the development server', () => {
  let studio: HostedStudio;
  beforeAll(async () => {
    studio = await hostStudio();
    studio.reload();
  });
  afterAll(() => studio.stop());

  const statusOf = (
    method: 'GET' | 'POST',
    path: string,
    headers: Readonly<Record<string, string | undefined>>,
    body = '{}',
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const type = method === 'POST' ? { 'content-type': 'application/json' } : {};
      httpRequest(studio.address + path, { method, headers: { ...type, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end(method === 'POST' ? body : undefined);
    });
  const own = (): string => new URL(studio.address).host;

  const HERE = ['localhost:3000', '127.0.0.1', '[::1]:3000'];
  const BESIDE = '192.168.1.7:3000';
  const PHONE = '/studio/phone/ville/api/user/status/current';

  it.each(['/', '/main.tsx', '/api/studio/desk', '/studio', PHONE])(
    'answers %s under its own names only',
    async (path) => {
      expect(await statusOf('GET', path, { host: 'evil.example' })).toBe(403);
      for (const host of HERE) expect(await statusOf('GET', path, { host }), host).not.toBe(403);
    },
  );

  const SURVEY = ['/studio/reperage/ville', '/api/studio/survey?city=ville'];

  it.each([
    '/studio',
    '/studio/',
    '/api/studio/desk',
    '/api/studio/invitations?city=ville',
    PHONE,
    ...SURVEY,
  ])('keeps %s for this computer', async (path) =>
    expect(await statusOf('GET', path, { host: BESIDE })).toBe(403),
  );

  it('shows the city’s telephone alone to a telephone that opened the square of this run', async () => {
    const { body } = await studio.get('invitations?city=ville');
    const [invitation] = body as unknown as readonly { readonly address: string }[];
    const { pathname } = new URL(String(invitation?.address));
    const accepted = await fetch(studio.address + pathname, { redirect: 'manual' });
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/studio/phone/ville/home']);
    const cookie = String(accepted.headers.get('set-cookie')).split(';')[0];
    const paired = (path: string) => statusOf('GET', path, { host: BESIDE, cookie });
    expect([await paired(PHONE), await paired('/studio/phone/ville/home')]).toEqual([200, 200]);
    expect(await Promise.all(SURVEY.map(paired))).toEqual([200, 200]);
    const sheet = await fetch(`${studio.address}${pathname}/reperage`, { redirect: 'manual' });
    expect(sheet.headers.get('location')).toBe(SURVEY[0]);
    expect([await paired('/studio'), await paired('/api/studio/desk')]).toEqual([403, 403]);
    const forged = { host: BESIDE, cookie: `${cookie}x` };
    expect(await statusOf('GET', PHONE, forged)).toBe(403);
    const old = pathname.replace(/[^/]+(?=\/ville$)/u, 'cle-d-hier');
    expect(await statusOf('GET', old, { host: BESIDE })).toBe(403);
  });

  it('takes nothing from another site’s page, which may only lead here', async () => {
    const foreign = [{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
    const phone = '/api/studio/phone/ville';
    for (const headers of [...foreign, { 'sec-fetch-site': 'same-site' }])
      for (const path of [phone, '/api/studio/try', '/studio/phone/ville/api/user/status/newClue'])
        expect(await statusOf('POST', path, headers), `${path} ${JSON.stringify(headers)}`).toBe(403);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect(await statusOf('GET', '/api/studio/desk', crossSite)).toBe(403);
    expect(await statusOf('GET', '/studio', { ...crossSite, 'sec-fetch-mode': 'navigate' })).toBe(200);
    for (const headers of [{}, { origin: `http://${own()}` }])
      expect(await statusOf('POST', phone, headers)).toBe(200);
  });

  it.each(['phone/ville', 'try', 'find', 'edit', 'media'])(
    'keeps no more than eight megabytes of a body: %s',
    async (call) => {
      const text = JSON.stringify({ step: 'x'.repeat(8_000_001) });
      expect(await statusOf('POST', `/api/studio/${call}`, {}, text)).toBe(413);
    },
  );

  it('reads a body of JSON only', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await statusOf('POST', '/api/studio/find', headers, '{"slug":"ville","shown":["Gare"]}')).toBe(
      400,
    );
    expect(await statusOf('POST', '/api/studio/phone/ville', headers, '{"step":"GARE"}')).toBe(400);
  });
});
