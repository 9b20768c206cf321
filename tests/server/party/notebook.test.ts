import { beforeAll, describe, expect, it } from 'vitest';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { writeRefusal } from '../../../server/words/words.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { invite, joined, memberOf, startParty } from '../../support/server/party.ts';
import { fileOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

type Notebook = ApiSchemas['Notebook'];

const WELL = 'Le vieux puits !';

onBothServers(({ start }) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));

  const read = async (player: Player): Promise<Notebook> =>
    (await player.get('/api/user/notebook')).body as unknown as Notebook;
  const entryOf = async (player: Player, step: string) =>
    (await read(player)).entries.find((entry) => entry.step === step);
  const note = (player: Player, text: string, before = '', step = 'GARE') =>
    player.post('/api/user/notebook', { step, text, before });

  describe('the notebook', () => {
    it('says who found a step, with the answer as it was typed, and what was tried in vain', async () => {
      const { holder, guest } = await startParty(app);
      for (const wrong of ['Le Phare', 'le phare', 'Rue Neuve']) await guest.answer(wrong, { step: 'GARE' });
      await guest.answer(WELL, { step: 'GARE' });
      const by = { member: await memberOf(guest), name: 'Ali' };
      const at = expect.stringMatching(/Z$/u) as string;
      expect(await read(holder)).toMatchObject({
        entries: [
          {
            ...{ step: 'GARE', number: 1, title: 'Où commencer ?', state: 'found', note: null },
            found: { by, answer: WELL, at },
            tries: [
              { by, answer: 'le phare', at },
              { by, answer: 'Rue Neuve', at },
            ],
          },
          { step: 'PORT_VIEUX', number: 2, state: 'open', found: null, tries: [] },
        ],
      });
    });

    it('names nobody who has left, and nobody on one telephone', async () => {
      const { holder, guest } = await startParty(app);
      await guest.answer(WELL, { step: 'GARE' });
      const member = await memberOf(guest);
      await guest.post('/api/party/leave');
      expect((await entryOf(holder, 'GARE'))?.found?.by).toEqual({ member, name: null });
      const alone = await app.playing();
      await alone.answer(WELL, { step: 'GARE' });
      expect((await entryOf(alone, 'GARE'))?.found).toMatchObject({ by: null, answer: WELL });
    });

    it('says nothing false after a correction by staff', async () => {
      const { holder } = await startParty(app);
      await holder.answer(WELL, { step: 'GARE' });
      const { code, view } = await holder.status();
      const staff = await staffOf(app);
      const back = { stepIdx: 1, reason: 'Un appel', version: view?.version };
      expect((await staff.post(`/api/admin/orders/${code}/step`, back)).status).toBe(200);
      expect((await read(holder)).entries.map(({ step, state, found }) => [step, state, found])).toEqual([
        ['GARE', 'open', null],
      ]);
    });

    it('is not read by the staff, who see no name beside a try', async () => {
      const { holder, guest } = await startParty(app);
      await guest.answer('faux', { step: 'GARE' });
      await note(guest, 'secret de nos vacances');
      const staff = await staffOf(app);
      const { code } = await holder.status();
      const file = await fileOf(staff, code);
      expect(file.timeline.filter(({ kind }) => kind === 'answer').map(({ member }) => member)).toEqual([
        null,
      ]);
      expect(JSON.stringify(file)).not.toContain('vacances');
    });
  });

  describe('a note', () => {
    it('is shared, replaced and removed by everybody, and the others are told', async () => {
      const { holder, guest } = await startParty(app);
      expect((await note(guest, ' devant\nla fontaine ')).status).toBe(200);
      const member = await memberOf(guest);
      expect((await entryOf(holder, 'GARE'))?.note).toMatchObject({
        text: 'devant la fontaine',
        by: { member, name: 'Ali' },
      });
      expect((await holder.status()).party?.last).toMatchObject({ kind: 'note', member, step: 'GARE' });
      expect((await note(holder, 'derrière', 'devant la fontaine')).status).toBe(200);
      expect((await entryOf(guest, 'GARE'))?.note?.text).toBe('derrière');
      expect((await note(guest, '', 'derrière')).status).toBe(200);
      expect((await entryOf(holder, 'GARE'))?.note).toBeNull();
    });

    it('of two that are written at once stands once, and the other writer is told whose it is', async () => {
      const { holder, guest } = await startParty(app);
      const answers = await Promise.all([note(holder, 'à gauche'), note(guest, 'à droite')]);
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
      const stands = (await entryOf(holder, 'GARE'))?.note;
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        error: 'NOTE_CHANGED',
        note: stands,
        message: writeRefusal(['noteChanged']),
      });
    });

    it.each([
      ['of 201 signs', 'a'.repeat(201), 400, 'INVALID_NOTE', 'noteTooLong'],
      ['of 10,000 signs', 'a'.repeat(10_000), 400, 'INVALID_NOTE', 'noteTooLong'],
    ] as const)('%s is refused, and the one before stands', async (_what, text, status, error, key) => {
      const { holder } = await startParty(app);
      await note(holder, 'avant');
      const refused = await note(holder, text, 'avant');
      expect([refused.status, refused.body]).toEqual([status, { error, message: writeRefusal([key]) }]);
      expect((await entryOf(holder, 'GARE'))?.note?.text).toBe('avant');
    });

    it('is taken at reached steps only', async () => {
      const { holder } = await startParty(app);
      for (const step of ['CAFE', 'NULLE_PART'])
        expect((await note(holder, 'ici', '', step)).body.error).toBe(writeRefusal(['unknownNote']));
    });

    it('is in the holder’s data, and goes with the account', async () => {
      const alone = await start();
      const holder = await alone.playing();
      const guest = await joined(alone.address, (await invite(holder)).code);
      await note(guest, 'devant la fontaine');
      await guest.answer(WELL, { step: 'GARE' });
      const data = (await holder.get('/api/user/data')).body as unknown as ApiSchemas['PersonalData'];
      expect(data.orders[0]?.notes.map(({ text }) => text)).toEqual(['devant la fontaine']);
      expect(data.orders[0]?.journal.map(({ answer }) => answer)).toContain(WELL);
      expect((await holder.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
      expect(await alone.db('notes')).toEqual([]);
      expect(await alone.db('attempts').whereNotNull('typed')).toEqual([]);
    });
  });

  describe('the tries of a party', () => {
    it('are freer for who have answered, and a wait names who tried on every telephone', async () => {
      const { holder, guest } = await startParty(app);
      await holder.answer('faux', { step: 'GARE' });
      await guest.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
      for (let count = 0; count < 7; count += 1)
        expect((await guest.answer(`${5000 + count}`, { step: 'PORT_VIEUX' })).body.seconds).toBeUndefined();
      expect((await holder.status()).party?.waits).toBeUndefined();
      expect((await guest.answer('5007', { step: 'PORT_VIEUX' })).body.seconds).toBe(10);
      const wait = { step: 'PORT_VIEUX', member: await memberOf(guest) };
      expect((await holder.status()).party?.waits).toMatchObject([wait]);
      app.clock.wait(10_000);
      expect((await holder.status()).party?.waits).toBeUndefined();
    });
  });
});
