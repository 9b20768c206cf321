import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedOperations } from '../../support/server/openapi.ts';
import type { Operation } from '../../support/server/openapi.ts';
import { invite, joined, memberOf, startParty } from '../../support/server/party.ts';
import { startTestApp } from '../../support/server/test-app.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo, type Answered, type Player } from '../../support/server/test-player.ts';
import { accountStore } from '../../../server/store/accounts/accounts.ts';
import { listen } from '../../support/server/event-stream.ts';
import { writeRefusal } from '../../../server/words/words.ts';

/** The calls that a guest may make, and their statuses for a guest on a fresh letter. */
const GUEST_CALLS: Readonly<Record<string, number>> = {
  'GET /api/user/status/current': 200,
  'GET /api/user/report': 404,
  'GET /api/user/notebook': 200,
  'POST /api/user/notebook': 400,
  'POST /api/user/status/newClue': 200,
  'POST /api/user/status/goAlternativePath': 403,
  'POST /api/user/status/opened': 400,
  'POST /api/user/status/report': 400,
  'POST /api/code/check': 400,
  'POST /api/code/recognise': 400,
  'GET /api/party': 200,
  'POST /api/party/pen': 400,
  'POST /api/party/writing': 400,
  'POST /api/party/hand': 400,
  'POST /api/party/mark': 400,
  'POST /api/party/sign': 400,
  'POST /api/party/beat': 400,
  'POST /api/party/ask-pen': 200,
  'POST /api/party/take-over': 400,
  'POST /api/party/give-back': 400,
  'GET /pages/{file}': 404,
  'GET /media/{file}': 404,
};

/** Calls that end the membership: tried by themselves. */
const LEAVING = ['POST /api/party/leave', 'POST /api/user/logout'];
const STREAM = 'GET /api/party/stream';

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
const closed = describedOperations().filter(({ isOpen }) => !isOpen);
const walked = closed.filter((operation) => ![...LEAVING, STREAM].includes(nameOf(operation)));

let app: TestApp;
let holder: Player;
let guest: Player;
let departed: Player;
let secrets: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  const party = await startParty(app);
  ({ holder, guest } = party);
  const { code } = await invite(holder, null);
  departed = await joined(app.address, code, 'Zoé');
  await holder.post('/api/party/release', { member: await memberOf(departed) });
  const order = await app.db('orders').first<{ id: number; code: string }>();
  await app.db('orders').where({ id: order.id }).update({ identifier: 'CMD-SECRET' });
  secrets = [order.code, 'CMD-SECRET', 'joueur1@poste.test'];
});
afterAll(() => app.stop());

function call(player: Player, { method, path, body }: Operation): Promise<Answered> {
  const address = path.replace('{file}', 'AAAA.js').replace(/\{\w+\}/g, secrets[0] ?? '');
  return method === 'GET' ? player.get(address) : player.post(address, body ? {} : undefined);
}

describe('a guest', () => {
  it.each(walked.map((operation) => [nameOf(operation), operation] as const))(
    '%s: plays, and nothing else',
    async (name, operation) => {
      const { status, body, text } = await call(guest, operation);
      const allowed = GUEST_CALLS[name];
      if (allowed === undefined)
        expect([status, body]).toEqual([403, { error: 'GUEST', message: writeRefusal(['guest']) }]);
      else expect(status, text).toBe(allowed);
      for (const secret of secrets) expect(text.toUpperCase()).not.toContain(secret.toUpperCase());
    },
  );

  it('listens', async () => {
    const stream = await listen(app.address, guest);
    await stream.hear(({ event }) => event === 'party');
    stream.close();
    for (const secret of secrets) expect(stream.text()).not.toContain(secret);
  });

  it('has a status without what belongs to the holder', async () => {
    const { code, identifier, view } = await guest.status();
    expect([code, identifier]).toEqual([expect.stringMatching(/^0[0-9A-Z]{5}$/), null]);
    expect(view).not.toHaveProperty('mailAsked');
    const stale = await guest.answer('x', { step: 'GARE', order: 'AAAAAA' });
    expect(stale.body.error).toBe('STALE');
    expect((await guest.answer('x', { step: 'GARE', order: code })).status).toBe(404);
  });

  it('withdraws from nothing: the code of its status is no letter’s', async () => {
    const { code } = await guest.status();
    const other = await app.player();
    expect((await other.get(`/api/user/status/find/${code}`)).body).toEqual({
      error: 'UNAVAILABLE_CODE',
      reason: 'unknown',
    });
  });

  it('does not open another letter by typing its code', async () => {
    const { status, body } = await guest.answer(await app.post(), { step: 'GARE' });
    expect([status, body.letter]).toEqual([404, undefined]);
  });

  it('loses everything with the letter, and its next owner’s game stays closed', async () => {
    const second = await startParty(app);
    const order = await app.db('orders').orderBy('id', 'desc').first<{ id: number; code: string }>();
    const other = await app.player();
    const account = await app.db('accounts').orderBy('id', 'desc').first<{ id: number }>('id');
    await app.db('orders').where({ id: order.id }).update({ account_id: account.id });
    expect((await second.guest.get('/api/user/status/current')).body.error).toBe('PARTY_ENDED');
    expect((await other.status()).party).toBeUndefined();
    await invite(other, 'Sacha');
    expect((await other.status()).party?.members.map(({ name }) => name)).toEqual(['Sacha']);
    expect((await second.guest.get('/api/user/status/current')).status).toBe(401);
  });
});

