import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inspect, waitForText } from '../../support/e2e/look.ts';
import { STANDARD_ADDRESS } from '../../support/shop/standard-events.ts';
import { openShopStage } from '../../support/shop/shop-stage.ts';

const SALES = 40;
const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const { stage, sell, counter: openCounter, mailsTo } = openShopStage();

const EARLY = 'regrette-tot@exemple.fr';
const LATE = 'regrette-tard@exemple.fr';
const UNLUCKY = 'sans-lettre@exemple.fr';
const GIVER = 'offre@exemple.fr';
const OTHERS = Array.from({ length: SALES - 4 }, (_, index) => `acheteur${index}@exemple.fr`);

const subjectsTo = (email: string) =>
  mailsTo(email).map(({ subject = '' }) => subject.replaceAll('\u00A0', ' '));

/** The number that the mail of the purchase asks for. */
async function numberFor(email: string): Promise<string> {
  await expect.poll(() => subjectsTo(email).join()).toMatch(/Commande V-\d+ : bien reçue/);
  return /V-\d+/.exec(subjectsTo(email).join())?.[0] ?? '';
}

/** The buyer withdraws on the public page, by that number. Returns it. */
async function withdraw(email: string): Promise<string> {
  const number = await numberFor(email);
  const phone = await stage.phone(null);
  await phone.goto('/retractation');
  await phone.getByLabel('Numéro de commande').fill(number);
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'Continuer' }).tap();
  await phone.getByRole('button', { name: 'Confirmer la rétractation' }).tap();
  await waitForText(phone, 'est enregistrée');
  await phone.context().close();
  await expect.poll(() => subjectsTo(email)).toContain('Accusé de réception de votre rétractation');
  return number;
}

/** The buyer tells at the form of the receipt’s link that the letter is a present. */
async function tellGift(email: string): Promise<void> {
  await numberFor(email);
  const phone = await stage.phone(null);
  await phone.goto(/\/preparer\/[\w-]+/.exec(mailsTo(email)[0]?.text ?? '')?.[0] ?? '');
  await phone.getByLabel('C’est un cadeau').check();
  await phone.getByLabel('Pour', { exact: true }).fill('Noé');
  await phone.getByRole('button', { name: 'C’est tout bon' }).tap();
  await waitForText(phone, 'C’est noté.');
  await phone.context().close();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** Waits until a withdrawal heads the queue with these words about its letter. */
const withdrawn = (page: Page, words: string): Promise<void> =>
  page
    .getByRole('region', { name: /Rétractations/ })
    .getByRole('listitem')
    .filter({ hasText: words })
    .waitFor();

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await waitForText(page, `Recherche : ${words}`);
}

const PRINTED_AT_ONCE = 10;

/** Prints the letters of lot 1 from the browser, some at a time. */
async function print(page: Page, letters: number): Promise<void> {
  await page.getByRole('link', { name: 'Imprimer le lot 1' }).click();
  for (let from = 1; from <= letters; from += PRINTED_AT_ONCE) {
    const to = Math.min(letters, from + PRINTED_AT_ONCE - 1);
    await waitForText(page, `Lettres ${from} à ${to} sur ${letters}`);
    await page.locator('[data-letters="ready"]').waitFor();
    const printed = page.waitForResponse((response) => response.url().endsWith('/batches/1/print'));
    await button(page, /^Imprimer$/).click();
    expect((await printed).status()).toBe(200);
    if (to < letters) await page.getByRole('link', { name: 'Lettres suivantes' }).click();
  }
}

it('a day at the counter: forty sales, a present told afterwards, withdrawals before and after posting, a lost letter, and a search by name', async () => {
  for (const [index, email] of [EARLY, LATE, GIVER, ...OTHERS].entries())
    await sell(`CMD-${index}`, { email });
  const address = { ...STANDARD_ADDRESS, name: 'Élise de Vaugrenard', postalCode: '73500' };
  await sell('CMD-PERDUE', { email: UNLUCKY, address });
  await tellGift(GIVER);
  stage.server.wait(TWO_HOURS_MS);
  const counter = await openCounter('Revenue, adresse illisible');
  await counter.goto('/admin/queue');
  await waitForText(counter, `À prendre : ${SALES} plis`);

  const early = await withdraw(EARLY);
  await counter.reload();
  await waitForText(counter, `À prendre : ${SALES - 1} plis`);
  await withdrawn(counter, 'retenu');
  await inspect(counter, 'queue with a withdrawal');

  await button(counter, `Prendre ces ${SALES - 1} plis`).click();
  await print(counter, SALES - 1);
  await counter.goto('/admin/queue');
  await button(counter, 'Marquer le lot 1 comme posté').click();
  const untold = () =>
    [LATE, UNLUCKY, GIVER, ...OTHERS].filter((email) => !subjectsTo(email).includes('Votre pli est parti'));
  await expect.poll(untold).toEqual([]);
  expect(subjectsTo(EARLY)).not.toContain('Votre pli est parti');

  const late = await withdraw(LATE);
  await counter.reload();
  await withdrawn(counter, 'posté, code arrêté');
  for (const number of [early, late]) {
    const settle = button(counter, new RegExp(`C’est réglé\\s: ${number}$`));
    await settle.click();
    await settle.waitFor({ state: 'detached' });
  }
  await waitForText(counter, 'tout est posté');

  await search(counter, 'noé');
  await waitForText(counter, `Acheté par ${GIVER}`);

  await search(counter, 'vaugrenard');
  await waitForText(counter, 'Plis : 1');
  const letter = counter.getByRole('region', { name: 'Plis' }).getByRole('link').first();
  const lost = await letter.innerText();
  await letter.click();
  await button(counter, /^Égaré\s: en renvoyer un$/).click();
  await waitForText(counter, `Remplace ${lost}, égaré`);
  await expect.poll(() => subjectsTo(UNLUCKY)).toContain('Votre pli s’est perdu : un autre part');
  await counter.goto('/admin/queue');
  await waitForText(counter, 'À prendre : 1 pli');

  await search(counter, 'élise 73500');
  for (const count of ['Personnes : 1', 'Plis : 1', 'Ventes : 1']) await waitForText(counter, count);
  await inspect(counter, 'what answers a name');
  await counter.getByRole('link', { name: UNLUCKY }).first().click();
  await waitForText(counter, 'Lettre égarée, renvoyée');
  await waitForText(counter, 'Plis achetés : 2');
  await inspect(counter, 'page of a person');
});
