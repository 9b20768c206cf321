import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import {
  isGoodbye,
  isHereNow,
  isMember,
  isVersion,
  listen,
  type Listener,
  present,
  say,
} from '../../support/server/event-stream.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import { invite, joined, memberOf, startParty } from '../../support/server/party.ts';
import { staffOf } from '../../support/server/staff.ts';
import { startTestApp, type TestApp } from '../../support/server/test-app.ts';
import { createPlayer, playTo, type Player } from '../../support/server/test-player.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE } from '../../../scripts/explain/cities/tiny-city.ts';

onBothServers(({ start, startTwo }) => {
  let app: TestApp;
  /** Serves the guests: another process on PostgreSQL. */
  let other: TestApp;
  let staff: Player;
  beforeAll(async () => {
    [app, other] = startTwo ? await startTwo() : await start().then((one) => [one, one] as const);
    staff = await staffOf(app);
  });

  const wait = (milliseconds: number): void =>
    new Set([app.clock, other.clock]).forEach((clock) => clock.wait(milliseconds));

  /** A holder at one process and a guest who listens at the other. */
  async function startListening(): Promise<{ holder: Player; guest: Player; stream: Listener }> {
    const holder = await app.playing();
    const guest = await joined(other.address, (await invite(holder)).code);
    const stream = await present(other.address, guest);
    await stream.hear(isHereNow('Ali'));
    return { holder, guest, stream };
  }

  const membersOf = async (player: Player) => (await player.status()).party?.members ?? [];

  const versionOf = async (player: Player): Promise<number> => (await player.status()).view?.version ?? 0;

  describe('another telephone', () => {
    it('hears the version after every kind of move, and never a word of the story', async () => {
      const { holder, stream } = await startListening();
      const moves: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
        'a wrong answer': () => holder.answer('faux', { step: 'GARE' }),
        'a hint': () => holder.post('/api/user/status/newClue'),
        'a right answer': () => holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' }),
        'an opened paper': () =>
          holder.post('/api/user/status/opened', { kind: 'messages', slug: 'bienvenue' }),
        'a move by staff': async () =>
          staff.post(`/api/admin/orders/${(await holder.status()).code}/step`, {
            stepIdx: 5,
            reason: 'Un appel',
            version: await versionOf(holder),
          }),
      };
      for (const [what, move] of Object.entries(moves)) {
        expect([200, 404], what).toContain((await move()).status);
        await stream.hear(isVersion(await versionOf(holder)));
      }
      const told = stream.text().replace(/Camille|Ali/g, '');
      for (const [step, answer] of TINY_MAIN_ROUTE)
        for (const word of [step, answer, 'bienvenue']) expect(told).not.toContain(word);
      stream.close();
    });

    it('learns who did what last from its status', async () => {
      const { holder, guest, stream } = await startListening();
      const lastOf = async () => (await guest.status()).party?.last;
      await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
      expect(await lastOf()).toMatchObject({ name: 'Camille', kind: 'answer', step: 'GARE' });
      wait(1000);
      await guest.post('/api/user/status/opened', { kind: 'messages', slug: 'bienvenue' });
      expect(await lastOf()).toMatchObject({ name: 'Ali', kind: 'opened', paper: 'messages/bienvenue' });
      wait(1000);
      await holder.post('/api/user/status/report', { text: 'Le banc a disparu.' });
      const { changedAt = '' } = (await guest.status()).party ?? {};
      await stream.hear(({ event, data }) => event === 'party' && data.changedAt === changedAt);
      expect(await lastOf()).toMatchObject({
        name: 'Camille',
        kind: 'report',
        step: 'PORT_VIEUX',
        paper: null,
      });
      stream.close();
    });

    it('sees who writes, at an open step only, and once every two seconds', async () => {
      const { holder, stream } = await startListening();
      const member = await memberOf(holder);
      for (const step of ['TRESOR', 'GARE', 'GARE'])
        expect((await holder.post('/api/party/writing', { step })).status).toBe(200);
      await stream.hear(({ event }) => event === 'writing');
      await holder.answer('faux', { step: 'GARE' });
      await stream.hear(isVersion(await versionOf(holder)));
      expect(stream.events.filter(({ event }) => event === 'writing')).toEqual([
        { event: 'writing', data: { member, step: 'GARE' } },
      ]);
      stream.close();
    });

    it('is shown what others set, point at and sign, at most twice a second, and nothing is stored', async () => {
      const { holder, guest, stream } = await startListening();
      const member = await memberOf(holder);
      const rows = await app.db('attempts').count<[{ count: number }]>({ count: '*' });
      const show = (call: string, body: object) => holder.post(`/api/party/${call}`, body);
      const mark = { paper: 'documents/mission_order', picture: 0, x: 0.25, y: 0.5 };
      for (const value of ['le vi', 'le vieux', 'le vieux pui'])
        expect((await show('hand', { step: 'GARE', value })).status).toBe(200);
      wait(500);
      await show('hand', { step: 'GARE', value: 'le vieux puits' });
      for (const x of [0.25, 0.3]) await show('mark', { ...mark, x });
      await show('sign', { sign: 'here' });
      await stream.hear(({ event }) => event === 'sign');
      const shown = stream.events.filter(({ event }) => ['hand', 'mark', 'sign'].includes(event));
      expect(shown).toEqual([
        { event: 'hand', data: { member, step: 'GARE', value: 'le vi' } },
        { event: 'hand', data: { member, step: 'GARE', value: 'le vieux puits' } },
        { event: 'mark', data: { member, ...mark } },
        { event: 'sign', data: { member, sign: 'here' } },
      ]);
      expect(await app.db('attempts').count<[{ count: number }]>({ count: '*' })).toEqual(rows);
      expect((await show('mark', { ...mark, x: 2 })).status).toBe(400);
      expect((await show('hand', { step: 'GARE', value: 'a'.repeat(1001) })).status).toBe(400);
      await guest.post('/api/party/leave');
    });

    it('is shown nothing of a step or a paper that is not reached', async () => {
      const { holder, stream } = await startListening();
      await holder.post('/api/party/hand', { step: 'TRESOR', value: 'or' });
      await holder.post('/api/party/mark', { paper: 'messages/bienvenue', picture: 0, x: 0, y: 0 });
      await holder.post('/api/party/mark', { paper: 'step/TRESOR', picture: 0, x: 0, y: 0 });
      await holder.post('/api/party/sign', { sign: 'wait' });
      await stream.hear(({ event }) => event === 'sign');
      expect(stream.text()).not.toMatch(/TRESOR|bienvenue/u);
      stream.close();
    });

    it('hears a proposal, and the pen that passes', async () => {
      const { holder, guest, stream } = await startListening();
      await holder.post('/api/party/pen', { member: await memberOf(guest) });
      const pen = await memberOf(guest);
      await stream.hear(({ event, data }) => event === 'party' && data.pen === pen);
      await playTo(holder, 'PHARE');
      wait(60_000);
      expect((await guest.post('/api/user/status/goAlternativePath')).status).toBe(200);
      expect((await stream.hear(({ data }) => data.proposal?.step === 'PHARE')).data.proposal).toEqual({
        member: pen,
        step: 'PHARE',
      });
      stream.close();
    });
  });

  describe('two right answers at once', () => {
    it('count once, and the second is told whose the first was', async () => {
      const { holder, guest, stream } = await startListening();
      const both = await Promise.all(
        [holder, guest].map((player) => player.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' })),
      );
      expect(both.map(({ status }) => status).sort((left, right) => left - right)).toEqual([200, 409]);
      const [won, lost] = both[0]?.status === 200 ? both : [...both].reverse();
      const winner = won?.body.party?.me;
      expect(lost?.body.by).toEqual({
        member: winner,
        name: winner === (await memberOf(holder)) ? 'Camille' : 'Ali',
      });
      expect(lost?.body.alsoRight).toBe(true);
      const late = await guest.answer('autre chose', { step: 'GARE' });
      expect([late.status, late.body.alsoRight]).toEqual([409, false]);
      expect(
        (await app.db('attempts').where({ step: 'GARE', member_id: winner ?? 0 })).map(
          ({ verdict }) => verdict as string,
        ),
      ).toEqual(['right']);
      stream.close();
    });
  });

  describe('the list of who is there', () => {
    it('follows each telephone that opens and closes its stream', async () => {
      const { holder, stream } = await startListening();
      const own = await present(app.address, holder);
      await stream.hear(isHereNow('Camille', 'Ali'));
      await own.hear(isHereNow('Camille', 'Ali'));
      own.close();
      await stream.hear(
        ({ event, data }) =>
          event === 'party' &&
          data.members?.[0]?.isHere === false &&
          stream.events.some(isHereNow('Camille', 'Ali')),
      );
      stream.close();
    });

    it('loses a telephone within 45 seconds of its last word, though its stream stays open', async () => {
      const { holder, guest, stream } = await startListening();
      const own = await present(app.address, holder);
      await own.hear(isHereNow('Camille', 'Ali'));
      wait(30_000);
      await say(app.address, holder, 'on');
      await expect.poll(async () => (await membersOf(guest))[0]?.isHere).toBe(true);
      await app.age();
      expect((await membersOf(holder)).map(({ isHere }) => isHere)).toEqual([true, true]);
      wait(5000);
      await app.age();
      const { data } = await own.hear(
        isMember(1, { isHere: false, inPocket: false, awaySince: isoDate(app.clock.now - 35_000) }),
      );
      expect(data.at).toBe(isoDate(app.clock.now));
      expect(stream.isClosed()).toBe(false);
      await say(other.address, guest, 'on');
      await own.hear(() => own.events.filter(isHereNow('Camille', 'Ali')).length === 2);
      own.close();
      stream.close();
    });

    it('tells at once a screen that goes off, and a page that is closed', async () => {
      const { holder, guest, stream } = await startListening();
      const own = await present(app.address, holder);
      await own.hear(isHereNow('Camille', 'Ali'));
      wait(7000);
      const at = isoDate(app.clock.now);
      await say(other.address, guest, 'off');
      await own.hear(isMember(1, { isHere: false, inPocket: true, awaySince: at }));
      await say(other.address, guest, 'closed');
      await own.hear(isMember(1, { isHere: false, inPocket: false, awaySince: at }));
      own.close();
      stream.close();
    });

    it('believes no page of which another has spoken since, and nobody about somebody else', async () => {
      const { holder, guest } = await startParty(app);
      await say(app.address, guest, 'on', 'old');
      await expect.poll(async () => (await membersOf(guest))[1]?.isHere).toBe(true);
      wait(1000);
      await say(app.address, guest, 'on', 'new');
      await say(app.address, holder, 'on');
      await expect.poll(async () => (await membersOf(guest))[0]?.isHere).toBe(true);
      for (const screen of ['off', 'closed'] as const) await say(app.address, guest, screen, 'old');
      const forged = { member: await memberOf(guest), page: 'new', screen: 'closed' };
      await holder.post('/api/party/beat', forged);
      expect((await membersOf(guest)).map(({ isHere }) => isHere)).toEqual([true, true]);
    });

    it('loses who was let go, and closes their stream', async () => {
      const { holder, guest, stream } = await startListening();
      const own = await present(app.address, holder);
      await own.hear(isHereNow('Camille', 'Ali'));
      await holder.post('/api/party/release', { member: await memberOf(guest) });
      await stream.hear(isGoodbye('ended'));
      await stream.closed();
      await own.hear(({ event, data }) => event === 'party' && data.members?.length === 1);
      own.close();
    });
  });

  it('a stream ends with the letter, the party and the session', async () => {
    const taken = await startListening();
    const email = await emailOf(app);
    expect((await staff.post('/api/admin/status/removeStoryFromUser', { userEmail: email })).status).toBe(
      200,
    );
    await taken.stream.hear(isGoodbye('ended'));

    const closed = await startListening();
    await closed.holder.post('/api/party/close');
    await closed.stream.hear(isGoodbye('ended'));

    const { holder } = await startParty(app);
    const own = await present(app.address, holder);
    await own.hear(isHereNow('Camille'));
    await holder.post('/api/user/logout');
    await app.readParties();
    await own.hear(isGoodbye('ended'));
  });

  it('a member has four streams in a process: one more closes the oldest of that member alone', async () => {
    const { holder, guest } = await startParty(app);
    const own = await present(app.address, holder);
    const streams: Listener[] = [];
    for (let count = 0; count < 5; count += 1) {
      const stream = await listen(app.address, guest);
      await stream.hear(({ event }) => event === 'party');
      streams.push(stream);
    }
    await streams[0]?.hear(isGoodbye('crowded'));
    expect([own, ...streams].map((stream) => stream.isClosed())).toEqual([
      false,
      true,
      ...Array.from({ length: 4 }, () => false),
    ]);
    expect((await app.visitor().get('/metrics')).text).toMatch(/^party_streams [1-9]/m);
    for (const stream of [own, ...streams]) stream.close();
  });

  it('a member who opens streams without end waits, and the others do not', async () => {
    const alone = await start();
    const { holder, guest } = await startParty(alone);
    for (let count = 0; count < 60; count += 1) (await listen(alone.address, guest)).close();
    const refused = await guest.get('/api/party/stream');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    (await listen(alone.address, holder)).close();
    alone.clock.wait(1000);
    (await listen(alone.address, guest)).close();
  });

  it('a member whose screen goes off without end waits, and is silent meanwhile', async () => {
    const alone = await start();
    const { guest } = await startParty(alone);
    for (let count = 0; count < 60; count += 1) await say(alone.address, guest, 'off');
    expect((await say(alone.address, guest, 'closed')).status).toBe(429);
    expect((await say(alone.address, guest, 'on')).status).toBe(200);
  });

  it('a stream opened and closed fifty times leaves nothing', async () => {
    const alone = await start();
    const { holder } = await startParty(alone);
    for (let count = 0; count < 50; count += 1) (await listen(alone.address, holder)).close();
    const last = await present(alone.address, holder);
    await last.hear(isHereNow('Camille'));
    last.close();
    await expect.poll(async () => (await alone.visitor().get('/metrics')).text).toMatch(/^party_streams 0$/m);
    await expect.poll(async () => (await holder.status()).party?.members[0]?.isHere).toBe(false);
  });
});

