import { beforeAll, describe, expect, it } from 'vitest';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { waitingCity } from '../../../scripts/explain/cities/waiting-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

const MINUTE = 60_000;

async function toTheCafe(player: Player): Promise<void> {
  for (const step of ['GARE', 'PORT_VIEUX']) await player.answer(TINY_ANSWERS[step] ?? '');
}

onBothServers(({ start }) => {
  describe('a message that comes later', () => {
    let app: TestApp;
    beforeAll(async () => void (app = await start({ cities: [waitingCity()] })));

    const addressOf = (slug: string): string =>
      app.content.city('VILLE')?.addresses.page(`messages/${slug}`) ?? '';

    it('has a page that is refused like one that does not exist, and then served', async () => {
      const player = await app.playing();
      await toTheCafe(player);
      const [locked, unknown] = [
        await player.get(addressOf('bruit')),
        await player.get('/pages/00000000000000000000.js'),
      ];
      expect([locked.status, locked.text]).toEqual([404, unknown.text]);
      const opened = { kind: 'messages', slug: 'bruit' };
      expect((await player.post('/api/user/status/opened', opened)).status).toBe(404);
      app.clock.wait(20 * MINUTE);
      expect((await player.get(addressOf('bruit'))).status).toBe(200);
      expect((await player.post('/api/user/status/opened', opened)).body.view?.messages.at(-1)?.isNew).toBe(
        false,
      );
    });

    it('changes the tag of the status when it comes', async () => {
      const player = await app.playing();
      await toTheCafe(player);
      const ask = (tag: string) => player.get('/api/user/status/current', { 'if-none-match': tag });
      const tag = (await ask('none')).headers.get('etag') ?? '';
      app.clock.wait(19 * MINUTE);
      expect((await ask(tag)).status).toBe(304);
      app.clock.wait(MINUTE);
      const arrived = await ask(tag);
      expect([arrived.status, arrived.headers.get('etag') === tag]).toEqual([200, false]);
    });
  });
});
