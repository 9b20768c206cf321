import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../server/rendering/built-site.ts';
import { writeRefusal } from '../../../server/words/words.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

const FILES: Record<string, string> = {
  'index.html': '<!doctype html><title>Poste Restante</title>',
  'assets/app-1.js': 'app',
  'assets/app-1.js.br': 'packed',
  'assets/app-1.js.map': 'map',
  'favicon.svg': '<svg/>',
  'pages/0123.js': 'locked page',
  '.vite/manifest.json': '{}',
};

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  app = await startTestApp({ site: readSite(folder) });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(app.address + path, { headers: { 'accept-encoding': 'identity' } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('the site', () => {
  it('lets browsers cache assets forever and revalidate the document', async () => {
    const [asset, page] = [await get('/assets/app-1.js'), await get('/')];
    expect([asset.status, asset.text, asset.headers.get('cache-control')]).toEqual([
      200,
      'app',
      'public, max-age=31536000, immutable',
    ]);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const directory of ['/assets', '/assets/', '/pages', '/.vite/'])
      expect((await get(directory)).text, directory).toBe(FILES['index.html']);
  });

  it('sends the precompressed files of the build to clients that accept them', async () => {
    const ask = (encodings: string) =>
      new Promise<[string | undefined, string]>((resolve, reject) => {
        const sent = request(
          `${app.address}/assets/app-1.js`,
          { headers: { 'accept-encoding': encodings } },
          (answer) => {
            let text = '';
            answer.on('data', (part: Buffer) => (text += part.toString()));
            answer.on('end', () => resolve([answer.headers['content-encoding'], text]));
          },
        );
        sent.on('error', reject).end();
      });
    expect(await ask('gzip, deflate, br, zstd')).toEqual(['br', 'packed']);
    expect(await ask('br;q=0, identity')).toEqual([undefined, 'app']);
    expect(await ask('')).toEqual([undefined, 'app']);
  });

  it.each([
    '/',
    '/concept',
    '/login/cgu',
    '/home',
    '/home/app/frequencies',
    '/home/app/nulle/part',
    '/home/messages/unMessage',
    '/document/map',
    '/a/ABC123',
    '/admin/unsent',
    '/login?register',
    '/en/concept',
  ])('has a page at %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, FILES['index.html']]);
  });

  it.each(['/nulle-part', '/home/nulle/part', '/en/home'])('answers 404 at %s with a page', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text]).toEqual([404, FILES['index.html']]);
    expect(headers.get('content-type')).toContain('text/html');
  });

  it.each([
    '/src/main.tsx',
    '/assets/missing-1.js',
    '/robots.php',
    '/index.html',
    '/.env',
    '/.vite/manifest.json',
    '/assets/app-1.js.map',
    '/assets/app-1.js.br',
    '/pages/0123.js',
    '//pages/0123.js',
  ])('serves no document and no file at %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('<!doctype html>');
    expect(text).not.toBe(FILES[path.replace(/^\/+/, '')]);
  });
});

describe('a call that does not exist', () => {
  it.each([
    ['GET', '/api/nope'],
    ['GET', '/api/user/logout'],
    ['GET', '/api'],
    ['POST', '/api/nope'],
    ['POST', '/api/user/check'],
    ['PUT', '/api/user/status/current'],
    ['DELETE', '/api/nope/nope'],
  ])('%s %s gets a 404 in JSON', async (method, path) => {
    const response = await fetch(app.address + path, { method });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'UNKNOWN_CALL', message: writeRefusal(['unknownCall']) },
    ]);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});
