import { PRINT_TIMEOUT_MS } from '../../support/suite/timeouts.ts';
// Plays lyon.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { printFile } from '../../../server/printing/print-file.ts';
import { logInOverHttp, type NewAccount } from '../../support/server/api-session.ts';
import { inspect, waitForPath, waitForText } from '../../support/e2e/look.ts';
import { lyon, lyonMoves, playTo, recruitAt } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { readPdf } from '../../support/programs/pdf.ts';
import { slowPicture } from '../../support/server/printers.ts';

const CHIEF = { email: 'guichet@exemple.fr', password: 'un mot de passe long' };
const stage = useStage({ GAME_DEBUG: '1', STAFF_EMAIL: CHIEF.email, STAFF_PASSWORD: CHIEF.password });
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const;

const staff = (): Promise<NewAccount> => logInOverHttp(stage.server.address, CHIEF);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(path: string): Promise<Page> {
  const page = await stage.phone(await staff(), desktop);
  await page.goto(path);
  return page;
}

/** Accepts or dismisses the page's dialogs in order, and records their messages. */
function answer(page: Page, ...answers: readonly boolean[]): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    const yes = answers[said.length] ?? true;
    said.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  return said;
}

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

/** Keeps the server's only browser busy with another print job. */
async function somebodyElsePrints() {
  const picture = await slowPicture();
  const file = join(mkdtempSync(join(tmpdir(), 'autre-tirage-')), 'lettre.pdf');
  const printing = printFile(file, [picture.page], { signal: new AbortController().signal });
  await expect.poll(picture.requested, { timeout: PRINT_TIMEOUT_MS }).toBe(1);
  onTestFinished(async () => {
    picture.send();
    await printing;
    rmSync(dirname(file), { recursive: true });
  });
  return { letGo: picture.send };
}