describe('somebody who left the party', () => {
  it.each(walked.map((operation) => [nameOf(operation), operation] as const))(
    '%s: is nobody',
    async (name, operation) => {
      const { status, body } = await call(departed, operation);
      if (/^GET \/(pages|media)/.test(name)) expect(status).toBe(404);
      else expect([status, body.error]).toEqual([401, name in GUEST_CALLS ? 'PARTY_ENDED' : 'NOT_CONNECTED']);
    },
  );

  it('hears nothing', async () => {
    const { status, body } = await departed.get('/api/party/stream');
    expect([status, body.error]).toEqual([401, 'PARTY_ENDED']);
  });

  it.each(LEAVING)('is whoever calls %s', async (name) => {
    const leaving = await startParty(app);
    const answer = await leaving.guest.post(name.replace('POST ', ''));
    expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
      200,
      expect.stringContaining('token=; HttpOnly; Path=/; SameSite=Lax; Max-Age=0'),
    ]);
    expect((await leaving.guest.get('/api/user/status/current')).body.error).toBe('PARTY_ENDED');
    expect((await leaving.holder.status()).party?.members).toHaveLength(1);
  });

  it('is whoever logs in to an account', async () => {
    const leaving = await startParty(app);
    await app.visitor().register('ali@poste.test');
    const { token } = leaving.guest;
    await leaving.guest.login('ali@poste.test');
    expect((await Object.assign(app.visitor(), { token }).get('/api/user/status/current')).body.error).toBe(
      'PARTY_ENDED',
    );
  });

  it('is every guest once the holder ended the party, or chose a new password', async () => {
    const ended = await startParty(app);
    expect((await ended.holder.post('/api/party/close')).status).toBe(200);
    expect((await ended.guest.get('/api/user/status/current')).body.error).toBe('PARTY_ENDED');
    expect((await ended.holder.status()).party).toBeUndefined();
    await invite(ended.holder, null);
    expect((await ended.guest.get('/api/user/status/current')).status).toBe(401);
    const forgotten = await startParty(app);
    const { account_id: id } = await app
      .db('parties')
      .orderBy('order_id', 'desc')
      .first<{ account_id: number }>('account_id');
    await accountStore(app.db).setStaff(id, 'x', app.clock.now);
    expect((await forgotten.guest.get('/api/user/status/current')).status).toBe(401);
  });
});

describe('the holder', () => {
  it('stays in the party, and lets go only guests of it', async () => {
    const [one, two] = [await startParty(app), await startParty(app)];
    expect((await one.holder.post('/api/party/leave')).body.error).toBe('HOLDER');
    expect(
      (await one.holder.post('/api/party/release', { member: await memberOf(one.holder) })).body.error,
    ).toBe('HOLDER');
    expect(
      (await one.holder.post('/api/party/release', { member: await memberOf(two.guest) })).body.error,
    ).toBe('UNKNOWN_MEMBER');
    expect((await two.guest.get('/api/user/status/current')).status).toBe(200);
  });

  it('passes the pen, which whoever has it passes on', async () => {
    const { holder: one, guest: two } = await startParty(app);
    const [first, second] = [await memberOf(one), await memberOf(two)];
    expect((await two.post('/api/party/pen', { member: second })).body.error).toBe('NO_PEN');
    expect((await one.post('/api/party/pen', { member: second })).status).toBe(200);
    expect((await one.status()).party?.pen).toBe(second);
    expect((await two.post('/api/party/pen', { member: 2 ** 30 })).body.error).toBe('UNKNOWN_MEMBER');
    expect((await two.post('/api/party/pen', { member: first })).status).toBe(200);
    await one.post('/api/party/pen', { member: second });
    await one.post('/api/party/release', { member: second });
    expect((await one.status()).party?.pen).toBe(first);
  });

  it('declines or takes the other route that a guest proposes', async () => {
    const { holder: one, guest: two } = await startParty(app);
    await playTo(one, 'PHARE');
    const early = await two.post('/api/user/status/goAlternativePath');
    expect([early.status, (early.body.seconds ?? 0) > 0]).toEqual([403, true]);
    app.clock.wait(60_000);
    const proposed = await two.post('/api/user/status/goAlternativePath');
    expect(proposed.body).toMatchObject({
      step: { name: 'PHARE' },
      party: { proposal: { member: await memberOf(two), step: 'PHARE' } },
    });
    expect((await two.post('/api/party/decline')).body.error).toBe('GUEST');
    expect((await one.post('/api/party/decline')).status).toBe(200);
    expect([(await two.status()).party?.proposal, (await two.status()).step?.name]).toEqual([null, 'PHARE']);
    await two.post('/api/user/status/goAlternativePath');
    const taken = await one.post('/api/user/status/goAlternativePath');
    expect(taken.body.step?.name).not.toBe('PHARE');
    expect(taken.body.party?.proposal).toBeNull();
    expect((await two.status()).party?.last).toMatchObject({ name: 'Camille', kind: 'alternative' });
  });

  it('has no party alone', async () => {
    const alone = await app.playing();
    for (const path of ['/api/party', '/api/party/stream'])
      expect((await alone.get(path)).body.error).toBe('NO_PARTY');
    for (const path of ['release', 'pen'])
      expect((await alone.post(`/api/party/${path}`, { member: 1 })).body.error).toBe('NO_PARTY');
  });
});
