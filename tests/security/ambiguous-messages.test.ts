import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingReceived } from '../support/server/raw-socket.ts';
import { startTestApp, type TestApp } from '../support/server/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

/** Messages whose end a proxy and a server could place differently (request smuggling). */
const MESSAGES: readonly (readonly [string, string, string])[] = [
  ['a length and chunks', `content-length: ${CHUNKED.length}\r\ntransfer-encoding: chunked`, CHUNKED],
  ['chunks and a length', `transfer-encoding: chunked\r\ncontent-length: 4`, CHUNKED],
  ['two lengths', `content-length: 0\r\ncontent-length: ${HIDDEN.length}`, HIDDEN],
  ['two lengths in one line', `content-length: 0, ${HIDDEN.length}`, HIDDEN],
  ['a length with a sign', 'content-length: +0', HIDDEN],
  ['a length with a letter', 'content-length: 0x0', HIDDEN],
  ['a space before the colon', `transfer-encoding : chunked`, CHUNKED],
  ['an encoding nobody knows', `transfer-encoding: xchunked\r\ncontent-length: ${CHUNKED.length}`, CHUNKED],
  ['chunks that are not last', `transfer-encoding: chunked, identity`, CHUNKED],
  ['a header on two lines', `transfer-encoding:\r\n chunked\r\ncontent-length: ${CHUNKED.length}`, CHUNKED],
  ['a line that ends with LF alone', `content-length: 0\ntransfer-encoding: chunked`, CHUNKED],
  ['a line that ends with CR alone', `content-length: 0\rtransfer-encoding: chunked`, CHUNKED],
  ['a chunk of no clear size', 'transfer-encoding: chunked', `0x0\r\n\r\n${HIDDEN}`],
];

const firstLines = (said: string) => said.match(/HTTP\/1\.1 \d+/g);

describe('a message whose end is ambiguous', () => {
  it.each(MESSAGES)(
    'is refused without running the request hidden in it: %s',
    async (_what, headers, body) => {
      const asks = `POST /api/user/register HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`;
      expect(firstLines(await everythingReceived(app.address, asks))).toEqual(['HTTP/1.1 400']);
    },
  );

  it('is answered with two responses when its two requests are well-formed', async () => {
    const asks = `POST /api/user/register HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n`;
    const last = HIDDEN.replace('host: x', 'host: x\r\nconnection: close');
    expect(firstLines(await everythingReceived(app.address, `${asks}0\r\n\r\n${last}`))).toEqual([
      'HTTP/1.1 400',
      'HTTP/1.1 200',
    ]);
  });
});