it('a day of the administration: a code is created and sent, a player is moved, each after a confirmation (G-ADMIN-07 to 18)', async () => {
  const { code: played } = await recruitAt(stage.server, 'FIND_STATUE');
  const page = await stage.phone(await staff(), desktop);
  await page.goto('/admin');
  const said = answer(page, true, false, true, false, true);
  await page.getByRole('heading', { name: 'Administration' }).waitFor();
  await inspect(page, 'administration');

  await page.goto('/admin/unsent');
  await page.getByLabel('Ville').selectOption(lyon.scenario.city);
  await button(page, 'Créer une nouvelle').click();
  const chosen = page.getByRole('radio', { checked: true });
  await chosen.waitFor();
  const code = (await chosen.inputValue()) || '';
  await waitForText(page, `Documents de ${code}`);
  await inspect(page, 'unsent orders');
  const send = button(page, 'Marquer comme Envoyé');
  await send.click();
  await expect.poll(() => said).toEqual(['Mussing code or identifier']);
  await page.getByPlaceholder('Identifier').fill('CMD-0042');
  await send.click();
  await waitForText(page, `${code} est marqué comme envoyé.`);

  await page.goto('/admin/explorer');
  await row(page, played).waitFor();
  expect(await row(page, code).innerText()).toContain('CMD-0042');
  await inspect(page, 'explorer');
  const step = () => row(page, played).innerText();
  await row(page, played).getByRole('button', { name: '+' }).click();
  expect(await step()).toContain('2 FIND_STATUE');
  const reloaded = page.waitForEvent('load');
  await row(page, played).getByRole('button', { name: '+' }).click();
  await reloaded;
  await expect.poll(step).toContain('3 DAME_PERCHEE');
  const tick = row(page, played).getByRole('checkbox');
  await tick.click();
  expect(await tick.isChecked()).toBe(false);
  const readAgain = page.waitForEvent('load');
  await tick.click();
  await readAgain;
  await expect.poll(() => tick.isChecked()).toBe(true);
  expect(said.length).toBe(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await inspect(page, 'explorer on a phone');
});

describe('the life of an order', () => {
  it('is followed in its file, helped, put back, and finished', async () => {
    const player = await recruitAt(stage.server, 'DAME_PERCHEE');
    const { code } = player;
    expect((await player.session.post('code/check', { code: '0000' })).status).toBe(404);
    const page = await open(`/admin/orders/${code}`);
    page.on('dialog', (dialog) => void dialog.accept('une erreur de notre part'));
    await waitForText(page, '« 0000 » : faux');
    await waitForText(page, player.email);
    await inspect(page, 'file of an order');
    await page.getByLabel('Mettre à l’étape').selectOption('5');
    await page.getByLabel('Pourquoi').fill('bloqué devant la statue');
    await button(page, 'Changer l’étape').click();
    await waitForText(page, 'étape : DAME_PERCHEE → THE_SMS');
    expect((await player.session.get('user/status/current')).body.step).toMatchObject({ name: 'THE_SMS' });
    await page.getByRole('button', { name: 'Annuler : Étape changée' }).click();
    await waitForText(page, 'étape : THE_SMS → DAME_PERCHEE');
    expect((await player.session.get('user/status/current')).body.step).toMatchObject({
      name: 'DAME_PERCHEE',
    });
    await page.getByLabel('Note').fill('rappeler demain');
    await button(page, 'Noter').click();
    await waitForText(page, `${CHIEF.email} : rappeler demain`);
    await button(page, 'Renvoyer le code par mail').click();
    await waitForText(page, 'Code renvoyé par mail');

    await playTo(player, 'FIRST_END');
    await page.reload();
    await waitForText(page, 'FINI');
  });

  it('can be viewed as its player sees it, and nothing is sent from that view', async () => {
    const { code, session } = await recruitAt(stage.server, 'FIND_STATUE');
    const page = await open(`/admin/orders/${code}`);
    await button(page, 'Voir comme ce joueur').click();
    await waitForPath(page, '/document');
    await waitForText(page, `Pli ${code}, lecture seule.`);
    await waitForText(page, 'Ordre de mission');
    await inspect(page, 'seen as a player');
    const before = (await session.get('user/status/current')).body;
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await page.getByRole('button', { name: 'Indices' }).click();
    await button(page, 'Révéler un nouvel indice').click();
    await button(page, 'Oui').click();
    await waitForText(page, 'rien ne part d’ici');
    await page.getByText('Quelque chose a disparu').click();
    await page.getByLabel('Ce que vous voyez').fill('Rien, je regarde.');
    await button(page, 'Signaler').click();
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'rien ne part d’ici' }).count())
      .toBe(1);
    expect(calls).toEqual([]);
    expect((await session.get('user/status/current')).body.clueIndex).toBe(before.clueIndex);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Quitter' }).click();
    await waitForPath(page, '/home');
    await expect.poll(() => page.getByText('lecture seule').count()).toBe(0);
  });
});

describe('a batch', () => {
  it('is created at once and printed as one file with a QR code per letter, even when the staff leave the page', async () => {
    const page = await open('/admin/batches');
    await page.getByLabel('Ville').selectOption(lyon.scenario.city);
    await page.getByLabel(/Nombre de plis/).fill('501');
    await waitForText(page, 'Un nombre de 1 à 500');
    expect(await button(page, 'Créer le lot').isDisabled()).toBe(true);
    await page.getByLabel(/Nombre de plis/).fill('3');
    await button(page, 'Créer le lot').click();
    await waitForText(page, '3 plis créés.');
    await inspect(page, 'batches');
    await page
      .getByRole('link', { name: /Imprimer les lettres du lot/ })
      .first()
      .click();
    await page.locator('[data-letters="ready"]').waitFor();
    const { letGo } = await somebodyElsePrints();
    await button(page, 'Préparer le PDF').click();
    await waitForText(page, '0 lettre sur 3');
    await page.goto('/admin/batches');
    await waitForText(page, 'Tirage : 0 lettre sur 3');
    await inspect(page, 'batch on its way to paper');
    const back = () =>
      page
        .getByRole('link', { name: /Imprimer les lettres du lot/ })
        .first()
        .click();
    await back();
    await button(page, 'Annuler le tirage').click();
    await waitForText(page, 'Tirage annulé.');
    await button(page, 'Tirer à nouveau').click();
    await button(page, 'Annuler le tirage').waitFor();
    await page.goto('/admin/batches');
    letGo();
    await page.getByText('3 lettres en un seul PDF').waitFor({ timeout: PRINT_TIMEOUT_MS });
    await back();
    const link = page.getByRole('link', { name: 'Télécharger le PDF' });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const paper = await readPdf(readFileSync(await file.path()));
    expect(new Set(paper.qrCodes).size).toBe(3);
  });
});

