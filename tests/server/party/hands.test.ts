import { beforeAll, expect, it } from 'vitest';
import type { Status } from '../../../engine/index.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { inHands } from '../../../scripts/explain/edits.ts';
import { TINY_ANSWERS, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { listen } from '../../support/server/event-stream.ts';
import { joined, memberOf } from '../../support/server/party.ts';
import { fileOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo, type Player } from '../../support/server/test-player.ts';
import { writeRefusal } from '../../../server/words/words.ts';

/** Two roles: the order of mission is read, an old letter and the dials of PORT_VIEUX are listened to. */
const shared = tinyCity(inHands({}, { 'steps/02-port-vieux.yaml': 'for: écoute' }));

/** The same with numbers that are listened to, of which the right ones are counted. */
const { files: roles } = inHands();
const counting = tinyCity({
  files: {
    ...roles,
    'steps/15-registre.yaml': (text) =>
      `${text.replace('  solution:', '  countsRight: true\n  solution:')}for: écoute\n`,
  },
});

const papers = ({ view }: Status) => [...(view?.messages ?? []), ...(view?.documents ?? [])];
const addresses = (status: Status): readonly string[] =>
  JSON.stringify(status).match(/\/(?:pages|media)\/[^"]+/gu) ?? [];

onBothServers(({ start }) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start({ cities: [shared] })));

  async function share(
    severalHands = true,
    at = app,
  ): Promise<{ holder: Player; guest: Player; code: string }> {
    const holder = await at.playing();
    const { body } = await holder.post('/api/party/invitation', { name: 'Camille', severalHands });
    const code = String(body.code);
    return { holder, guest: await joined(at.address, code), code };
  }

  const served = async (player: Player, address: string): Promise<number> =>
    (await player.get(address)).status;

  it('deals the roles at joining: each telephone reads, opens and is served its own papers only', async () => {
    const { holder, guest } = await share();
    await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    await guest.answer(TINY_ANSWERS.PORT_VIEUX ?? '', { step: 'PORT_VIEUX' });
    const [reader, listener] = [await holder.status(), await guest.status()];
    expect([reader.view?.hands?.roles, listener.view?.hands?.roles]).toEqual([
      [{ name: 'lecture', task: null }],
      [{ name: 'l’écoute', task: 'Tourne les boutons.' }],
    ]);
    expect(papers(reader).map(({ slug }) => slug)).toEqual(['bienvenue', 'mission_order', 'carnet']);
    expect(papers(listener).map(({ slug }) => slug)).toEqual(['bienvenue', 'ancienneLettre', 'carnet']);
    expect(reader.view?.hands?.messages).toEqual([
      { slug: 'ancienneLettre', title: 'Une lettre ancienne', heldBy: 'l’écoute' },
    ]);
    expect(listener.view?.hands?.documents).toEqual([
      { slug: 'mission_order', title: 'Ordre de mission', heldBy: 'lecture' },
    ]);
    expect(Object.keys(listener.infos)).not.toContain('mission_order');
    for (const [own, other, theirs] of [
      [reader, guest, listener],
      [listener, holder, reader],
    ] as const) {
      const mine = addresses(own).filter((address) => !addresses(theirs).includes(address));
      expect(mine.length).toBeGreaterThan(0);
      for (const address of mine) expect(await served(other, address)).toBe(404);
      for (const address of mine) expect(await served(other === guest ? holder : guest, address)).toBe(200);
    }
    const open = (player: Player, slug: string) =>
      player.post('/api/user/status/opened', { kind: 'messages', slug });
    expect((await open(holder, 'ancienneLettre')).status).toBe(404);
    expect((await open(guest, 'ancienneLettre')).status).toBe(200);
  });

  it('shows what a telephone sets and points at only to those that hold the same', async () => {
    const { holder, guest, code } = await share();
    const third = await joined(app.address, code, 'Bo');
    await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    const rolesOf = async (player: Player) =>
      (await player.status()).view?.hands?.roles.map(({ name }) => name);
    expect([await rolesOf(holder), await rolesOf(guest), await rolesOf(third)]).toEqual([
      ['lecture'],
      ['l’écoute'],
      ['lecture'],
    ]);
    const [reader, listener] = [await listen(app.address, third), await listen(app.address, guest)];
    const mark = { paper: 'documents/mission_order', picture: 0, x: 0.5, y: 0.5 };
    await holder.answer(TINY_ANSWERS.PORT_VIEUX ?? '', { step: 'PORT_VIEUX' });
    await holder.post('/api/party/mark', mark);
    await holder.post('/api/party/hand', { step: 'PORT_VIEUX', value: '0412' });
    await guest.post('/api/party/mark', mark);
    await holder.post('/api/party/sign', { sign: 'look' });
    for (const stream of [reader, listener]) await stream.hear(({ event }) => event === 'sign');
    expect(reader.events.filter(({ event }) => event === 'mark').map(({ data }) => data.member)).toEqual([
      await memberOf(holder),
    ]);
    expect(listener.text()).not.toMatch(/mission_order|0412/u);
    for (const stream of [reader, listener]) stream.close();
  });

  it('tells how much of a try is right to those that hold the same, with whose it is', async () => {
    const own = await start({ cities: [counting] });
    const { holder, guest, code } = await share(true, own);
    const third = await joined(own.address, code, 'Bo');
    const [reader, listener] = [await listen(own.address, third), await listen(own.address, guest)];
    await playTo(holder, 'REGISTRE');
    // The process hears the others only some time after its first stream is opened.
    const { view } = await holder.status();
    for (const stream of [reader, listener])
      await stream.hear(({ event, data }) => event === 'version' && data.version === view?.version);
    for (const numbers of ['8317-457-1793', '9-9-9']) await holder.answer(numbers, { step: 'REGISTRE' });
    await holder.post('/api/party/sign', { sign: 'look' });
    for (const stream of [reader, listener]) await stream.hear(({ event }) => event === 'sign');
    expect(listener.events.filter(({ event }) => event === 'tried').map(({ data }) => data)).toEqual([
      { member: await memberOf(holder), step: 'REGISTRE', right: 2, of: 3 },
    ]);
    expect(reader.text()).not.toContain('REGISTRE');
    for (const stream of [reader, listener]) stream.close();
  });

  it('hides an instrument from the other telephone, and takes its answer from both', async () => {
    const { holder, guest } = await share();
    const { body } = await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    const { view } = body as unknown as Status;
    expect([view?.puzzle, view?.puzzleHeldBy]).toEqual([null, 'l’écoute']);
    const titlesFor = async (player: Player) =>
      ((await player.get('/api/user/notebook')).body as unknown as ApiSchemas['Notebook']).entries.map(
        ({ title }) => title,
      );
    expect([await titlesFor(holder), await titlesFor(guest)]).toEqual([
      ['Où commencer ?', 'l’écoute'],
      ['Où commencer ?', 'Quatre molettes'],
    ]);
    const ask = (player: Player) =>
      player.post('/api/code/recognise', { code: TINY_ANSWERS.PORT_VIEUX, step: 'PORT_VIEUX' });
    const message = writeRefusal(['inTheirHands', ['Ali'], 'l’écoute']);
    expect((await ask(holder)).body).toEqual({ error: 'IN_OTHER_HANDS', message });
    app.clock.wait(5_000);
    expect((await ask(guest)).body.recognised).toBe(true);
    expect((await holder.answer(TINY_ANSWERS.PORT_VIEUX ?? '', { step: 'PORT_VIEUX' })).status).toBe(200);
    expect((await guest.status()).step?.name).toBe('CAFE');
  });

  it('deals again when a telephone leaves: nothing is lost, and nothing opens any more for who left', async () => {
    const { holder, guest } = await share();
    await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    const before = await guest.status();
    const [address = ''] = addresses(before);
    expect((await guest.post('/api/party/leave')).status).toBe(200);
    const { view } = await holder.status();
    expect([view?.hands, view?.puzzleHeldBy, view?.puzzle?.type]).toEqual([
      undefined,
      undefined,
      'digit-dials',
    ]);
    expect(await served(guest, address)).toBe(404);
    expect((await guest.get('/api/user/status/current')).status).toBe(401);
  });

  it('tells everybody, and the staff, who holds which role, and nothing of it once one telephone has everything', async () => {
    const { holder, guest } = await share();
    const { party, code } = await holder.status();
    const [camille, ali] = party?.members.map(({ id }) => id) ?? [];
    const dealt = [
      { member: camille, roles: ['lecture'] },
      { member: ali, roles: ['l’écoute'] },
    ];
    expect([party?.hands, (await guest.status()).party?.hands]).toEqual([dealt, dealt]);
    const staff = await staffOf(app);
    const people = async () => (await fileOf(staff, code)).party.map(({ name, roles }) => [name, roles]);
    expect(await people()).toEqual([
      ['Camille', ['lecture']],
      ['Ali', ['l’écoute']],
    ]);
    await guest.post('/api/party/leave');
    expect((await holder.status()).party?.hands).toEqual([]);
    expect(await people()).toEqual([
      ['Camille', []],
      ['Ali', []],
    ]);
  });

  it('shows everything to everybody in a party that does not share, and in a city without roles', async () => {
    const { holder, guest } = await share(false);
    await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    for (const player of [holder, guest]) expect((await player.status()).view?.hands).toBeUndefined();
  });
});
