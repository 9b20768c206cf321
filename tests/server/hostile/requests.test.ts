import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a body', () => {
  it.each([
    ['broken JSON', '{"code":', JSON_TYPE, 400],
    ['a list', '[1]', JSON_TYPE, 400],
    ['a bare text', '"code"', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['without its code', '{}', JSON_TYPE, 400],
    ['a number as code', '{"code":12}', JSON_TYPE, 400],
    ['too large', JSON.stringify({ code: 'a'.repeat(17_000) }), JSON_TYPE, 413],
    ['a form', 'code=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{"code":"a"}', { 'content-type': 'text/plain' }, 415],
  ])(
    '%s is refused with a code and a French message, without a stack trace',
    async (_what, body, headers, status) => {
      const player = await app.playing();
      const answered = await player.send('POST', '/api/code/check', { body, headers });
      expect(answered.status).toBe(status);
      expect([answered.body.error, answered.body.message].join(' ')).toMatch(/[A-ZÀ-Ý].* /);
      expect(answered.text).not.toMatch(/\bat |node_modules|\.ts|SyntaxError|Unexpected/);
    },
  );

  it('just below the limit is accepted', async () => {
    expect((await (await app.playing()).answer('a'.repeat(15_000))).status).toBe(404);
  });

  it('may be empty where no field is required', async () => {
    const player = await app.playing();
    expect(
      (await player.send('POST', '/api/user/status/newClue', { body: '', headers: JSON_TYPE })).status,
    ).toBe(200);
  });

  it('with __proto__ does not pollute prototypes', async () => {
    const player = await app.playing();
    const answered = await player.send('POST', '/api/code/check', {
      body: '{"__proto__":{"code":"x"},"constructor":1}',
      headers: JSON_TYPE,
    });
    expect(answered.status).toBe(400);
  });
});

describe('a cross-site write', () => {
  const write = (headers: Record<string, string>) =>
    app.visitor().post('/api/user/logout', undefined, headers);

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://ailleurs.test' }],
    [{ origin: 'null' }],
    [{ origin: 'http://poste.test.ailleurs.test' }],
    [{ origin: 'https://poste.test' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://poste.test' }],
  ])('is refused: %j', async (headers) => {
    expect((await write(headers)).status).toBe(403);
  });

  it('is recognised by another site’s origin only', async () => {
    expect((await write({})).status).toBe(200);
    expect((await write({ origin: 'http://poste.test' })).status).toBe(200);
    expect((await write({ origin: app.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('does not include reads', async () => {
    const player = await app.playing();
    expect((await player.get('/api/user/status/current', { origin: 'https://ailleurs.test' })).status).toBe(
      200,
    );
  });
});

describe('every response', () => {
  it('has its own request id', async () => {
    const [one, two] = [
      await app.visitor().get('/api/user/check'),
      await app.visitor().get('/api/user/check'),
    ];
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
  });

  it('is compressed when it is long', async () => {
    const player = await app.playing();
    const { headers } = await player.get('/api/user/status/current', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
  });
});

describe('an unexpected error', () => {
  it('reveals no details, which only the log has', async () => {
    const broken = await startTestApp();
    const player = await broken.playing();
    await broken.db.schema.dropTable('attempts');
    const { status, text } = await player.answer('secret-typed-by-a-player');
    expect([status, text]).toEqual([500, '{"error":"ERROR_SERVER"}']);
    expect(broken.logs()).toContain('request failed');
    expect(broken.logs()).not.toContain('secret-typed-by-a-player');
    await broken.stop();
  });
});

describe('the log', () => {
  it('contains the id, route and duration of each request', async () => {
    const { headers } = await app.visitor().get('/api/user/check');
    const line = app
      .logs()
      .split('\n')
      .find((text) => text.includes(headers.get('x-request-id') ?? '?'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      method: 'GET',
      path: '/api/user/check',
      status: 401,
      msg: 'request',
    });
  });
});

describe('a client that disconnects during a request', () => {
  it('affects no other request', async () => {
    const { port } = new URL(app.address);
    const socket = connect(Number(port), '127.0.0.1');
    const expecting = 'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 50';
    socket.write(`POST /api/code/check HTTP/1.1\r\nHost: x\r\n${expecting}\r\n\r\n{"co`);
    // « 100 Continue » means that the server has started to read.
    await once(socket, 'data');
    socket.destroy();
    expect((await app.visitor().get('/healthz')).status).toBe(200);
  });
});