describe('a clue that has disappeared from the street', () => {
  it('is reported by staff, shown to the players concerned, and withdrawn', async () => {
    const { session, ...recruit } = await recruitAt(stage.server, lyonMoves[1]?.step ?? '');
    const phone = await stage.phone({ session, ...recruit });
    const page = await open('/admin/places');
    await page.getByLabel('Ville').selectOption(lyon.scenario.city);
    const step = lyon.scenario.steps[lyonMoves[1]?.step ?? ''];
    const place = lyon.scenario.places.find(({ slug }) => step?.places.includes(slug));
    const slip = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: place?.name ?? '' }) });
    await slip.getByText('Marquer comme disparu').click();
    await slip.getByLabel('Ce que lisent les joueurs').fill('La statue est en travaux jusqu’au printemps.');
    await slip.getByLabel('Le remède').selectOption('hint');
    await slip.getByRole('button', { name: 'Dire aux joueurs' }).click();
    await waitForText(page, 'Disparu : La statue est en travaux');
    await inspect(page, 'places');
    await phone.goto('/home');
    await waitForText(phone, 'La statue est en travaux jusqu’au printemps.');
    await inspect(phone, 'desk where something is gone');
    await phone.getByRole('button', { name: 'Indices' }).tap();
    await phone.getByText('Quelque chose a disparu').tap();
    await phone.getByLabel('Ce que vous voyez').fill('Une palissade, partout.');
    await phone.getByRole('button', { name: 'Signaler' }).tap();
    await waitForText(phone, 'Merci : le guichet est prévenu.');
    await inspect(phone, 'report');
    await slip.getByRole('button', { name: /De nouveau visible/ }).click();
    await slip.getByText('Marquer comme disparu').waitFor();
    await page.reload();
    await waitForText(page, 'Une palissade, partout.');
    await phone.reload();
    await waitForText(phone, lyon.scenario.name);
    expect(await phone.getByText('La statue est en travaux').count()).toBe(0);
  });
});

describe('the second factor', () => {
  it('is enrolled, required at the login, and removed', async () => {
    const page = await open('/admin/security');
    await page.getByLabel('Mot de passe').fill(CHIEF.password);
    await button(page, 'Commencer').click();
    const secret = (await page.getByText(/^([A-Z2-7]{4}\s?){5,}/).innerText()).replaceAll(/\s/gu, '');
    const totp = new TOTP({ secret });
    await inspect(page, 'enrolment');
    await page.getByLabel('Code à six chiffres').fill(totp.generate());
    await button(page, 'Confirmer').click();
    await waitForText(page, 'Codes de secours');
    const [recovery = ''] = await page.getByRole('main').getByRole('listitem').allInnerTexts();

    const counter = await stage.phone(null);
    await counter.goto('/login');
    await counter.getByLabel('Email').fill(CHIEF.email);
    await counter.getByLabel('Mot de passe').fill(CHIEF.password);
    await counter.getByRole('button', { name: 'Se connecter' }).tap();
    await waitForText(counter, 'Indiquez le code de votre application');
    await inspect(counter, 'login with a second factor');
    await counter.getByLabel('Code à six chiffres ou code de secours').fill(recovery);
    await counter.getByRole('button', { name: 'Se connecter' }).tap();
    await waitForPath(counter, '/home');

    await page.reload();
    await waitForText(page, 'Codes de secours restants : 9');
    await page
      .getByLabel('Code à six chiffres')
      .fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
    await button(page, 'Retirer le second facteur').click();
    await waitForText(page, 'Le second facteur est retiré.');
  });
});
