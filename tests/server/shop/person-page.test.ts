import { beforeAll, expect, it } from 'vitest';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { onBothServers } from '../../support/server/both-servers.ts';
import { staffBodyOf, staffOf } from '../../support/server/staff.ts';
import type { TestApp } from '../../support/server/test-app.ts';
import type { Player } from '../../support/server/test-player.ts';
import { QUEUE_OPTIONS, sell } from '../../support/shop/queue-app.ts';

type Person = ApiSchemas['CounterPerson'];

const byText = (one: string, other: string) => one.localeCompare(other);

const BUYER = 'grand.mere@boutique.test';
const ONE = { lines: [{ product: 'pack-ville', quantity: 1 }], email: BUYER };

onBothServers((servers) => {
  let app: TestApp;
  let staff: Player;
  beforeAll(async () => {
    app = await servers.start(QUEUE_OPTIONS);
    staff = await staffOf(app, 'claire@poste.test');
  });

  const open = (email: string) => staff.post('/api/admin/person', { email });

  it('the page of a person has their sales, letters, games, mails and withdrawals', async () => {
    const [own = ''] = await sell(app, ONE);
    const [present = ''] = await sell(app, { ...ONE, gift: { giftfrom: 'Mamie', giftto: 'Lou' } });
    await app.visitor().post('/api/withdrawal', { reference: own, email: BUYER });
    await app.mailsSettled();
    const person = staffBodyOf<Person>(await open(` ${BUYER.toUpperCase()}`));
    expect(person).toMatchObject({ email: BUYER, account: null, games: [] });
    expect(person.letters.map(({ code, withdrawnAt }) => [code, withdrawnAt !== null])).toEqual([
      [present, false],
      [own, true],
    ]);
    expect(person.sales.map(({ buyer }) => buyer)).toEqual([BUYER, BUYER]);
    expect(person.withdrawals).toMatchObject([{ reference: own, code: own }]);
    expect(person.mails.map(({ kind, isWaiting }) => `${kind} ${isWaiting}`).toSorted(byText)).toEqual([
      'sale-receipt false',
      'sale-receipt false',
      'withdrawal-receipt false',
    ]);
  });

  it('each opening is a row of the staff journal, without the address', async () => {
    const other = await staffOf(app, 'paul@poste.test');
    await sell(app, { ...ONE, email: 'vue@boutique.test' });
    await other.post('/api/admin/person', { email: 'vue@boutique.test' });
    app.clock.now += 1000;
    const { views } = staffBodyOf<Person>(await open('vue@boutique.test'));
    expect(views.map(({ by }) => by)).toEqual(['claire@poste.test', 'paul@poste.test']);
    const rows = await app.db('person_views').pluck<string[]>('person');
    expect(rows.filter((row) => row.includes('@'))).toEqual([]);
  });

  it('nothing is journalled of an address under which nothing is kept', async () => {
    const before = await app.db('person_views').pluck<number[]>('id');
    expect((await open('personne@boutique.test')).body.error).toBe('UNKNOWN_PERSON');
    expect(await app.db('person_views').pluck<number[]>('id')).toEqual(before);
  });
});
