import { beforeAll, describe, expect, it } from 'vitest';
import { openingCity } from '../../support/cities/opening-city.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo } from '../../support/server/test-player.ts';

/** Noon and seven in the evening in Paris. */
const NOON = Date.UTC(2026, 5, 2, 10);
const EVENING = Date.UTC(2026, 5, 2, 17);
const RIGHT = TINY_ANSWERS.PHARE ?? '';

const toTheLighthouse = async (app: TestApp) => playTo(await app.playing(), 'PHARE');

onBothServers(({ start }) => {
  describe('a step that opens in the evening', () => {
    let app: TestApp;
    beforeAll(async () => void (app = await start({ cities: [openingCity()] })));

    it('refuses answers at noon with its hour, and writes and counts none of them', async () => {
      app.clock.now = NOON;
      const player = await toTheLighthouse(app);
      const rows = async () => (await app.db('attempts').count({ count: '*' }))[0]?.count;
      const before = await rows();
      for (let count = 0; count < 130; count += 1) {
        const refused = await player.answer(count === 0 ? RIGHT : `faux ${count}`);
        expect([refused.status, refused.body.error, refused.body.seconds]).toEqual([
          404,
          'S’ouvre à 18 h',
          undefined,
        ]);
      }
      expect(await rows()).toBe(before);
      const { view } = await player.status();
      expect(view?.opensAt).toBe('2026-06-02T16:00:00.000Z');
      expect(view?.alternative).not.toBeNull();
      expect((await player.post('/api/code/recognise', { code: RIGHT })).body).toEqual({ recognised: false });
      expect((await player.post('/api/user/status/newClue')).status).toBe(200);
      app.clock.now = EVENING;
      expect((await player.status()).view?.opensAt).toBeNull();
      expect((await player.answer(RIGHT)).body.step?.name).toBe('MUSEE');
    });

    it('answers a repeated request anew, because the first was not judged', async () => {
      app.clock.now = NOON;
      const player = await toTheLighthouse(app);
      const headers = { 'idempotency-key': 'un-seul-envoi' };
      expect((await player.answer(RIGHT, {}, headers)).status).toBe(404);
      app.clock.now = EVENING;
      expect((await player.answer(RIGHT, {}, headers)).status).toBe(200);
      expect((await player.answer(RIGHT, {}, headers)).body.step?.name).toBe('MUSEE');
    });

    it('changes the tag of the status when it opens', async () => {
      app.clock.now = NOON;
      const player = await toTheLighthouse(app);
      const ask = (tag: string) => player.get('/api/user/status/current', { 'if-none-match': tag });
      const tag = (await ask('none')).headers.get('etag') ?? '';
      app.clock.now = Date.UTC(2026, 5, 2, 15, 59);
      const later = (await ask(tag)).headers.get('etag') ?? '';
      app.clock.now = Date.UTC(2026, 5, 2, 16);
      expect((await ask(later)).status).toBe(200);
    });
  });
});
