import { expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { BRANCHING_ANSWERS, branchingCity } from '../../../scripts/explain/cities/branching-city.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

async function playerAtQuai(app: TestApp): Promise<Player> {
  const player = await app.playing();
  for (const name of ['GARE', 'PORT_VIEUX']) await player.answer(BRANCHING_ANSWERS[name] ?? '');
  return player;
}

const choose = (player: Player, code: string) => player.post('/api/code/check', { code, step: 'QUAI' });

onBothServers((servers) => {
  it('keeps a choice, and sends before it nothing of its consequences', async () => {
    const app = await servers.start({ cities: [branchingCity()] });
    const player = await playerAtQuai(app);
    const before = await player.status();
    expect(before.view?.puzzle).toEqual({
      type: 'choice',
      header: 'Que faites-vous ?',
      confirm: true,
      options: [
        { name: 'attendre', label: 'Rester sous l’horloge' },
        { name: 'suivre', label: 'Suivre la silhouette' },
      ],
      links: [],
    });
    expect(JSON.stringify(before)).not.toMatch(/BARQUE|CAFE|desBottes/u);
    expect((await choose(player, 'suivre')).status).toBe(200);
    await player.answer(BRANCHING_ANSWERS.BARQUE ?? '');
    expect((await player.status()).view?.messages.map(({ slug }) => slug)).toContain('desBottes');
  });

  it('counts the first of two choices made at once, and tells the second phone what was decided', async () => {
    const app = await servers.start({ cities: [branchingCity()] });
    const player = await playerAtQuai(app);
    const results = await Promise.all([choose(player, 'suivre'), choose(player, 'attendre')]);
    const [kept] = results.filter(({ status }) => status === 200);
    const [late] = results.filter(({ status }) => status !== 200);
    const hasFollowed = kept?.body.step?.name === 'BARQUE';
    expect(late).toMatchObject({
      status: 409,
      body: { error: 'STALE', decided: hasFollowed ? 'Suivre la silhouette' : 'Rester sous l’horloge' },
    });
    expect((await player.status()).step?.name).toBe(kept?.body.step?.name);
  });

  it('says nothing of a decision for an answer to another step', async () => {
    const app = await servers.start({ cities: [branchingCity()] });
    const player = await playerAtQuai(app);
    const { status, body } = await player.post('/api/code/check', { code: 'place', step: 'GARE' });
    expect([status, body.error, 'decided' in body]).toEqual([409, 'STALE', false]);
  });
});
