import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCityFolder } from '../../../server/content/read-city-folder.ts';
import { compileTestCity, type TestCity } from '../../support/cities/cities.ts';
import { root } from '../../support/programs/run.ts';
import { onEachDatabase } from '../../support/database/databases.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** A city that reads what was decided in another city of the same account. */
const aubrelle = compileTestCity(readCityFolder(join(root, 'tests/cities/aubrelle')));
const valmer = compileTestCity(readCityFolder(join(root, 'tests/cities/valmer')));
const cities = [aubrelle.source, valmer.source];

onEachDatabase((createDatabase) => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ cities, databaseUrl: await createDatabase() })));
  afterAll(() => app.stop());

  /** Makes the moves of the main walkthrough up to this step. */
  async function playTo(player: Player, city: TestCity, step: string): Promise<void> {
    for (const move of city.routes.find(({ name }) => name === 'main')?.moves ?? []) {
      if (move.step === step) return;
      app.clock.wait(5 * 60_000);
      expect((await player.post(`/api/${move.call}`, move.body)).status, move.step).toBe(200);
    }
  }

  const activate = async (player: Player, { scenario }: TestCity): Promise<void> => {
    app.clock.wait(60_000);
    const answered = await player.post(`/api/a/${await app.post(scenario.city)}`, {
      waiver: { version: '1' },
    });
    expect(answered.status).toBe(200);
  };

  const page = (slug: string): string =>
    app.content.city('AUBRELLE')?.addresses.page(`messages/${slug}`) ?? '';

  it('what was decided in another city gives its message and its passages to the account that decided it, and to nobody else', async () => {
    const [walked, stranger] = [await app.playing('VALMER'), await app.playing('AUBRELLE')];
    await playTo(walked, valmer, 'LE_MAREGRAPHE');
    await activate(walked, aubrelle);
    for (const player of [walked, stranger]) await playTo(player, aubrelle, 'LA_PASSERELLE');
    const slugs = async (player: Player) =>
      (await player.status()).view?.messages.map(({ slug }) => slug) ?? [];
    expect(await slugs(walked)).toContain('deValmer');
    expect(await slugs(stranger)).not.toContain('deValmer');
    const statuses = async (player: Player) =>
      Promise.all(
        ['deValmer', 'laPasserelle~1', 'laPasserelle~2'].map(
          async (slug) => (await player.get(page(slug))).status,
        ),
      );
    expect(await statuses(walked)).toEqual([200, 200, 404]);
    expect(await statuses(stranger)).toEqual([404, 404, 200]);
  });

  it('what was decided in another city is nothing for an account whose other letter waits, tied to its mail, or belongs to somebody else', async () => {
    const email = 'deux-villes@poste.test';
    const player = await app.player(email);
    await activate(player, aubrelle);
    const other = await app.playing('VALMER');
    await playTo(other, valmer, 'LE_MAREGRAPHE');
    await app
      .db('orders')
      .where({ city: 'VALMER', code: (await other.status()).code })
      .update({ tied_email: email });
    await playTo(player, aubrelle, 'LA_TOURNEE');
    expect((await player.status()).view?.messages.map(({ slug }) => slug)).not.toContain('deValmer');
  });

  it('what was decided in another city changes the status that a phone has polled', async () => {
    const player = await app.playing('VALMER');
    await playTo(player, valmer, 'LA_JETEE');
    const { code } = await player.status();
    await activate(player, aubrelle);
    await playTo(player, aubrelle, 'LA_TOURNEE');
    const poll = (tag: string) => player.get('/api/user/status/current', { 'if-none-match': tag });
    const first = await poll('none');
    const tag = first.headers.get('etag') ?? '';
    expect((await poll(tag)).status).toBe(304);
    await app.db('orders').where({ code }).update({ step: 'LE_MAREGRAPHE' });
    const changed = await poll(tag);
    expect(changed.status).toBe(200);
    expect(changed.body.view?.messages.map(({ slug }) => slug)).toContain('deValmer');
  });
});
