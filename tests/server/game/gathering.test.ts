import { beforeAll, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { GATHERING_ANSWERS, gatheringCity } from '../../../scripts/explain/cities/gathering-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { startParty } from '../../support/server/party.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

const solve = (player: Player, step: string, code = GATHERING_ANSWERS[step] ?? '') =>
  player.post('/api/code/check', { code, step });

async function playerAfter(app: TestApp, ...steps: readonly string[]): Promise<Player> {
  const player = await app.playing();
  for (const step of steps) {
    const { status, body } = await solve(player, step);
    if (status !== 200) throw new Error(`${step}: ${body.error}`);
  }
  return player;
}

const AT_QUARTIER = ['GARE', 'PORT_VIEUX'] as const;
const sideStep = async (player: Player, name: string) =>
  (await player.status()).view?.beside?.find((side) => side.name === name);
const stored = async (app: TestApp, player: Player) => {
  const { code } = await player.status();
  const row = await app.db('orders').where({ code }).first<{ side_steps: string }>('side_steps');
  return JSON.parse(row?.side_steps ?? '') as Record<
    string,
    { solvedAt: number | null; wrongAnswers: string[] }
  >;
};

onBothServers((servers) => {
  /** The solution of FOUR opens a message. */
  const opening = (text: string): string =>
    text.replace('title:', 'reaction: { screen: message, message: duFour }\ntitle:');
  let app: TestApp;
  beforeAll(async () => {
    app = await servers.start({ cities: [gatheringCity({ files: { 'steps/20-four.yaml': opening } })] });
  });

  it('says which message a solution opens once it is solved', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER);
    expect(JSON.stringify(await player.status())).not.toContain('duFour');
    await solve(player, 'FOUR');
    expect((await sideStep(player, 'FOUR'))?.reaction).toEqual({ to: ['/home/messages/duFour?appear'] });
  });

  it('shows the message of the last part before what the next step opens', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER, 'TOUR');
    const arrival = (await playerAfter(app, ...AT_QUARTIER, 'TOUR', 'PUITS')).status();
    const next = (await arrival).view?.reaction.to.filter((route) => route !== '/home') ?? [];
    await solve(player, 'FOUR');
    expect((await player.status()).view?.reaction.to).toEqual(['/home/messages/duFour?appear', ...next]);
  });

  it('judges two answers given at once for two parts, each for its own', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER);
    const [puits, four] = await Promise.all([solve(player, 'PUITS'), solve(player, 'FOUR', '99')]);
    expect([puits.status, four.status]).toEqual([200, 404]);
    const sides = await stored(app, player);
    expect([sides.PUITS?.solvedAt, sides.PUITS?.wrongAnswers, sides.FOUR]).toMatchObject([
      expect.any(Number),
      [],
      { solvedAt: null, wrongAnswers: ['99'] },
    ]);
  });

  it('counts the first of two telephones, and tells the second that the part is no longer open', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER);
    const results = await Promise.all([solve(player, 'PUITS'), solve(player, 'PUITS')]);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const late = results.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ error: 'STALE', status: { step: { name: 'QUARTIER' } } });
    expect((await solve(player, 'CAVE')).status).toBe(409);
  });

  it('gives each part its own hints, and refuses those of a closed one', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER);
    const ask = (step?: string) => player.post('/api/user/status/newClue', { step });
    expect((await ask('TOUR')).status).toBe(200);
    expect((await ask('TOUR')).body.seconds).toBe(10);
    expect((await sideStep(player, 'TOUR'))?.hints?.asked).toEqual(['Regardez plus haut.']);
    expect((await sideStep(player, 'FOUR'))?.hints?.asked).toEqual([]);
    expect((await ask('CAVE')).status).toBe(403);
    expect((await ask()).status).toBe(403);
  });

  it('asks the instrument of the part that is meant', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER);
    const ask = (code: string, step: string) => player.post('/api/code/recognise', { code, step });
    expect((await ask('33', 'TOUR')).body.recognised).toBe(true);
    expect((await ask('33', 'FOUR')).body.recognised).toBe(false);
    expect((await sideStep(player, 'TOUR'))?.puzzle).toMatchObject({ recognised: { code: '33' } });
    expect((await ask('44', 'CAVE')).status).toBe(409);
  });

  it('keeps the parts that were solved in the notebook, under the number of their gathering', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER, 'PUITS', 'FOUR', 'CAVE');
    const notebook = (await player.get('/api/user/notebook')).body as unknown as ApiSchemas['Notebook'];
    expect(notebook.entries.map(({ step, number, state }) => [step, number, state])).toEqual([
      ['GARE', 1, 'found'],
      ['PORT_VIEUX', 2, 'found'],
      ['PUITS', 3, 'found'],
      ['FOUR', 3, 'found'],
      ['CAFE', 4, 'open'],
      ['CAVE', null, 'found'],
    ]);
  });

  it('tells a party that the last part of a gathering was found, once', async () => {
    const { holder, guest } = await startParty(app);
    const findsAfter = async (player: Player, ...steps: readonly string[]) => {
      for (const step of steps) await solve(player, step);
      return (await holder.status()).party?.finds?.map(({ name, number }) => [name, number]);
    };
    expect(await findsAfter(holder, ...AT_QUARTIER, 'CAVE', 'PUITS')).toEqual([
      ['Camille', 1],
      ['Camille', 2],
    ]);
    expect(await findsAfter(guest, 'FOUR')).toEqual([
      ['Camille', 1],
      ['Camille', 2],
      ['Ali', 3],
    ]);
  });

  it('keeps an aside out of the way, and shows staff and the player what was tried there', async () => {
    const player = await playerAfter(app, ...AT_QUARTIER, 'PUITS', 'FOUR');
    await solve(player, 'CAVE', '43');
    const tiles = (await player.status()).view?.tiles;
    expect(tiles?.find(({ id }) => id === 'aside')).toMatchObject({
      label: 'La cave',
      to: '/home/app/code/CAVE',
      isNew: false,
    });
    expect((await solve(player, 'CAVE')).body.step?.name).toBe('CAFE');
    const [order] = ((await player.get('/api/user/data')).body as unknown as ApiSchemas['PersonalData'])
      .orders;
    expect(order?.beside.map(({ wrongAnswers }) => wrongAnswers)).toEqual([[], [], ['43']]);
    const { code } = await player.status();
    const { id } = await app.db('orders').where({ code }).first<{ id: number }>('id');
    expect((await player.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
    expect(await app.db('orders').where({ id }).pluck<string[]>('side_steps')).toEqual(['{}']);
  });
});
