import { beforeAll, describe, expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import {
  invite,
  type Invited,
  join,
  joined,
  memberOf,
  startParty,
  tokenOf,
} from '../../support/server/party.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { writeRefusal } from '../../../server/words/words.ts';
import type { Player } from '../../support/server/test-player.ts';

const DAY = 24 * 3600 * 1000;

onBothServers(({ start }) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));

  describe('an invitation', () => {
    it('is a code of six signs, and an address with a long secret, which nothing uses up', async () => {
      const holder = await app.playing();
      const { code, address, expiresAt } = await invite(holder);
      expect(code).toMatch(/^[A-Z0-9]{6}$/);
      const [, link = ''] = /^http:\/\/poste\.test\/r\/([\w-]{24})$/.exec(address) ?? [];
      expect(Date.parse(expiresAt)).toBe(app.clock.now + DAY);
      const stored = JSON.stringify(await app.db('parties').select('*'));
      expect([code, link].filter((secret) => stored.includes(secret))).toEqual([]);
      const guest = app.visitor();
      await guest.get(`/r/${link}`);
      await guest.send('HEAD', `/r/${link}`);
      for (const secret of [code, link]) expect((await join(app.visitor(), secret)).status).toBe(200);
    });

    it('asks the holder for a first name once', async () => {
      const holder = await app.playing();
      const unnamed = await holder.post('/api/party/invitation');
      expect([unnamed.status, unnamed.body]).toEqual([
        400,
        { error: 'MISSING_NAME', message: writeRefusal(['missingName']) },
      ]);
      expect((await holder.status()).party).toBeUndefined();
      await invite(holder, 'Camille');
      await invite(holder, null);
      expect((await holder.status()).party?.members).toEqual([
        {
          id: await memberOf(holder),
          name: 'Camille',
          isHolder: true,
          isHere: false,
          inPocket: false,
          awaySince: expect.any(String) as string,
        },
      ]);
    });

    it('is void after a day, after a new one, and after somebody was let go', async () => {
      const holder = await app.playing();
      const first = await invite(holder);
      const guest = await joined(app.address, first.code);
      const second = await invite(holder, null);
      const isVoid = async (invitation: Invited) => {
        for (const secret of [invitation.code, linkOf(invitation)])
          expect((await join(app.visitor(), secret)).body.error).toBe('UNKNOWN_INVITATION');
      };
      await isVoid(first);
      expect((await join(app.visitor(), second.code)).status).toBe(200);
      expect((await holder.post('/api/party/release', { member: await memberOf(guest) })).status).toBe(200);
      await isVoid(second);
      const third = await invite(holder, null);
      app.clock.wait(DAY);
      await isVoid(third);
    });

    it('admits thirty joinings in a day, whoever left since', async () => {
      const { code } = await invite(await app.playing());
      for (let count = 0; count < 30; count += 1) {
        const guest = await joined(app.address, code);
        await guest.post('/api/party/leave');
        app.clock.wait(1000);
      }
      const refused = await join(app.visitor(), code);
      expect([refused.status, refused.body.error]).toEqual([429, 'TOO_MANY_JOININGS']);
      expect(Number(refused.headers.get('retry-after'))).toBe(DAY / 1000 - 30);
    });

    it('is made at the holder’s pace: twenty, then one a minute', async () => {
      const holder = await app.playing();
      for (let count = 0; count < 20; count += 1) await invite(holder);
      const refused = await holder.post('/api/party/invitation');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      app.clock.wait(60_000);
      await invite(holder);
    });

    it('admits six telephones, the holder’s included, even when they come at once', async () => {
      const { code } = await invite(await app.playing());
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => join(app.visitor(), code, name)),
      );
      expect(answers.map(({ status }) => status).sort((left, right) => left - right)).toEqual([
        200, 200, 200, 200, 200, 409, 409,
      ]);
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        error: 'PARTY_FULL',
        message: writeRefusal(['partyFull']),
      });
    });

    it('is given for a game in progress only', async () => {
      const waiting = await app.player();
      expect((await waiting.post('/api/party/invitation', { name: 'Camille' })).body.error).toBe('NO_STATUS');
    });
  });

  describe('a guest', () => {
    it('joins without an account and plays: reads, answers, asks for a hint, listens', async () => {
      const { holder, guest } = await startParty(app);
      const { view, party } = await guest.status();
      expect(party?.members.map(({ name }) => name)).toEqual(['Camille', 'Ali']);
      expect(view?.page === null || (await guest.get(view?.page.address ?? '')).status === 200).toBe(true);
      expect((await guest.post('/api/user/status/newClue')).body.clueIndex).toBe(1);
      expect((await guest.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' })).status).toBe(200);
      expect(await holder.status()).toMatchObject({
        step: { name: 'PORT_VIEUX' },
        party: { last: { name: 'Ali', kind: 'answer', step: 'GARE' } },
      });
    });

    it('has a cookie that scripts cannot read', async () => {
      const { code } = await invite(await app.playing());
      const cookies = (await join(app.visitor(), code)).headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('token='))).toMatch(
        /; HttpOnly; Path=\/; SameSite=Lax/,
      );
      const token = tokenOf(await join(app.visitor(), code)) ?? '';
      expect(JSON.stringify(await app.db('party_members').select('*'))).not.toContain(token);
    });

    it('gets the same seat when the answer of the first request was lost', async () => {
      const { code } = await invite(await app.playing());
      const key = { 'idempotency-key': 'un-doigt' };
      const lost = await join(app.visitor(), code, 'Ali', key);
      const again = app.visitor();
      again.token = tokenOf(await join(again, code, 'Ali', key));
      expect((await again.status()).party?.members).toHaveLength(2);
      const first = Object.assign(app.visitor(), { token: tokenOf(lost) });
      expect((await first.get('/api/user/status/current')).status).toBe(401);
    });

    it('stays when joining again, and leaves one party for another', async () => {
      const { holder, guest, code } = await startParty(app);
      expect((await join(guest, code, 'Autre')).body.party?.members.map(({ name }) => name)).toEqual([
        'Camille',
        'Ali',
      ]);
      const elsewhere = await invite(await app.playing(), 'Dominique');
      guest.token = tokenOf(await join(guest, elsewhere.code));
      expect((await guest.status()).party?.members.map(({ name }) => name)).toEqual(['Dominique', 'Ali']);
      expect((await holder.status()).party?.members).toHaveLength(1);
    });

    it('must end the session of an account first, so that nothing is lost', async () => {
      const { code } = await invite(await app.playing());
      const other = await app.playing();
      expect((await join(other, code)).body.error).toBe('CONNECTED');
      expect((await other.status()).step?.name).toBe('GARE');
    });

    it('is out when the holder opens another letter, and not when the same one is activated again', async () => {
      const { holder, guest } = await startParty(app);
      const open = (code: string) => holder.post(`/api/a/${code}`, { waiver: { version: '1' } });
      expect((await open((await holder.status()).code)).status).toBe(200);
      expect((await guest.status()).party?.members).toHaveLength(2);
      expect((await open(await app.post())).status).toBe(200);
      expect((await guest.get('/api/user/status/current')).body.error).toBe('PARTY_ENDED');
      expect((await holder.status()).party).toBeUndefined();
    });

    it('is out after a week, like every session', async () => {
      const { holder, guest } = await startParty(app);
      app.clock.wait(7 * DAY - 1000);
      expect((await guest.get('/api/user/status/current')).status).toBe(200);
      app.clock.wait(1000);
      expect((await guest.get('/api/user/status/current')).body.error).toBe('PARTY_ENDED');
      await holder.login(
        (await app.db('accounts').orderBy('id', 'desc').first<{ email: string }>('email')).email,
      );
      expect((await holder.status()).party?.members).toHaveLength(1);
    });
  });

  describe('a first name', () => {
    const named = async (name: unknown) => {
      const { code } = await invite(await app.playing());
      return app.visitor().post('/api/party/join', { code, name });
    };
    const others = ({ body }: Awaited<ReturnType<typeof named>>) =>
      body.party?.members.slice(1).map(({ name }) => name);

    it.each([
      ['ten thousand signs', 'a'.repeat(10_000), 'INVALID_NAME'],
      ['nothing', '', 'MISSING_NAME'],
      ['blanks', ' \u200b ', 'MISSING_NAME'],
      ['a line break', 'Ali\nBaba', 'INVALID_NAME'],
      ['no text', 12, 'INVALID_NAME'],
      ['null', null, 'MISSING_NAME'],
    ])('of %s is refused in words', async (_what, name, error) => {
      const answer = await named(name);
      expect([answer.status, answer.body.error]).toEqual([400, error]);
      expect(answer.body.message).toMatch(/prénom/);
    });

    it('may be an emoji, or contain markup, which stays text', async () => {
      expect(others(await named('👩‍👩‍👧'))).toEqual(['👩‍👩‍👧']);
      expect(others(await named('<script>alert(1)</script>'))).toEqual(['<script>alert(1)</script>']);
    });

    it('does not turn the words beside it around', async () => {
      expect(others(await named('Ali\u202e'))).toEqual(['Ali']);
    });

    it('is numbered when somebody has it', async () => {
      const { code } = await invite(await app.playing(), 'Ali');
      await joined(app.address, code, 'Ali');
      expect((await join(app.visitor(), code, 'Ali')).body.party?.members.map(({ name }) => name)).toEqual([
        'Ali',
        'Ali 2',
        'Ali 3',
      ]);
    });
  });

  describe('guesses of the six signs', () => {
    const guess = (guest: Player, number: number, headers: Record<string, string> = {}) =>
      join(guest, `ACDE${number}`, 'Ali', headers);

    it('make their network wait after thirty, and never the address of an invitation', async () => {
      const guessed = await start();
      const holder = await guessed.playing();
      const { code } = await invite(holder);
      const link = linkOf(await invite(holder, null));
      const typed = (await invite(holder, null)).code;
      expect((await join(guessed.visitor(), link)).status).toBe(404);
      for (let number = 0; number < 29; number += 1)
        expect((await guess(guessed.visitor(), number)).status).toBe(404);
      expect((await join(guessed.visitor(), code)).status).toBe(404);
      const refused = await join(guessed.visitor(), typed);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      const last = await invite(holder, null);
      expect((await join(guessed.visitor(), linkOf(last))).status).toBe(200);
      guessed.clock.wait(10 * 60_000);
      const dictated = ` ${last.code.toLowerCase().slice(0, 3)}-${last.code.slice(3)}`;
      expect((await join(guessed.visitor(), dictated)).status).toBe(200);
    });

    it('are looked up thirty times at most when they come at once', async () => {
      const guessed = await start();
      await invite(await guessed.playing());
      const answers = await Promise.all(
        Array.from({ length: 600 }, (_, number) => guess(guessed.visitor(), number)),
      );
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(570);
    });

    it('make a device wait after three, and not its neighbours', async () => {
      const guessed = await start();
      const { code } = await invite(await guessed.playing());
      const [, device = ''] =
        /\bdevice=([\w-]{16})/.exec((await guess(guessed.visitor(), 0)).headers.get('set-cookie') ?? '') ??
        [];
      const cookie = { cookie: `device=${device}` };
      for (let number = 1; number < 3; number += 1)
        expect((await guess(guessed.visitor(), number, cookie)).status).toBe(404);
      const refused = await join(guessed.visitor(), code, 'Ali', cookie);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
      expect((await join(guessed.visitor(), code)).status).toBe(200);
    });
  });
});

/** The secret of an invitation's address. */
const linkOf = ({ address }: Invited): string => address.split('/r/')[1] ?? '';
