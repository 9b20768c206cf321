import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { onBothApps } from '../../support/server/both-servers.ts';
import { fileOf, staffBodyOf, staffOf } from '../../support/server/staff.ts';
import { playTo, type Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

onBothApps((app) => {
  let staff: Player;
  let player: Player;
  const gone = (more: object = {}) =>
    staff.post('/api/admin/places/gone', {
      cityName: 'VILLE',
      place: 'jetee',
      sentence: 'La jetée est fermée.',
      remedy: { kind: 'hint', hint: 2 },
      reason: 'travaux',
      ...more,
    });
  const back = (more: object = {}) =>
    staff.post('/api/admin/places/back', { cityName: 'VILLE', place: 'jetee', ...more });
  const jetee = async () =>
    staffBodyOf<ApiSchemas['Place'][]>(await staff.get('/api/admin/places?city=ville')).find(
      ({ place }) => place === 'jetee',
    );

  describe('a place reported as gone', () => {
    beforeAll(async () => {
      staff = await staffOf(app(), 'zoe@poste.test');
      player = await app().playing();
    });

    it('is announced to the players of its step only, from that moment', async () => {
      staffBodyOf(await gone());
      expect((await player.status()).view?.unavailable).toEqual([]);
      await playTo(player, 'PHARE');
      const { view } = await player.status();
      const hint = app().content.city('VILLE')?.scenario.steps.PHARE?.hints[1];
      expect(view?.unavailable).toEqual([
        { sentence: 'La jetée est fermée.', remedy: { kind: 'hint', text: hint } },
      ]);
      expect(JSON.stringify(view?.unavailable)).not.toContain('jetee');
      expect(view?.hints?.asked).toEqual([]);
    });

    it('shows that it was not checked for a year', async () => {
      expect(await jetee()).toMatchObject({ lastChecked: null, isCheckDue: true });
    });

    it('may be replaced by the solution, or by a picture that its players can fetch', async () => {
      const { version } = (await jetee()) ?? {};
      const address = app().content.city('VILLE')?.addresses.medium('gravure-1.svg') ?? '';
      expect((await player.get(address)).status).toBe(404);
      staffBodyOf(
        await gone({ remedy: { kind: 'photo', photo: 'gravure-1.svg', alt: 'La plaque' }, version }),
      );
      expect((await player.status()).view?.unavailable[0]?.remedy).toEqual({
        kind: 'photo',
        address,
        alt: 'La plaque',
      });
      expect((await player.get(address)).status).toBe(200);
      expect((await (await app().playing()).get(address)).status).toBe(404);
      staffBodyOf(await gone({ remedy: { kind: 'solution' } }));
      const solution = app().content.city('VILLE')?.scenario.steps.PHARE?.hints.at(-1);
      expect((await player.status()).view?.unavailable[0]?.remedy).toEqual({
        kind: 'solution',
        text: solution,
      });
    });

    it('is never replaced by the hint that is the solution', async () => {
      staffBodyOf(await gone({ remedy: { kind: 'hint', hint: 99 } }));
      const hints = app().content.city('VILLE')?.scenario.steps.PHARE?.hints ?? [];
      expect((await player.status()).view?.unavailable[0]?.remedy).toEqual({
        kind: 'hint',
        text: hints.at(-2),
      });
    });

    it('can be restored, and its journal keeps all notices', async () => {
      staffBodyOf(await back({ reason: 'rouverte' }));
      expect((await player.status()).view?.unavailable).toEqual([]);
      const place = await jetee();
      expect(place?.gone).toBeNull();
      expect(place?.history.map(({ isGone }) => isGone)).toEqual([false, true, true, true, true]);
      expect(place?.history[0]).toMatchObject({ by: 'zoe@poste.test', reason: 'rouverte' });
      expect((await back()).body.error).toBe('NOT_GONE');
    });

    it('is changed by one of two simultaneous staff members', async () => {
      const version = (await jetee())?.version;
      staffBodyOf(await gone({ version }));
      expect([(await gone({ version })).status, (await gone({ version })).body.error]).toEqual([
        409,
        'CHANGED_MEANWHILE',
      ]);
    });

    it.each([
      [{ place: 'lune' }, 404, 'UNKNOWN_PLACE'],
      [{ sentence: ' ' }, 400, 'MISSING_SENTENCE'],
      [{ remedy: { kind: 'photo', photo: '../secret.svg', alt: 'x' } }, 400, 'INVALID_REMEDY'],
      [{ cityName: 'ATLANTIDE' }, 404, 'UNKNOWN_CITY'],
    ])('with %j is refused', async (more, status, error) => {
      const answered = await gone(more);
      expect([answered.status, answered.body.error]).toEqual([status, error]);
    });

    it('can be reported by players at a limited rate', async () => {
      const report = (body: unknown) => player.post('/api/user/status/report', body);
      expect((await report({ text: 'Un  échafaudage\n!' })).status).toBe(201);
      expect((await report({ text: 'encore' })).status).toBe(429);
      app().clock.wait(10_000);
      expect((await report({ text: 'Un  échafaudage\n!' })).status).toBe(201);
    });

    it('is never revealed by players’ reports: a right name gets the same response as any other', async () => {
      const report = (body: unknown) => player.post('/api/user/status/report', body);
      const names = ['jetee', 'gare', 'ailleurs', 'place-bellecour'];
      for (const place of names) expect((await report({ place })).status).toBe(400);
      for (const place of names) {
        app().clock.wait(10_000);
        expect((await report({ place, text: 'Un échafaudage !' })).status).toBe(201);
        expect((await report({ place, text: 'encore' })).status).toBe(429);
      }
      const [newest] = staffBodyOf<object[]>(await staff.get('/api/admin/reports?city=ville'));
      expect(newest).toMatchObject({ city: 'VILLE', step: 'PHARE', place: null, text: 'Un échafaudage !' });
    });
  });

  describe('the funnel', () => {
    it('counts visits, durations, hints, and wrong answers with the YAML lines to paste', async () => {
      const before = staffBodyOf<ApiSchemas['Funnel']>(
        await staff.get('/api/admin/funnel?city=VILLE'),
      ).started;
      const players = await Promise.all(Array.from({ length: 5 }, () => app().playing()));
      for (const [index, one] of players.entries()) {
        app().clock.wait(60_000);
        await one.answer(`rue de l’Aqueduc`);
        if (index < 2) await one.answer('gare');
        await one.post('/api/user/status/newClue');
        await one.answer(TINY_ANSWERS.GARE ?? '');
      }
      app().clock.wait(10_000);
      const funnel = staffBodyOf<ApiSchemas['Funnel']>(await staff.get('/api/admin/funnel?city=VILLE'));
      const [start, next] = funnel.steps;
      expect(funnel.started).toBe(before + 5);
      expect(start).toMatchObject({ name: 'GARE', reached: before + 5, hints: 5, wrong: 5, almost: 2 });
      expect(next?.reached).toBe(start?.solved);
      expect(start?.times).toMatchObject({ players: start?.solved });
      expect(start?.times?.p90Seconds).toBe(300);
      const [most] = start?.wrongAnswers ?? [];
      expect(most).toMatchObject({ count: 5, isUnanswered: true });
      expect(most?.yaml).toBe(`  - to:\n      - '${most?.reading}'\n    say: 'À écrire.'\n`);
    });

    it('counts what telephones in another language did at a step', async () => {
      const english = { cookie: 'language=en' };
      const one = await app().playing();
      await one.answer('rue de l’Aqueduc', {}, english);
      await one.answer('gare', {}, english);
      await one.answer(TINY_ANSWERS.GARE ?? '', {}, english);
      app().clock.wait(10_000);
      const funnel = staffBodyOf<ApiSchemas['Funnel']>(await staff.get('/api/admin/funnel?city=VILLE'));
      expect(funnel.steps.map(({ name, languages }) => [name, languages]).slice(0, 2)).toEqual([
        ['GARE', [{ language: 'en', solved: 1, hints: 0, wrong: 1, almost: 1 }]],
        [funnel.steps[1]?.name, []],
      ]);
    });

    it('lets the explorer find the slowest tenth', async () => {
      const stuck = async () =>
        Number(
          (await staff.get('/api/admin/status/explorer?stuck=1&step=GARE')).headers.get('x-total-count'),
        );
      const slow = await app().playing();
      const before = await stuck();
      app().clock.wait(301_000);
      expect(await stuck()).toBe(before + 1);
      const { standing } = await fileOf(staff, (await slow.status()).code);
      expect(standing?.isStuck).toBe(true);
      await slow.answer(TINY_ANSWERS.GARE ?? '');
      expect(await stuck()).toBe(before);
    });
  });
});
