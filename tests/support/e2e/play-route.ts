import { expect } from 'vitest';
import type { Scenario, WalkthroughFile } from '../../../engine/index.ts';
import type { Step } from '../../../engine/scenario/scenario.ts';
import { routeBeside } from '../../../engine/view/present-beside.ts';
import type { TestCity } from '../cities/cities.ts';
import { foldText } from '../spoilers/texts.ts';
import { enterAnswer, everythingSaid } from './drivers.ts';
import { touch, type Hand } from './hands.ts';
import { inspectFirst, waitForPath, waitForText } from './look.ts';
import type { ScreenHands } from './screen.ts';
import { timeBrings } from './time.ts';

type Move = WalkthroughFile['moves'][number];

/** `asides`: the titles of those that are open after the move. */
export type DeskMove = Move & { readonly asides?: readonly string[] };

const apostrophe = /['’]/g;

/** Matches a name with any apostrophe and any space. */
const named = (text: string): RegExp =>
  new RegExp(
    text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(apostrophe, "['’]")
      .replace(/ /g, '\\s'),
  );

/** Inspects a screen, and runs the hand's own checks once for each kind of screen. */
async function meet(hand: Hand, page: ScreenHands, kind: string, name = kind): Promise<void> {
  if (await inspectFirst(page, kind, name)) await hand.meet(page);
}

/** Creates an account from the address in the letter's QR code, and activates the letter. */
export async function openLetter(
  page: ScreenHands,
  address: string,
  code: string,
  hand = touch,
): Promise<void> {
  const email = `joueuse-${Math.random().toString(36).slice(2)}@exemple.fr`;
  await page.goto(`${address}/a/${code}`);
  await page.getByLabel('Confirmation').waitFor();
  await hand.write(page, page.getByLabel('Email'), email);
  await hand.write(page, page.getByLabel('Mot de passe', { exact: true }), 'un mot de passe long');
  await hand.write(page, page.getByLabel('Confirmation'), 'un mot de passe long');
  await hand.press(page, page.getByRole('checkbox'));
  await meet(hand, page, 'registration');
  await hand.press(page, page.getByRole('button', { name: 'Créer le compte' }));
  await waitForText(page, 'Le compte a été créé', hand.read);
  await hand.write(page, page.getByLabel('Mot de passe', { exact: true }), 'un mot de passe long');
  await page.keyboard.press('Enter');
  await waitForPath(page, '/home');
  await waitForText(page, 'La Compagnie est en train de vous contacter...', hand.read);
  await meet(hand, page, 'activation');
  expect(await page.getByLabel(named('Code d’activation')).inputValue()).toBe(code);
  await hand.press(page, page.getByRole('button', { name: 'Valider' }));
  await waitForText(page, 'Félicitations !', hand.read);
  await hand.press(page, page.getByRole('checkbox'));
  await meet(hand, page, 'confirmation');
  await hand.press(page, page.getByRole('button', { name: 'Confirmer' }));
}

/** The four cards of the tutorial. */
export async function followTutorial(page: ScreenHands, hand = touch): Promise<void> {
  for (let card = 1; card <= 4; card += 1) {
    await waitForText(page, `${card} sur 4`, hand.read);
    await meet(hand, page, 'tutorial');
    await hand.press(page, page.getByRole('button', { name: 'Suivant' }));
  }
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Plays one move from the desk back to the desk, and inspects every screen on the way. */
export async function playMove(
  page: ScreenHands,
  scenario: Scenario,
  move: DeskMove,
  hand = touch,
): Promise<void> {
  await waitForPath(page, '/home');
  await enterMove(hand, page, scenario, move);
  await followReaction(hand, page, scenario, move);
  await checkDesk(hand, page, scenario, move);
}

/** Enters a move, from the desk until its answer is sent. */
export async function enterMove(
  hand: Hand,
  page: ScreenHands,
  scenario: Scenario,
  move: Move,
): Promise<void> {
  await (move.alternative ? takeAlternative(hand, page, move.at) : solve(hand, page, scenario, move));
}

async function solve(hand: Hand, page: ScreenHands, scenario: Scenario, move: Move): Promise<void> {
  const step = scenario.steps[move.at];
  if (!step?.puzzle || move.answer === undefined) throw new Error(`${move.at} has nothing to enter`);
  await openPuzzle(hand, page, step);
  await everythingSaid(page, step.puzzle);
  await meet(hand, page, `puzzle ${step.puzzle.type}`, `${move.at}: puzzle`);
  await enterAnswer(hand, page, scenario, step.puzzle, move.answer);
}

/** Takes the alternative route from the popup of the hours. Its confirmation is disabled at first. */
async function takeAlternative(hand: Hand, page: ScreenHands, at: string): Promise<void> {
  await hand.press(page, page.getByRole('button', { name: 'Horaires' }));
  await hand.press(page, page.getByRole('button', { name: named('Prendre l’autre chemin') }));
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  expect(await confirm.isDisabled(), 'the confirmation is disabled at first').toBe(true);
  await meet(hand, page, 'the other route', `${at}: the other route`);
  await timeBrings(page, () => confirm.isEnabled());
  await hand.press(page, confirm);
}

/**
 * Waits for the next screen: the address changes before the desk is replaced, and content shifts until the
 * page has loaded.
 */
async function leaveDesk(page: ScreenHands, path: string): Promise<void> {
  await waitForPath(page, path);
  await page.getByRole('navigation', { name: 'Applications' }).waitFor({ state: 'detached' });
  await page.locator('[data-page=loading]').first().waitFor({ state: 'detached' });
}

/**
 * Opens the puzzle from the first stamp, from the sheet behind it, from an aside's stamp, or from the link in
 * the credits after the end.
 */
async function openPuzzle(hand: Hand, page: ScreenHands, { name, kind, tile, beside }: Step): Promise<void> {
  const stamps = page.getByRole('navigation', { name: 'Applications' });
  const title = named(beside?.title ?? '');
  await hand.press(
    page,
    kind === 'aside' ? stamps.getByRole('link', { name: title }) : stamps.getByRole('link').first(),
  );
  if (kind === 'part') {
    await leaveDesk(page, '/home/app/code');
    const found = await page
      .getByRole('main')
      .getByText(/^\d\ssur\s\d$/u)
      .innerText();
    await meet(hand, page, `gathering, ${found}`);
    await hand.press(page, page.getByRole('listitem').getByRole('link', { name: title }));
  }
  if (beside) return instrumentIsReady(page, routeBeside(name));
  if (tile === 'credits') {
    await leaveDesk(page, '/home/app/credits');
    await meet(hand, page, 'credits');
    await hand.press(page, page.getByRole('link', { name: named('Avez-vous du nouveau ?') }));
  }
  await instrumentIsReady(page, '/home/app/code');
}

async function instrumentIsReady(page: ScreenHands, path: string): Promise<void> {
  await leaveDesk(page, path);
  // The frame of the screen is shown before its instrument has loaded.
  await page.getByText('L’instrument chauffe').waitFor({ state: 'detached' });
}

const SCREENS: Readonly<Record<string, string>> = {
  home: '/home',
  correct: '/home/app/correct',
  credits: '/home/app/credits',
  gathering: '/home/app/code',
};

/** Path after a move: the name of a screen, any other word is a message. */
export const pathAfter = ({ opens = 'home' }: Move): string => SCREENS[opens] ?? `/home/messages/${opens}`;

/** Checks the screens that open after a move, and returns to the desk. */
async function followReaction(hand: Hand, page: ScreenHands, scenario: Scenario, move: Move): Promise<void> {
  const solved = scenario.steps[move.at];
  const ownMessage = solved?.kind === 'part' ? solved.reaction.message : undefined;
  // The part that completes a gathering shows its message before what the next step opens.
  if (ownMessage !== undefined && ownMessage !== move.opens)
    await readMessage(hand, page, scenario, ownMessage);
  await waitForPath(page, pathAfter(move));
  if (move.opens === 'correct') return passCorrect(hand, page);
  if (move.opens === 'gathering') return leaveGathering(hand, page);
  if (move.opens === 'credits') return leaveSecret(hand, page);
  if (scenario.messages.some(({ slug }) => slug === move.opens))
    await readMessage(hand, page, scenario, move.opens ?? '');
}

/** Reads a message that has just come, and returns to the desk. */
async function readMessage(
  hand: Hand,
  page: ScreenHands,
  { messages }: Scenario,
  slug: string,
): Promise<void> {
  await waitForPath(page, `/home/messages/${slug}`);
  expect(await page.url()).toContain('appear');
  await page
    .getByRole('heading', { name: named(messages.find((one) => one.slug === slug)?.title ?? '') })
    .waitFor();
  const rest = page.getByRole('button', { name: 'Tout afficher' });
  const back = page.getByRole('link', { name: 'Retour au bureau' });
  await rest.or(back).waitFor();
  if ((await rest.count()) > 0) await hand.press(page, rest);
  const desk = page.getByRole('navigation', { name: 'Applications' });
  // The message moves while it is typed, so the tap may miss the button: wait until it is complete.
  await timeBrings(page, back.or(desk).first());
  // On a slow machine the message has returned to the desk by itself; otherwise a key press keeps it open.
  if ((await desk.count()) > 0) return;
  await page.keyboard.press('ArrowDown');
  await meet(hand, page, 'message', `message ${slug}`);
  await hand.press(page, back);
}

/** Continues from the screen « Code Juste ». */
async function passCorrect(hand: Hand, page: ScreenHands): Promise<void> {
  await page.getByRole('link', { name: 'Continuer' }).waitFor();
  await meet(hand, page, 'right answer');
  await hand.press(page, page.getByRole('link', { name: 'Continuer' }));
}

/** Returns from the page of the secret to the desk. */
async function leaveSecret(hand: Hand, page: ScreenHands): Promise<void> {
  await leaveDesk(page, '/home/app/credits');
  await meet(hand, page, 'secret');
  await hand.press(page, page.getByRole('link', { name: 'Retour' }));
}

/** Returns from the sheet with the part that was found to the desk. */
async function leaveGathering(hand: Hand, page: ScreenHands): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'trouvé' }).first().waitFor();
  await meet(hand, page, 'gathering with a part found');
  await hand.press(page, page.getByRole('link', { name: 'Retour' }));
}

