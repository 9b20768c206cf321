// Sells a letter of lyon.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostServer } from '../../support/server/hosted-server.ts';
import { readOutbox } from '../../support/server/mail-server.ts';
import { inspect, waitForText } from '../../support/e2e/look.ts';
import { callsOf, inDatabase, lyon } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { STANDARD_SECRET, standardEvent, standardHeaders } from '../../support/shop/standard-events.ts';

const stage = useStage({}, () =>
  hostServer(
    {
      SHOP_TEST: '1',
      SHOP_WEBHOOK_SECRET: `whsec_${STANDARD_SECRET.toString('base64')}`,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    undefined,
    { products: [{ product: 'pack-lyon', city: lyon.scenario.city }] },
  ),
);

const FORM = /\/preparer\/[\w-]+/;
let count = 0;

/** The path of the form that the receipt of a new sale leads to. */
async function buy(): Promise<string> {
  const [reference, email] = [`CMD-${(count += 1)}`, `acheteur${count}@exemple.fr`];
  const body = standardEvent(
    reference,
    { email, lines: [{ product: 'pack-lyon', quantity: 1 }] },
    'order.paid',
    new Date().toISOString(),
  );
  const headers = standardHeaders(reference, body, Date.now());
  await fetch(`${stage.server.address}/hooks/standard`, { method: 'POST', body, headers });
  let path: string | undefined;
  const look = async () => {
    const mails = await readOutbox(stage.server.dataDir);
    const receipt = mails.find(({ to }) => to?.some(({ address }) => address === email));
    return (path = FORM.exec(receipt?.text ?? '')?.[0]);
  };
  await expect.poll(look).toBeTruthy();
  return path ?? '';
}

const stored = () =>
  inDatabase(stage.server, (db) =>
    db('orders')
      .join('dispatches', 'dispatches.order_id', 'orders.id')
      .orderBy('orders.id', 'desc')
      .first<{ id: number; gift_to: string | null; gift_line: string | null; joins_at: unknown }>(
        'orders.*',
        'joins_at',
      ),
  );
const preview = (page: Page) => page.getByRole('region', { name: 'Ce qui sera imprimé' });

describe('the form of a buyer', () => {
  it('works without scripts: what is refused comes back as it was typed, what is right is stored', async () => {
    const path = await buy();
    const page = await stage.phone(null, { javaScriptEnabled: false });
    await page.goto(path);
    await page.getByLabel('C’est un cadeau').check();
    await page.getByLabel('Pour', { exact: true }).fill('Noé');
    await page.getByLabel('Commune').fill(' ');
    await page.getByRole('button', { name: 'C’est tout bon' }).tap();
    await waitForText(page, 'Cette ligne manque.');
    expect(await page.getByLabel('Pour', { exact: true }).inputValue()).toBe('Noé');
    expect(await stored()).toMatchObject({ gift_to: null });
    await page.getByLabel('Commune').fill('Grenoble');
    await page.getByRole('button', { name: 'C’est tout bon' }).tap();
    await waitForText(page, 'C’est noté.');
    expect(new URL(page.url()).search).toBe('?pli=1&saved=done');
    expect(await preview(page).innerText()).toContain('Pour Noé');
    const { id, ...letter } = await stored();
    expect(letter).toMatchObject({ gift_to: 'Noé', joins_at: null });
    await inDatabase(stage.server, (db) => db('orders').where({ id }).update({ cancelled_at: 1 }));
    await page.getByLabel('Une ligne de vous').fill('Trop tard.');
    await page.getByRole('button', { name: 'Enregistrer' }).tap();
    await waitForText(page, 'Ce pli ne se change plus.');
    expect(await page.getByLabel('Une ligne de vous').inputValue()).toBe('Trop tard.');
    await page.goto(`${path}x`);
    await waitForText(page, 'Ce lien n’est pas l’un des nôtres');
  });

  it('shows the sheet while it is typed, and stores it in one call', async () => {
    const path = await buy();
    const page = await stage.phone(null);
    const calls = callsOf(page);
    await page.goto(path);
    await page.getByLabel('C’est un cadeau').check();
    await page.getByLabel('Une ligne de vous').fill('Ouvre-la dehors.');
    await page.getByLabel('Nom sur l’enveloppe').fill('Inès Morel');
    await expect.poll(() => preview(page).innerText()).toContain('Ouvre-la dehors.');
    expect(await preview(page).innerText()).toContain('Inès Morel');
    await inspect(page, 'form of a buyer');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'C’est tout bon' }).tap();
    await waitForText(page, 'C’est noté.');
    expect(calls).toEqual([expect.stringMatching(/^POST preparation\//)]);
    expect(await stored()).toMatchObject({ gift_line: 'Ouvre-la dehors.', joins_at: null });
  });
});
