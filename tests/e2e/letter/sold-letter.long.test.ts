// Plays lyon.
import { expect, it } from 'vitest';
import { newAccount } from '../../support/server/api-session.ts';
import { inspect, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, lyon, playTo } from '../../support/e2e/recruit.ts';
import { openShopStage } from '../../support/shop/shop-stage.ts';

const BUYER = 'offreuse@exemple.fr';
const LAST_WORD = 'Le dessert t’attend dimanche.';

const { stage, sell, counter: openCounter, mailsTo } = openShopStage();

/** The buyer follows the link of the receipt, and says that all is well. */
async function tellAllWell(): Promise<void> {
  const path = () => /\/preparer\/[\w-]+/.exec(mailsTo(BUYER)[0]?.text ?? '')?.[0];
  await expect.poll(path).toBeTruthy();
  const buyer = await stage.phone(null);
  await buyer.goto(path() ?? '');
  await buyer.getByRole('button', { name: 'C’est tout bon' }).tap();
  await waitForText(buyer, 'C’est noté.');
}

it('a present is sold, printed and posted by staff, told to its buyer, and played to the giver’s last word by somebody else', async () => {
  await sell('CMD-1', {
    email: BUYER,
    gift: { giftFrom: 'Tante Léa', giftTo: 'Camille', lastWord: LAST_WORD },
  });
  await tellAllWell();
  const counter = await openCounter();
  await counter.goto('/admin/queue');
  await inspect(counter, 'print queue');
  await counter.getByRole('button', { name: /^Prendre ce pli/ }).click();
  await counter.getByRole('link', { name: 'Imprimer le lot 1' }).click();
  await counter.locator('[data-letters="ready"]').waitFor();
  await waitForText(counter, 'Tante Léa');
  const printed = counter.waitForResponse((response) =>
    response.url().includes('/api/admin/batches/1/print'),
  );
  await counter.getByRole('button', { name: 'Imprimer', exact: true }).click();
  expect((await printed).status()).toBe(200);
  await counter.goto('/admin/queue');
  await counter.getByRole('button', { name: 'Marquer le lot 1 comme posté' }).click();
  await waitForText(counter, 'tout est posté');

  const code = await inDatabase(
    stage.server,
    async (db) => (await db('orders').whereNotNull('sale_id').pluck<string[]>('code'))[0] ?? '',
  );
  await expect
    .poll(() => mailsTo(BUYER).map(({ subject }) => subject))
    .toEqual([expect.stringContaining('bien reçue'), 'Votre pli est parti']);
  expect(mailsTo(BUYER).filter(({ raw }) => raw.includes(code))).toEqual([]);

  const account = await newAccount(stage.server.address);
  const phone = await stage.phone(account);
  await phone.goto(`/a/${code}`);
  await phone.getByRole('button', { name: 'Valider' }).tap();
  await waitForText(phone, 'Offert par Tante Léa');
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: 'Confirmer' }).tap();
  await expect.poll(async () => (await account.session.get('user/status/current')).body.state).toBe(3);
  await playTo({ ...account, server: stage.server, code }, 'FIRST_END', lyon);
  await phone.goto('/home/app/credits');
  await waitForText(phone, LAST_WORD);

  await counter.goto(`/admin/orders/${code}`);
  await waitForText(counter, 'FINI');
  await waitForText(counter, 'à la poste');
  await inspect(counter, 'file of a sold letter');
  await counter.goto('/admin/sales');
  await waitForText(counter, 'V-1');
  await inspect(counter, 'sales');
  await counter.goto('/admin/figures');
  await waitForText(counter, 'Semaine du');
  await inspect(counter, 'figures of the counter');
  await waitForPath(counter, '/admin/figures');
});