async function emailOf(app: TestApp): Promise<string> {
  const row = await app
    .db('parties')
    .join('accounts', 'accounts.id', 'parties.account_id')
    .orderBy('order_id', 'desc')
    .first<{ email: string }>('email');
  return row.email;
}

it('a process that holds as many streams as it may refuses one more in words, and takes it when one has closed', async () => {
  const app = await startTestApp({ settings: { mostStreams: 2 } });
  const { holder, guest } = await startParty(app);
  const [first, second] = await Promise.all([holder, guest].map((player) => listen(app.address, player)));
  const { status, body, headers } = await guest.get('/api/party/stream');
  expect([status, body.error, headers.get('retry-after')]).toEqual([503, 'TOO_MANY_STREAMS', '30']);
  expect(body.message).toMatch(/Trop de téléphones écoutent/);
  expect((await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' })).status).toBe(200);
  await second?.hear(isVersion((await guest.status()).view?.version ?? 0));
  first?.close();
  await expect.poll(async () => (await guest.send('HEAD', '/api/party/stream')).status).toBe(200);
  second?.close();
  await app.stop();
});

it('a telephone that left before its stream was opened holds none', async () => {
  let isHandled = false;
  const app = await startTestApp({
    planted: async (ctx, next) => {
      const isStream = ctx.path === '/api/party/stream';
      if (isStream) {
        ctx.req.socket.destroy();
        await once(ctx.res, 'close');
      }
      await next();
      isHandled ||= isStream;
    },
  });
  const { guest } = await startParty(app);
  await expect(guest.get('/api/party/stream')).rejects.toThrow(/fetch failed/);
  await expect.poll(() => isHandled).toBe(true);
  expect((await app.visitor().get('/metrics')).text).toMatch(/^party_streams 0$/m);
  await app.stop();
});

describe('a server that stops', () => {
  it('says goodbye to every telephone, which may come back', async () => {
    const app = await startTestApp();
    const { holder } = await startParty(app);
    const stream = await present(app.address, holder);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    await stream.hear(isHereNow('Camille'));
    expect(stream.text()).toMatch(/^retry: \d{4}\n\n/);
    await app.readParties();
    await stream.read('\n\n: \n\n');
    await app.stop();
    await stream.hear(isGoodbye('restart'));
    await stream.closed();
  });

  it('answers a request for the headers alone at once', async () => {
    const app = await startTestApp();
    const { guest } = await startParty(app);
    const { status, headers } = await createPlayer(app.address).send('HEAD', '/api/party/stream', {
      headers: { 'x-token': guest.token ?? '' },
    });
    expect([status, headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^text\/event-stream/),
    ]);
    await app.stop();
  });
});
