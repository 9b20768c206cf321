import { beforeAll, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { TINY_ANSWERS } from '../../../scripts/explain/cities/tiny-city.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { invite, joined, memberOf } from '../../support/server/party.ts';
import { fileOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { PASSWORD, type Player } from '../../support/server/test-player.ts';

const DAY = 24 * 3600 * 1000;
const NAMES = ['Camille-la-première', 'Ali-le-second'];

onBothServers(({ start }) => {
  let app: TestApp;
  beforeAll(async () => void (app = await start()));

  async function playTogether(at = app): Promise<{ holder: Player; guest: Player }> {
    const holder = await at.playing();
    const guest = await joined(at.address, (await invite(holder, NAMES[0])).code, NAMES[1]);
    await guest.answer('faux', { step: 'GARE' });
    await guest.answer(TINY_ANSWERS.GARE ?? '', { step: 'GARE' });
    return { holder, guest };
  }

  const namesAt = async (at: TestApp): Promise<readonly string[]> =>
    at.db('party_members').orderBy('id').pluck<string[]>('name');

  it('the holder’s data contain the first names, and who left', async () => {
    const { holder, guest } = await playTogether();
    await guest.post('/api/party/leave');
    const { orders } = (await holder.get('/api/user/data')).body as unknown as ApiSchemas['PersonalData'];
    expect(orders[0]?.party.map(({ name, leftAt }) => [name, leftAt === null])).toEqual([
      [NAMES[0], true],
      [NAMES[1], false],
    ]);
  });

  it('the staff see the party, and who of it found what', async () => {
    const staff = await staffOf(app);
    const { holder } = await playTogether();
    const { code } = await holder.status();
    const file = await fileOf(staff, code);
    expect(file.party.map(({ name, isHolder }) => [name, isHolder])).toEqual([
      [NAMES[0], true],
      [NAMES[1], false],
    ]);
    expect(file.timeline.map(({ kind, member }) => [kind, member])).toEqual([
      ['activation', null],
      ['answer', null],
      ['answer', NAMES[1]],
    ]);
  });

  it('an erased account takes all first names along, and its guests are out', async () => {
    const alone = await start();
    const { holder, guest } = await playTogether(alone);
    expect(await namesAt(alone)).toEqual(NAMES);
    expect((await holder.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
    expect((await guest.get('/api/user/status/current')).status).toBe(401);
    expect(await namesAt(alone)).toEqual([]);
    expect(await alone.db('attempts').whereNotNull('member_id')).toEqual([]);
  });

  it('the name of a guest is erased thirty days after the end, and the party with the last one', async () => {
    const alone = await start();
    const holder = await alone.playing();
    const guest = await joined(alone.address, (await invite(holder, NAMES[0])).code, NAMES[1]);
    await memberOf(guest);
    await guest.post('/api/party/leave');
    await alone.runHousekeeping();
    alone.clock.wait(29 * DAY);
    await alone.runHousekeeping();
    expect(await namesAt(alone)).toEqual(NAMES);
    for (let days = 0; days < 3; days += 1) {
      alone.clock.wait(DAY / 2);
      await alone.runHousekeeping();
    }
    expect(await namesAt(alone)).toEqual([]);
    expect(await alone.db('parties')).toEqual([]);
  });
});
