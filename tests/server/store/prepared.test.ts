import { expect, it } from 'vitest';
import { prepare } from '../../../server/store/database/prepared.ts';
import { onBothDatabases } from '../../support/database/databases.ts';

onBothDatabases((databases) => {
  it('a query goes on after a newer server has changed the type of its columns', async () => {
    const db = await databases.open({ migrated: false });
    await db.schema.createTable('leaves', (table) => void table.integer('number'));
    await db('leaves').insert({ number: 1 });
    const leaves = prepare<{ number: number | string }>(db, 'leaves', 'select number from leaves');
    expect(await leaves({})).toEqual([{ number: 1 }]);
    if (databases.shared) await db.raw('alter table leaves alter column number type bigint');
    const rows = await Promise.all([leaves({}), leaves({}), leaves({})]);
    expect(rows.map(([row]) => Number(row?.number))).toEqual([1, 1, 1]);
  });

  it('simultaneous queries are independent: one that fails does not affect the others', async () => {
    const db = await databases.open({ migrated: false });
    const add = prepare<{ sum: number }>(
      db,
      'add',
      'select cast(@left as integer) + cast(@right as integer) as sum',
    );
    const lost = prepare(db, 'lost', 'select * from nowhere where id = @id');
    const failure = lost({ id: 1 }).catch(String);
    expect(await Promise.all([add({ left: 1, right: 2 }), failure, add({ left: 3, right: 4 })])).toEqual([
      [{ sum: 3 }],
      expect.stringMatching(/nowhere/),
      [{ sum: 7 }],
    ]);
    expect(await add({ left: 5, right: 6 })).toEqual([{ sum: 11 }]);
  });
});
