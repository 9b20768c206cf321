import { expect, it } from 'vitest';
import { compileCity } from '../../../engine/index.ts';
import type { ScenarioSource } from '../../../engine/index.ts';
import { NO_PROMOTIONS } from '../../../engine/promotions/promotion.ts';
import { edited, renamedStep } from '../../engine/editions/renamed.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { testContent } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo } from '../../support/server/test-player.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';

/** Publishes another edition, which the server plays from now on. */
function publish(app: TestApp, source: ScenarioSource): void {
  const { story } = compileCity(source);
  if (!story) throw new Error('the new edition does not compile');
  app.content.replace({
    cities: new Map([['VILLE', testContent(story, app.dataDir)]]),
    promotions: NO_PROMOTIONS,
  });
}

const playerAt = async (app: TestApp, step: string) => playTo(await app.playing(), step);

const rowsOf = async (app: TestApp, { code }: { code: string }) => {
  const order = (await app.db('orders').where({ code }).first()) as {
    id: number;
    step: string;
    content_version: string;
  };
  const rows = await app
    .db('attempts')
    .where({ order_id: order.id, kind: 'edition' })
    .select('step', 'reason', 'actor_id', 'content_version');
  return { order, rows };
};

onBothServers((servers) => {
  it('moves a player of a renamed step once, with a row in the journal', async () => {
    const app = await servers.start();
    const player = await playerAt(app, 'MARCHE');
    await player.post('/api/user/status/newClue');
    await player.post('/api/user/status/opened', { kind: 'messages', slug: 'ancienneLettre' });
    publish(app, renamedStep('MARCHE', 'HALLE'));
    const both = await Promise.all([player.status(), player.status()]);
    expect(both.map(({ step, clueIndex }) => ({ name: step?.name, clueIndex }))).toEqual([
      { name: 'HALLE', clueIndex: 1 },
      { name: 'HALLE', clueIndex: 1 },
    ]);
    const version = app.content.city('VILLE')?.scenario.version;
    const { order, rows } = await rowsOf(app, both[0]);
    expect(order).toMatchObject({ step: 'HALLE', content_version: version });
    expect(rows).toEqual([
      {
        step: 'MARCHE',
        reason: 'MARCHE s’appelle maintenant HALLE.',
        actor_id: null,
        content_version: version,
      },
    ]);
    const answered = await player.answer(TINY_ANSWERS.MARCHE ?? '');
    expect([answered.status, answered.body.step?.name]).toEqual([200, 'PHARE']);
  });

  it('accepts an answer under the step’s former name, and none for another step', async () => {
    const app = await servers.start();
    const player = await playerAt(app, 'MARCHE');
    publish(app, renamedStep('MARCHE', 'HALLE'));
    const stale = await player.answer('0612', { step: 'PHARE' });
    expect([stale.status, stale.body.error, stale.body.status?.step?.name]).toEqual([409, 'STALE', 'HALLE']);
    const answered = await player.answer(TINY_ANSWERS.MARCHE ?? '', { step: 'MARCHE' });
    expect([answered.status, answered.body.step?.name]).toEqual([200, 'PHARE']);
  });

  it('keeps the staff’s notice of a place under its new name, where it can be withdrawn', async () => {
    const app = await servers.start();
    const row = {
      city: 'VILLE',
      gone: true,
      sentence: 'La jetée est fermée.',
      remedy: JSON.stringify({ kind: 'solution' }),
      made_at: 1,
    };
    await app.db('place_journal').insert({ ...row, place: 'ponton', follows: 0 });
    const player = await playerAt(app, 'PHARE');
    expect((await player.status()).view?.unavailable).toEqual([]);
    publish(
      app,
      edited((text, path) =>
        path === 'places.yaml' ? text.replace('slug: jetee', 'slug: jetee\n  formerly: [ponton]') : text,
      ),
    );
    expect((await player.status()).view?.unavailable.map(({ sentence }) => sentence)).toEqual([
      'La jetée est fermée.',
    ]);
    await app.db('place_journal').insert({ ...row, place: 'jetee', follows: 1, gone: false });
    expect((await player.status()).view?.unavailable).toEqual([]);
  });
});
