import { expect, it } from 'vitest';
import { onBothServers } from '../../support/server/both-servers.ts';
import { invite, joined, memberOf } from '../../support/server/party.ts';
import { partyStore } from '../../../server/store/parties/parties.ts';
import { isPostgres } from '../../../server/store/database/open-database.ts';
import { idsOf, partiesQuery } from '../../../server/store/parties/statements.ts';

onBothServers(({ start }) => {
  it('a party is read with who is there, and the last deed still has the name of who left', async () => {
    const app = await start();
    const holder = await app.playing();
    const { code } = await invite(holder);
    const guest = await joined(app.address, code, 'Bo');
    await guest.post('/api/user/status/newClue');
    await guest.post('/api/party/leave');
    const { order_id: orderId } = await app.db('parties').first<{ order_id: number }>('order_id');
    const [party] = await partyStore(app.db).read([orderId], app.clock.now);
    expect(party?.members.map(({ id }) => id)).toEqual([await memberOf(holder)]);
    expect(party?.last).toMatchObject({ name: 'Bo', kind: 'clue' });
  });

  it('a party is found by indexes that contain neither former members nor refused answers', async () => {
    const { db } = await start();
    if (isPostgres(db)) return;
    const sql = partiesQuery(idsOf('order_ids', false));
    const rows: { readonly detail: string }[] = await db.raw(
      `explain query plan ${sql.replace(/@\w+/g, '?')}`,
      [1, '[1]'],
    );
    const plan = rows.map(({ detail }) => detail).join('\n');
    expect(plan).toContain('SEARCH party_members USING INDEX party_members_there_index');
    expect(plan).toContain('SEARCH attempts USING INDEX attempts_moves_index');
  });
});
