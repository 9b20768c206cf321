import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../../../server/rendering/built-site.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import { writeRefusal } from '../../../server/words/words.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Une page du site</title>');
  app = await startTestApp({ site: readSite(folder) });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const send = async (method: string, path: string, body?: string) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(app.address + path, { method, headers, ...(body !== undefined && { body }) });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as Record<string, unknown>,
  };
};

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
    const { status, type, body } = await send(method, path);
    expect([status, body]).toEqual([404, { error: 'UNKNOWN_CALL', message: writeRefusal(['unknownCall']) }]);
    expect(type).toContain('application/json');
  });
});
