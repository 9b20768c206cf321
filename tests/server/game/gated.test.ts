import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.stop());

const city = () => {
  const found = app.content.city('VILLE');
  if (!found) throw new Error('no city');
  return found;
};
const page = (key: `${'messages' | 'documents'}/${string}`) => city().addresses.page(key);
const medium = (name: string) => city().addresses.medium(name);

const playerAt = async (step: string) => playTo(await app.playing(), step);

/** Sends the path unnormalised and without extra headers, like curl --path-as-is. */
function ask(path: string, token: string | null, headers = ''): Promise<string> {
  const { port } = new URL(app.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nx-token: ${token ?? ''}\r\n${headers}\r\n`,
    );
  });
}

describe('a page', () => {
  it('is served only once it is unlocked', async () => {
    const player = await app.playing();
    const locked = await player.get(page('messages/bienvenue'));
    expect([locked.status, locked.headers.get('cache-control')]).toEqual([404, 'no-store']);
    await player.answer(TINY_ANSWERS.GARE ?? '');
    const open = await player.get(page('messages/bienvenue'));
    expect(open.status).toBe(200);
    expect(open.text).toBe("export default 'page ville/messages/bienvenue';");
    expect(open.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(open.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  });

  it('is served at the address in the view', async () => {
    const player = await playerAt('PORT_VIEUX');
    const { view } = await player.status();
    for (const entry of [...(view?.messages ?? []), ...(view?.documents ?? [])])
      expect((await player.get(entry.page.address)).status).toBe(200);
  });

  it('is refused without a session and to another player', async () => {
    const player = await playerAt('PORT_VIEUX');
    const address = page('messages/bienvenue');
    expect((await player.get(address)).status).toBe(200);
    expect((await app.visitor().get(address)).status).toBe(404);
    expect((await (await app.player()).get(address)).status).toBe(404);
    expect((await (await app.playing()).get(address)).status).toBe(404);
  });

  it('is no longer served in a replaced version', async () => {
    const player = await playerAt('MARCHE');
    expect((await player.get(page('documents/carnet_ouvert'))).status).toBe(200);
    expect((await player.get(page('documents/carnet'))).status).toBe(404);
  });

  it('cannot be distinguished from one that does not exist', async () => {
    const player = await app.playing();
    const [locked, unknown] = [
      await player.get(page('messages/laFin')),
      await player.get('/pages/00000000000000000000.js'),
    ];
    expect([locked.status, locked.text]).toEqual([unknown.status, unknown.text]);
  });
});

describe('a path built to bypass the checks', () => {
  it.each(['/', '/assets/../', '/pages/../', '/x/..', '/%2e%2e/', '/./'])(
    '%s opens nothing',
    async (prefix) => {
      const player = await app.playing();
      const answered = await ask(prefix.replace(/\/$/, '') + page('messages/laFin'), player.token);
      expect(answered).toMatch(/^HTTP\/1\.1 404/);
      expect(answered).not.toContain('export default');
      expect(await ask(`/${page('messages/laFin')}`, player.token)).toMatch(/^HTTP\/1\.1 404/);
    },
  );
});

describe('a medium', () => {
  it('has an address that reveals nothing', () => {
    expect(medium('emission.ogg')).toMatch(/^\/media\/[0-9a-f]{20}\.ogg$/);
  });

  it('of an instrument is served at its step, and its recording only once recognised', async () => {
    const player = await playerAt('PHARE');
    expect((await player.get(medium('souffle.ogg'))).status).toBe(200);
    expect((await player.get(medium('emission.ogg'))).status).toBe(404);
    const { body } = await player.post('/api/code/recognise', { code: '0612' });
    expect(body.reveal).toMatchObject({ sound: { ogg: medium('emission.ogg') } });
    const sound = await player.get(medium('emission.ogg'));
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/ogg']);
  });

  it('of a later step is not served', async () => {
    expect((await (await app.playing()).get(medium('enseigne.svg'))).status).toBe(404);
  });

  it('is served in byte ranges, as audio players request', async () => {
    const player = await playerAt('PHARE');
    const address = medium('souffle.mp3');
    const whole = await player.get(address);
    const size = Buffer.byteLength(whole.text);
    const part = await player.get(address, { range: 'bytes=2-5' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      whole.text.slice(2, 6),
      `bytes 2-5/${size}`,
    ]);
    expect((await player.get(address, { range: 'bytes=0-' })).headers.get('content-range')).toBe(
      `bytes 0-${size - 1}/${size}`,
    );
    expect((await player.get(address, { range: 'bytes=-3' })).text).toBe(whole.text.slice(-3));
    expect((await player.get(address, { range: `bytes=${size}-` })).status).toBe(416);
    expect((await player.get(address, { range: 'bytes=5-2' })).status).toBe(200);
    expect((await player.get(address, { range: 'bytes=0-1', 'if-range': '"autre"' })).status).toBe(200);
  });

  it('that is already cached is not sent again', async () => {
    const player = await playerAt('PHARE');
    const { headers } = await player.get(medium('souffle.mp3'));
    const again = await ask(medium('souffle.mp3'), player.token, `If-None-Match: ${headers.get('etag')}\r\n`);
    expect(again).toMatch(/^HTTP\/1\.1 304/);
    expect(again).not.toContain('bytes of souffle');
  });

  it('answers HEAD requests', async () => {
    const player = await playerAt('PHARE');
    const { status, text } = await player.send('HEAD', medium('souffle.mp3'));
    expect([status, text]).toEqual([200, '']);
  });
});
