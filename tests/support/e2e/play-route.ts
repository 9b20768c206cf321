import { expect } from 'vitest';
import type { Scenario, WalkthroughFile } from '../../../engine/index.ts';
import { fold } from '../spoilers/texts.ts';
import { enterAnswer } from './drivers.ts';
import { touch, type Hand } from './hands.ts';
import { inspect, inspectFirst, waitForPath, waitForText } from './look.ts';
import type { Screen } from './screen.ts';

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
export async function openLetter(page: Screen, address: string, code: string): Promise<void> {
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
export async function followTutorial(page: Screen): Promise<void> {
  for (let card = 1; card <= 4; card += 1) {
    await waitForText(page, `${card} sur 4`);
    if (card === 1) await inspect(page, 'tutorial');
    await page.getByRole('button', { name: 'Suivant' }).tap();
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Plays one move from the desk to the desk, and looks at every screen on the way. */
export async function playMove(page: Screen, scenario: Scenario, move: Move): Promise<void> {
  await waitForPath(page, '/home');
  await makeMove(touch, page, scenario, move);
  await followReaction(page, scenario, move);
  await checkDesk(page, scenario, move);
}

/** What a move is made of, from the desk to the moment when the answer is on its way. */
export async function makeMove(hand: Hand, page: Screen, scenario: Scenario, move: Move): Promise<void> {
  await (move.alternative ? takeAlternative(hand, page, move.at) : solve(hand, page, scenario, move));
}

async function solve(hand: Hand, page: Screen, scenario: Scenario, move: Move): Promise<void> {
  const step = scenario.steps[move.at];
  if (!step?.puzzle || move.answer === undefined) throw new Error(`${move.at} has nothing to enter`);
  await openPuzzle(hand, page, step.tile === 'credits');
  await inspectFirst(page, `puzzle ${step.puzzle.type}`, `${move.at}: puzzle`);
  await enterAnswer(hand, page, scenario, step.puzzle, move.answer);
}

/** The other route, from the hours: it cannot be confirmed in haste. */
async function takeAlternative(hand: Hand, page: Screen, at: string): Promise<void> {
  await hand.press(page, page.getByRole('button', { name: 'Horaires' }));
  await hand.press(page, page.getByRole('button', { name: named('Prendre l’autre chemin') }));
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  expect(await confirm.isDisabled(), 'confirmed in haste').toBe(true);
  await inspect(page, `${at}: the other route`);
  await expect.poll(() => confirm.isEnabled(), { timeout: 25_000 }).toBe(true);
  await hand.press(page, confirm);
}

/** By the first stamp; after the end, through the credits and their link. */
async function openPuzzle(hand: Hand, page: Screen, throughCredits: boolean): Promise<void> {
  await hand.press(page, page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first());
  if (throughCredits) {
    await waitForPath(page, '/home/app/credits');
    await inspect(page, 'credits');
    await hand.press(page, page.getByRole('link', { name: named('Avez-vous du nouveau ?') }));
  }
  await waitForPath(page, '/home/app/code');
}

/** Where a move leads: « home » and « correct » are screens, any other word is a message. */
export function pathAfter({ opens = 'home' }: Move): string {
  return { home: '/home', correct: '/home/app/correct' }[opens] ?? `/home/messages/${opens}`;
}

/** What opens after a move, and the way back to the desk. */
async function followReaction(page: Screen, scenario: Scenario, move: Move): Promise<void> {
  await waitForPath(page, pathAfter(move));
  const message = scenario.messages.find(({ slug }) => slug === move.opens);
  if (move.opens === 'correct') return passCorrect(page);
  if (!message) return;
  expect(await page.url()).toContain('appear');
  await page.getByRole('heading', { name: named(message.title) }).waitFor();
  await page.getByRole('button', { name: 'Tout afficher' }).tap();
  await inspectFirst(page, 'message', `message ${message.slug}`);
  await page.getByRole('link', { name: 'Retour au bureau' }).tap();
}

/** « Code Juste », and on. */
async function passCorrect(page: Screen): Promise<void> {
  await inspectFirst(page, 'right answer', 'right answer');
  await page.getByRole('link', { name: 'Continuer' }).tap();
}

/** The desk's stamps, and the papers behind two of them. */
async function checkDesk(page: Screen, scenario: Scenario, { at, tile, extraTiles = [], messages, documents }: Move): Promise<void> {
  await waitForPath(page, '/home');
  const stamps = page.getByRole('navigation', { name: 'Applications' }).getByRole('link');
  const expected = [tile ?? '', ...extraTiles, 'Messages', 'Documents'];
  const shown = async () => (await stamps.allInnerTexts()).map((text, index) => beginning(text, expected[index] ?? ''));
  await expect.poll(shown, { message: `stamps after ${at}` }).toEqual(expected);
  await inspectFirst(page, 'desk', `desk after ${at}`);
  if (messages) await checkPapers(page, 'Messages', titlesOf(scenario.messages, messages), at);
  if (documents) await checkPapers(page, 'Documents', titlesOf(scenario.documents, documents), at);
}

/** What is expected, where a text begins with it as far as reading goes; else the text. */
const beginning = (text: string, expected: string): string => (fold(text).startsWith(fold(expected)) ? expected : text);

interface Paper {
  readonly slug: string;
  readonly title: string;
}

const titlesOf = (papers: readonly Paper[], slugs: readonly string[]): string[] =>
  slugs.map((slug) => papers.find((paper) => paper.slug === slug)?.title ?? slug);

/** The list behind a stamp holds these titles and no others, in whatever order. */
async function checkPapers(page: Screen, stamp: 'Messages' | 'Documents', titles: readonly string[], at: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Applications' }).getByRole('link').filter({ hasText: stamp }).tap();
  await waitForPath(page, `/home/app/${stamp.toLowerCase()}`);
  const slips = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => slips.count(), { message: `${stamp} after ${at}` }).toBe(titles.length);
  const shown = (await slips.allInnerTexts()).map(fold);
  const missing = titles.filter((title) => !shown.some((text) => text.includes(fold(title))));
  expect(missing, `${stamp} missing after ${at}`).toEqual([]);
  await page.getByRole('link', { name: 'Bureau' }).tap();
}
