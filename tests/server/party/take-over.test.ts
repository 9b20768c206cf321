import { beforeAll, describe, expect, it } from 'vitest';
import type { Status } from '../../../engine/index.ts';
import { inHands } from '../../../scripts/explain/edits.ts';
import { TINY_ANSWERS, TINY_MAIN_ROUTE, tinyCity } from '../../../scripts/explain/cities/tiny-city.ts';
import { writeRefusal } from '../../../server/words/words.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { isHereNow, present, say } from '../../support/server/event-stream.ts';
import { joined, memberOf } from '../../support/server/party.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';

/** Two roles: the order of mission is read, the dials of PORT_VIEUX are listened to. */
const shared = tinyCity(inHands({}, { 'steps/02-port-vieux.yaml': 'for: écoute' }));
const LISTENING = 'l’écoute';

interface Played {
  /** Reads. */
  readonly holder: Player;
  /** Listens. */
  readonly ali: Player;
  /** Reads too. */
  readonly bo: Player;
}

onBothServers(({ start, startTwo }) => {
  let app: TestApp;
  /** Another process on PostgreSQL. */
  let other: TestApp;
  beforeAll(async () => {
    const options = { cities: [shared] };
    [app, other] = startTwo
      ? await startTwo(options)
      : await start(options).then((one) => [one, one] as const);
  });

  const wait = (milliseconds: number): void =>
    new Set([app.clock, other.clock]).forEach((clock) => clock.wait(milliseconds));

  const rolesOf = async (player: Player) =>
    (await player.status()).view?.hands?.roles.map(({ name }) => name);
  const change = (player: Player, call: 'take-over' | 'give-back', role = LISTENING) =>
    player.post(`/api/party/${call}`, { role });
  const takingsOf = async (player: Player) => (await player.status()).party?.takings;

  /** Has everybody of them say that they are there, until it is known. */
  async function speak(...players: readonly Player[]): Promise<void> {
    const known = async (player: Player) => {
      const { party } = await player.status();
      return party?.members.find(({ id }) => id === party.me)?.isHere;
    };
    for (const player of players) {
      await say(app.address, player, 'on');
      await expect.poll(() => known(player)).toBe(true);
    }
  }

  /** Three telephones at PORT_VIEUX; Ali, who listens, has been silent for so long. */
  async function withoutAli(seconds = 60): Promise<Played> {
    const holder = await app.playing();
    const { body } = await holder.post('/api/party/invitation', { name: 'Camille', severalHands: true });
    const code = String(body.code);
    const [ali, bo] = [await joined(app.address, code, 'Ali'), await joined(other.address, code, 'Bo')];
    await holder.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    await speak(ali);
    wait(seconds * 1000);
    await speak(holder, bo);
    return { holder, ali, bo };
  }

  describe('the role of an absent telephone', () => {
    it('is taken over by anybody after a minute of silence, and not before', async () => {
      const { holder, ali, bo } = await withoutAli(59);
      const refused = await change(bo, 'take-over');
      expect([refused.status, refused.body]).toEqual([
        409,
        { error: 'HAND_HERE', message: writeRefusal(['handHere', ['Ali']]) },
      ]);
      wait(1000);
      const taken = (await change(bo, 'take-over')).body as unknown as Status;
      expect(taken.view?.puzzle?.type).toBe('digit-dials');
      expect(await rolesOf(ali)).toEqual([]);
      const taking = { role: LISTENING, by: await memberOf(bo), from: [await memberOf(ali)] };
      expect(await takingsOf(holder)).toEqual([taking]);
      // The same again changes nothing.
      expect([(await change(bo, 'take-over')).status, await takingsOf(holder)]).toEqual([200, [taking]]);
    });

    it('goes to one of two who take it at once, and the other learns whose it is', async () => {
      const { holder, bo } = await withoutAli();
      const both = await Promise.all([holder, bo].map((player) => change(player, 'take-over')));
      expect(both.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
      const winner = both[0]?.status === 200 ? 'Camille' : 'Bo';
      expect(both.find(({ status }) => status === 409)?.body.message).toBe(
        writeRefusal(['handHere', [winner]]),
      );
    });

    it('is taken over again when whoever took it falls silent too', async () => {
      const { holder, bo } = await withoutAli();
      await change(bo, 'take-over');
      wait(60_000);
      await speak(holder);
      expect((await change(holder, 'take-over')).status).toBe(200);
      expect((await takingsOf(bo))?.map(({ by }) => by)).toEqual([await memberOf(holder)]);
    });

    it('is back with its telephone on return, by itself when nobody answered with it', async () => {
      const { ali, bo, holder } = await withoutAli();
      const stream = await present(other.address, holder);
      await change(bo, 'take-over');
      const { changedAt = '' } = (await holder.status()).party ?? {};
      wait(1000);
      await say(app.address, ali, 'on');
      await stream.hear(({ event, data }) => event === 'party' && (data.changedAt ?? '') > changedAt);
      expect([await rolesOf(ali), await takingsOf(bo)]).toEqual([[LISTENING], []]);
      stream.close();
    });

    it('stays where it was used until one of the two gives it back with one touch', async () => {
      const { ali, bo, holder } = await withoutAli();
      await change(bo, 'take-over');
      await bo.answer('9999', { step: 'PORT_VIEUX' });
      const stream = await present(other.address, holder);
      await speak(ali);
      await stream.hear(isHereNow('Camille', 'Ali', 'Bo'));
      expect(await takingsOf(ali)).toHaveLength(1);
      expect((await change(holder, 'give-back')).body.error).toBe('NOT_HOLDING');
      const back = (await change(ali, 'give-back')).body as unknown as Status;
      expect(back.view?.puzzle?.type).toBe('digit-dials');
      expect(await takingsOf(bo)).toEqual([]);
      stream.close();
    });

    it('stays with it when it returns in the second in which it is taken', async () => {
      const { ali, bo } = await withoutAli();
      await Promise.all([change(bo, 'take-over'), say(app.address, ali, 'on')]);
      await speak(ali);
      await expect.poll(() => takingsOf(bo)).toEqual([]);
    });

    it('goes with its telephone to whom it is dealt, when that leaves', async () => {
      const { ali, bo, holder } = await withoutAli();
      await change(bo, 'take-over');
      await ali.post('/api/party/leave');
      expect(await takingsOf(holder)).toEqual([]);
      expect((await holder.status()).party?.hands.flatMap(({ roles }) => roles)).toContain(LISTENING);
    });
  });

  it('nobody takes a role that a party does not share', async () => {
    const { bo } = await withoutAli();
    expect((await change(bo, 'take-over', 'la clé')).body.error).toBe('UNKNOWN_ROLE');
    const alone = await app.playing();
    await alone.post('/api/party/invitation', { name: 'Camille' });
    expect((await change(alone, 'take-over')).body.error).toBe('UNKNOWN_ROLE');
  });

  describe('the other route while the holder is absent', () => {
    const AROUND = '/api/user/status/goAlternativePath';
    const before = TINY_MAIN_ROUTE.slice(
      0,
      TINY_MAIN_ROUTE.findIndex(([name]) => name === 'PHARE'),
    );

    async function atLighthouse(): Promise<Played> {
      const played = await withoutAli();
      for (const [step, answer] of before.slice(1)) await played.bo.answer(answer, { step });
      return played;
    }

    it('is the choice of two guests', async () => {
      const { ali, bo, holder } = await atLighthouse();
      wait(60_000);
      await speak(ali, bo);
      expect((await ali.post(AROUND, { alone: true })).body.step?.name).toBe('PHARE');
      expect((await ali.post(AROUND, { alone: true })).body.step?.name).toBe('PHARE');
      expect((await bo.post(AROUND)).body.step?.name).not.toBe('PHARE');
      expect((await holder.status()).party?.last).toMatchObject({ name: 'Bo', kind: 'alternative' });
    });

    it('is the choice of the only one there, who confirms it twice', async () => {
      const { bo } = await atLighthouse();
      wait(60_000);
      await speak(bo);
      expect((await bo.post(AROUND, { alone: true })).body.step?.name).toBe('PHARE');
      expect((await bo.post(AROUND)).body.step?.name).toBe('PHARE');
      expect((await bo.post(AROUND, { alone: true })).body.step?.name).not.toBe('PHARE');
    });

    it('is the holder’s again once the holder is there', async () => {
      const { ali, bo, holder } = await atLighthouse();
      wait(60_000);
      await speak(ali, bo);
      await ali.post(AROUND);
      await speak(holder);
      expect((await bo.post(AROUND)).body.step?.name).toBe('PHARE');
    });
  });
});