/** Checks the desk's stamps, and the lists of messages and documents. */
export async function checkDesk(
  hand: Hand,
  page: ScreenHands,
  scenario: Scenario,
  move: DeskMove,
): Promise<void> {
  const { at, tile, asides = [], extraTiles = [], messages, documents } = move;
  await waitForPath(page, '/home');
  const stamps = page.getByRole('navigation', { name: 'Applications' }).getByRole('link');
  const expected = [tile ?? '', ...extraTiles, 'Messages', 'Documents', ...asides];
  const shown = async () =>
    (await stamps.allInnerTexts()).map((text, index) => beginning(text, expected[index] ?? ''));
  await expect.poll(shown, { message: `stamps after ${at}` }).toEqual(expected);
  await meet(hand, page, 'desk', `desk after ${at}`);
  if (messages) await checkPapers(hand, page, 'Messages', titlesOf(scenario.messages, messages), at);
  if (documents) await checkPapers(hand, page, 'Documents', titlesOf(scenario.documents, documents), at);
}

/** Returns `expected` when the text begins with it after normalisation, otherwise the text. */
const beginning = (text: string, expected: string): string =>
  foldText(text.trim()).startsWith(foldText(expected)) ? expected : text;

interface Paper {
  readonly slug: string;
  readonly title: string;
}

