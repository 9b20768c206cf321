// Plays lyon.
import { afterAll, expect, it } from 'vitest';
import { hostServer } from '../../support/server/hosted-server.ts';
import { logInOverHttp, newAccount } from '../../support/server/api-session.ts';
import { startMailServer, type MailServer } from '../../support/server/mail-server.ts';
import { inspect, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { inDatabase, lyon, playTo } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { STANDARD_SECRET, standardEvent, standardHeaders } from '../../support/shop/standard-events.ts';

const CHIEF = { email: 'courrier@exemple.fr', password: 'un mot de passe long' };
const BUYER = 'offreuse@exemple.fr';
const LAST_WORD = 'Le dessert t’attend dimanche.';

let mails: MailServer;
const stage = useStage({}, async () => {
  mails = await startMailServer();
  const env = {
    GAME_DEBUG: '1',
    SHOP_TEST: '1',
    SHOP_WEBHOOK_SECRET: `whsec_${STANDARD_SECRET.toString('base64')}`,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: mails.url,
    STAFF_EMAIL: CHIEF.email,
    STAFF_PASSWORD: CHIEF.password,
  };
  return hostServer(env, undefined, { products: [{ product: 'pack-lyon', city: lyon.scenario.city }] });
});
afterAll(() => mails?.stop());

/** Delivers the event of a paid present, as the shop would. */
async function buy(): Promise<void> {
  const gift = { giftFrom: 'Tante Léa', giftTo: 'Camille', lastWord: LAST_WORD };
  const body = standardEvent(
    'CMD-1',
    { email: BUYER, lines: [{ product: 'pack-lyon', quantity: 1 }], gift },
    'order.paid',
    new Date().toISOString(),
  );
  const headers = standardHeaders('msg-1', body, Date.now());
  expect(
    (await fetch(`${stage.server.address}/hooks/standard`, { method: 'POST', body, headers })).status,
  ).toBe(200);
}

const toBuyer = () => mails.received.filter(({ recipients }) => recipients.includes(BUYER));

/** The buyer follows the link of the receipt, and says that all is well. */
async function tellAllWell(): Promise<void> {
  const path = () => /\/preparer\/[\w-]+/.exec(toBuyer()[0]?.text ?? '')?.[0];
  await expect.poll(path).toBeTruthy();
  const buyer = await stage.phone(null);
  await buyer.goto(path() ?? '');
  await buyer.getByRole('button', { name: 'C’est tout bon' }).tap();
  await waitForText(buyer, 'C’est noté.');
}

it('a present is sold, printed and posted by staff, told to its buyer, and played to the giver’s last word by somebody else', async () => {
  await buy();
  await tellAllWell();
  const counter = await stage.phone(await logInOverHttp(stage.server.address, CHIEF), {
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  counter.on('dialog', (dialog) => void dialog.accept());
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
    .poll(() => toBuyer().map(({ subject }) => subject))
    .toEqual([expect.stringContaining('bien reçue'), 'Votre pli est parti']);
  expect(toBuyer().filter(({ raw }) => raw.includes(code))).toEqual([]);

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
