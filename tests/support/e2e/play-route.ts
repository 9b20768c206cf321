import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scenario, WalkthroughFile } from '../../../engine/index.ts';
import { fold } from '../spoilers/texts.ts';
import { enterAnswer } from './drivers.ts';
import { inspect, waitForPath, waitForText } from './look.ts';

type Move = WalkthroughFile['moves'][number];

const apostrophe = /['’]/g;

/** A name as the screen may set it: any apostrophe, any space. */
const named = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(apostrophe, "['’]")
      .replace(/ /g, '\\s'),
  );

/** Creates an account by the form, from the address that the letter's square holds, to the open desk. */
export async function openLetter(page: Page, address: string, code: string): Promise<void> {
  const email = `joueuse-${Math.random().toString(36).slice(2)}@exemple.fr`;
  await page.goto(`${address}/a/${code}`);
  await page
    .getByRole('link', { name: 'Créer un compte' })
    .or(page.getByRole('button', { name: 'Créer un compte' }))
    .tap();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe long');
  await page.getByLabel('Confirmation').fill('un mot de passe long');
  await page.getByRole('checkbox').check();
  await inspect(page, 'registration');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Le compte a été créé');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un mot de passe long');
  await page.keyboard.press('Enter');
  await waitForPath(page, '/home');
  await waitForText(page, 'La Compagnie est en train de vous contacter...');
  await inspect(page, 'activation');
  expect(await page.getByLabel(named('Code d’activation')).inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Valider' }).tap();
  await waitForText(page, 'Félicitations !');
  await inspect(page, 'confirmation');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmer' }).tap();
}

/** The four cards of the tutorial. */
export async function followTutorial(page: Page): Promise<void> {
  for (let card = 1; card <= 4; card += 1) {
    await waitForText(page, `${card} sur 4`);
    if (card === 1) await inspect(page, 'tutorial');
    await page.getByRole('button', { name: 'Suivant' }).tap();
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Plays one move from the desk to the desk, and looks at every screen on the way. */
export async function playMove(page: Page, scenario: Scenario, move: Move): Promise<void> {
  await waitForPath(page, '/home');
  if (move.alternative) await takeAlternative(page, move.at);
  else await solve(page, scenario, move);
  await followReaction(page, scenario, move);
  await checkDesk(page, scenario, move);
}

async function solve(page: Page, scenario: Scenario, move: Move): Promise<void> {
  const step = scenario.steps[move.at];
  if (!step?.puzzle || move.answer === undefined) throw new Error(`${move.at} has nothing to enter`);
  await openPuzzle(page, step.tile === 'credits');
  await inspect(page, `${move.at}: puzzle`);
  await enterAnswer(page, scenario, step.puzzle, move.answer);
}

/** The other route, from the hours: it cannot be confirmed in haste. */
async function takeAlternative(page: Page, at: string): Promise<void> {
  await page.getByRole('button', { name: 'Horaires' }).tap();
  await page.getByRole('button', { name: named('Prendre l’autre chemin') }).tap();
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  expect(await confirm.isDisabled(), 'confirmed in haste').toBe(true);
  await inspect(page, `${at}: the other route`);
  await confirm.tap();
}

/** By the first stamp; after the end, through the credits and their link. */
async function openPuzzle(page: Page, throughCredits: boolean): Promise<void> {
  await page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first().tap();
  if (throughCredits) {
    await waitForPath(page, '/home/app/credits');
    await inspect(page, 'credits');
    await page.getByRole('link', { name: named('Avez-vous du nouveau ?') }).tap();
  }
  await waitForPath(page, '/home/app/code');
}

async function followReaction(page: Page, scenario: Scenario, move: Move): Promise<void> {
  const message = scenario.messages.find(({ slug }) => slug === move.opens);
  if (move.opens === 'correct') return passCorrect(page);
  if (!message) return waitForPath(page, '/home');
  await waitForPath(page, `/home/messages/${message.slug}`);
  expect(page.url()).toContain('appear');
  await page.getByRole('heading', { name: named(message.title) }).waitFor();
  await page.getByRole('button', { name: 'Tout afficher' }).tap();
  await inspect(page, `message ${message.slug}`);
  await page.getByRole('link', { name: 'Retour au bureau' }).tap();
}

/** « Code Juste », and on. */
async function passCorrect(page: Page): Promise<void> {
  await waitForPath(page, '/home/app/correct');
  await inspect(page, 'right answer');
  await page.getByRole('link', { name: 'Continuer' }).tap();
}

/** The desk's first stamp, and the messages behind theirs. */
async function checkDesk(page: Page, scenario: Scenario, move: Move): Promise<void> {
  await waitForPath(page, '/home');
  const tiles = page.getByRole('navigation', { name: 'Applications' }).getByRole('link');
  await expect
    .poll(async () => fold(await tiles.first().innerText()), { message: `first stamp after ${move.at}` })
    .toContain(fold(move.tile ?? ''));
  await inspect(page, `desk after ${move.at}`);
  if (!move.messages) return;
  await tiles.filter({ hasText: 'Messages' }).tap();
  await waitForPath(page, '/home/app/messages');
  const titles = move.messages.map((slug) => fold(scenario.messages.find((message) => message.slug === slug)?.title ?? slug));
  const slips = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => slips.count(), { message: `messages after ${move.at}` }).toBe(titles.length);
  const shown = await slips.allInnerTexts();
  for (const title of titles)
    expect(
      shown.some((text) => fold(text).includes(title)),
      `« ${title} » after ${move.at}`,
    ).toBe(true);
  await page.getByRole('link', { name: 'Bureau' }).tap();
}