const titlesOf = (papers: readonly Paper[], slugs: readonly string[]): string[] =>
  slugs.map((slug) => papers.find((paper) => paper.slug === slug)?.title ?? slug);

/** Expects that the list behind a stamp contains exactly these titles, in any order. */
async function checkPapers(
  hand: Hand,
  page: ScreenHands,
  stamp: 'Messages' | 'Documents',
  titles: readonly string[],
  at: string,
): Promise<void> {
  await hand.press(
    page,
    page.getByRole('navigation', { name: 'Applications' }).getByRole('link').filter({ hasText: stamp }),
  );
  await leaveDesk(page, `/home/app/${stamp.toLowerCase()}`);
  const slips = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => slips.count(), { message: `${stamp} after ${at}` }).toBe(titles.length);
  const shown = (await slips.allInnerTexts()).map(foldText);
  const missing = titles.filter((title) => !shown.some((text) => text.includes(foldText(title))));
  expect(missing, `${stamp} missing after ${at}`).toEqual([]);
  await meet(hand, page, stamp);
  await hand.press(page, page.getByRole('link', { name: 'Bureau' }));
}

/** Expects that the last screen shows the text of the ending. */
export async function readTheEnd(
  hand: Hand,
  page: ScreenHands,
  { scenario, source }: TestCity,
  ends: string,
): Promise<void> {
  await hand.press(page, page.getByRole('navigation', { name: 'Applications' }).getByRole('link').first());
  await meet(hand, page, 'last screen');
  const text =
    source.files.find(({ path }) => path === `pages/${scenario.steps[ends]?.page}.mdx`)?.text ?? '';
  const sentence = /^[A-ZÉ][^<>\n]{20,}?[.!]/m.exec(text)?.[0] ?? '';
  await waitForText(page, sentence.replaceAll('*', ''), hand.read);
}
