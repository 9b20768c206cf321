import { beforeAll, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import { playTo, type Player } from '../../support/server/test-player.ts';
import { postedLot, printedLot, QUEUE_OPTIONS, refund, sell, takeAll } from '../../support/shop/queue-app.ts';

const DAY = 24 * 3_600_000;

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
    // Sunday at half past midnight in Paris: in the time of the server, it is still Saturday.
    app.clock.now = Date.parse('2026-03-28T23:30:00Z');
    staff = await staffOf(app, 'claire@poste.test');
  });

  const figures = async (query = '') =>
    staffBodyOf<ApiSchemas['CounterFigures']>(await staff.get(`/api/admin/figures${query}`));
  const behind = async (query = '') =>
    Object.fromEntries(
      (await figures(query)).behind.map(({ kind, total, oldest }) => [
        kind,
        [total, oldest.map(({ code }) => code)],
      ]),
    );

  it('the figures count each week of the publisher, in which a day may have 23 hours, and what stays behind', async () => {
    const [played = '', unopened = ''] = await sell(app);
    await sell(app, { lines: [{ product: 'pack-ville', quantity: 3 }] });
    await refund(app);
    const lot = await takeAll(staff);
    await printedLot(staff, lot);
    await postedLot(staff, lot);
    // Monday at a quarter past midnight in Paris, where the clocks went forward meanwhile.
    app.clock.now = Date.parse('2026-03-29T22:15:00Z');
    const player = await app.player();
    staffBodyOf(await player.post(`/api/a/${played}`, {}));
    await playTo(player, 'FIN');
    const [waiting = ''] = await sell(app, { lines: [{ product: 'pack-ville', quantity: 1 }] });
    const [astray = ''] = await sell(app, { lines: [{ product: 'pack-ville', quantity: 1 }], address: null });
    expect((await figures()).weeks).toEqual([
      { monday: '2026-03-30', city: 'VILLE', sold: 2, printed: 0, posted: 0, activated: 1, finished: 1 },
      { monday: '2026-03-23', city: 'VILLE', sold: 2, printed: 2, posted: 2, activated: 0, finished: 0 },
    ]);
    expect(await behind()).toEqual({
      unposted: [0, []],
      unaddressed: [1, [astray]],
      unopened: [0, []],
      'delivered-unopened': [0, []],
    });
    app.clock.wait(4 * DAY);
    await staff.login('claire@poste.test');
    expect((await behind()).unposted).toEqual([1, [waiting]]);
    expect((await behind('?unopened=4')).unopened).toEqual([1, [unopened]]);
    const { id } = await app.db('orders').where({ code: unopened }).first<{ id: number }>('id');
    await app
      .db('dispatches')
      .where({ order_id: id })
      .update({ state: 'delivered', delivered_at: app.clock.now - 2 * DAY });
    expect(await behind('?unopened=1')).toMatchObject({
      unopened: [0, []],
      'delivered-unopened': [1, [unopened]],
    });
    expect((await figures('?weeks=1')).weeks).toHaveLength(1);
  });
});
