import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRANCHING_ANSWERS, branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import { tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { onEachDatabase } from '../../support/database/databases.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** « PORT » reads what was decided in « VILLE »: a message from CAFE on, and a passage of another one. */
const port = branchingCity({
  slug: 'port',
  files: {
    'scenario.yaml': (text) =>
      text
        .replace('city: VILLE', 'city: PORT')
        .replace('name: Ville', 'name: Port')
        .replace('if: { chose: { QUAI: suivre } }', 'if: { elsewhere: { city: ville, solved: GARE } }'),
    'messages/ancienneLettre.mdx':
      'Un mot.\n\n<If elsewhere="ville" solved="GARE">Vous étiez à la gare.</If>\n',
    'walkthroughs/boat.yaml': (text) => text.replace(', desBottes', ''),
  },
});
const cities = [tinyCity(), port];

onEachDatabase((createDatabase) => {
  let app: TestApp;
  beforeAll(async () => void (app = await startTestApp({ cities, databaseUrl: await createDatabase() })));
  afterAll(() => app.stop());

  /** Solves these steps. */
  async function solve(player: Player, ...steps: readonly string[]): Promise<void> {
    for (const step of steps)
      expect((await player.answer(BRANCHING_ANSWERS[step] ?? '')).status, step).toBe(200);
  }

  const toCafe = (player: Player) => solve(player, 'GARE', 'PORT_VIEUX', 'QUAI');

  const activatePort = async (player: Player): Promise<void> => {
    app.clock.wait(60_000);
    const answered = await player.post(`/api/a/${await app.post('PORT')}`, { waiver: { version: '1' } });
    expect(answered.status).toBe(200);
  };

  const page = (slug: string): string => app.content.city('PORT')?.addresses.page(`messages/${slug}`) ?? '';

  const messages = async (player: Player) =>
    (await player.status()).view?.messages.map(({ slug }) => slug) ?? [];

  it('what was decided in another city gives its message and its passages to the account that decided it, and to nobody else', async () => {
    const [walked, stranger] = [await app.playing('VILLE'), await app.playing('PORT')];
    await solve(walked, 'GARE');
    await activatePort(walked);
    for (const player of [walked, stranger]) await toCafe(player);
    expect(await messages(walked)).toContain('desBottes');
    expect(await messages(stranger)).not.toContain('desBottes');
    const statuses = async (player: Player) =>
      Promise.all(
        ['desBottes', 'ancienneLettre~1', 'ancienneLettre~2'].map(
          async (slug) => (await player.get(page(slug))).status,
        ),
      );
    expect(await statuses(walked)).toEqual([200, 200, 404]);
    expect(await statuses(stranger)).toEqual([404, 404, 200]);
  });

  it('what was decided in another city is nothing for an account whose other letter waits, tied to its mail, or belongs to somebody else', async () => {
    const email = 'deux-villes@poste.test';
    const player = await app.player(email);
    await activatePort(player);
    const other = await app.playing('VILLE');
    await solve(other, 'GARE');
    await app
      .db('orders')
      .where({ city: 'VILLE', code: (await other.status()).code })
      .update({ tied_email: email });
    await toCafe(player);
    expect(await messages(player)).not.toContain('desBottes');
  });

  it('what was decided in another city changes the status that a phone has polled', async () => {
    const player = await app.playing('VILLE');
    const { code } = await player.status();
    await activatePort(player);
    await toCafe(player);
    const poll = (tag: string) => player.get('/api/user/status/current', { 'if-none-match': tag });
    const first = await poll('none');
    const tag = first.headers.get('etag') ?? '';
    expect((await poll(tag)).status).toBe(304);
    await app.db('orders').where({ code }).update({ step: 'PORT_VIEUX' });
    const changed = await poll(tag);
    expect(changed.status).toBe(200);
    expect(changed.body.view?.messages.map(({ slug }) => slug)).toContain('desBottes');
  });
});
