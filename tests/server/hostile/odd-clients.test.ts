import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FuzzRequest } from '../../fuzz/request.ts';
import { send } from '../../fuzz/send.ts';
import { everythingReceived } from '../../support/server/raw-socket.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

let app: TestApp;
let player: Player;
beforeAll(async () => {
  app = await startTestApp();
  player = await app.playing();
});
afterAll(() => app.stop());

/** Sends requests one after another on one connection, like a proxy. */
function ask(path: string, changes: Partial<Pick<FuzzRequest, 'method' | 'headers' | 'body'>> = {}) {
  const plain = {
    kind: 'hostile',
    call: path,
    as: 'player',
    by: 'header',
    method: 'GET',
    headers: {},
    body: null,
    writing: 'utf8',
  } as const;
  return send(app.address, { ...plain, path, ...changes }, player.token);
}

describe('an unusual client', () => {
  it('that accepts no content encoding gets the plain response', async () => {
    const { status, headers } = await ask('/api/user/status/current', {
      headers: { 'accept-encoding': 'gzip;q=abc, *;q=0' },
    });
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
  });

  it('that sends a body with a GET request gets a response', async () => {
    expect(
      (await ask('/api/user/check', { headers: { 'content-type': 'text/plain' }, body: 'x' })).status,
    ).toBe(200);
  });

  it('that declares a long plain body as compressed does not break its connection', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'deflate' };
    const { status } = await ask('/api/code/check', {
      method: 'POST',
      headers,
      body: `{"code":"${'a'.repeat(400_000)}"}`,
    });
    expect(status).toBe(400);
    expect((await ask('/api/user/check')).status).toBe(200);
  });

  it.each(['', 'content-length: 7\r\n'])(
    'that requests a protocol upgrade (%j) gets one response and a closed connection',
    async (length) => {
      const asks = `POST /api/user/register HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\ncontent-type: application/json\r\n`;
      const answers = await everythingReceived(
        app.address,
        `${asks}${length}\r\n${length && '{"a":1}'}GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n`,
      );
      expect(answers.match(/HTTP\/1.1 \d+|^connection: .*/gim)).toEqual([
        'HTTP/1.1 400',
        'connection: close',
      ]);
    },
  );

  it.each(['/API/user/check', '/api/USER/check', '/Healthz'])('that requests %s gets a 404', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
