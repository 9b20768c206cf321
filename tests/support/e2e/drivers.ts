import { expect } from 'vitest';
import { type Scenario, typeset } from '../../../engine/index.ts';
import { finalCodesOf } from '../../../engine/puzzles/index.ts';
import { follow, labelKey } from '../../../engine/puzzles/shared/exchange.ts';
import { readPictures } from '../../../engine/puzzles/shared/pictures.ts';
import { foldText } from '../spoilers/texts.ts';
import type { Hand } from './hands.ts';
import { inspect, waitForPath, waitForText } from './look.ts';
import type { ScreenHands } from './screen.ts';
import { timeBrings } from './time.ts';

export type Puzzle = NonNullable<Scenario['steps'][string]['puzzle']>;
export type PuzzleOf<Type extends Puzzle['type']> = Extract<Puzzle, { type: Type }>;

/** Enters an answer into a widget with any hand. */
interface Driver<P> {
  (hand: Hand, page: ScreenHands, answer: string, puzzle: P): Promise<void>;
}

const onlyField = (page: ScreenHands) => page.getByRole('main').getByRole('textbox');
const key = (page: ScreenHands, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const typeAndSend = async (hand: Hand, page: ScreenHands, text: string): Promise<void> => {
  await hand.write(page, onlyField(page), text);
  await page.keyboard.press('Enter');
};

/** The symbols of a wheel, in order. */
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

async function turnWheels(hand: Hand, page: ScreenHands, symbols: string, code: string): Promise<void> {
  for (const [index, symbol] of [...code].entries()) await hand.turnWheel(page, index, symbols, symbol);
}

/** Waits until the full bar confirms the code, then presses the button to the next step. */
async function leaveDials(hand: Hand, page: ScreenHands): Promise<void> {
  await timeBrings(page, page.getByText('Code Correct'));
  await inspect(page, 'right code');
  await hand.press(page, key(page, /^(?:Passer à l’étape suivante|Continuer)$/u));
}

const turnDials: Driver<PuzzleOf<'digit-dials'>> = async (hand, page, answer) => {
  await turnWheels(hand, page, DIGITS, answer.replace(/\D/g, ''));
  await leaveDials(hand, page);
};

const spell: Driver<PuzzleOf<'letter-dials'>> = async (hand, page, answer) => {
  await turnWheels(hand, page, LETTERS, foldText(answer).replace(/ /g, '').toUpperCase());
  await leaveDials(hand, page);
};

/** Presses pictures by their alternative text, in the order of the answer. */
const pressPictures: Driver<PuzzleOf<'picture-order' | 'picture-toggles'>> = async (
  hand,
  page,
  answer,
  { pictures },
) => {
  for (const id of readPictures(pictures, answer) ?? []) {
    const picture = pictures.find((one) => one.id === id);
    await hand.press(page, page.getByRole('button', { name: picture?.alt ?? id }));
  }
  await hand.press(page, key(page, 'VALIDER'));
};

/** Seals the slip of an option; a final decision is confirmed in a dialog. */
const decide: Driver<PuzzleOf<'choice'>> = async (hand, page, answer, { confirm }) => {
  await hand.press(page, page.locator(`[type=radio][value="${answer}"]`));
  await hand.press(page, key(page, 'Décider'));
  if (!confirm) return;
  await inspect(page, 'final decision');
  await hand.press(page, key(page, 'Confirmer'));
};

const fillNumbers: Driver<PuzzleOf<'number-fields'>> = async (hand, page, answer, { fields }) => {
  for (const [index, number] of answer.split('-').entries())
    await hand.write(page, page.getByLabel(fields[index]?.label ?? ''), number.trim());
  await hand.press(page, key(page, 'VALIDER'));
};

const writeLines: Driver<PuzzleOf<'text-area'>> = async (hand, page, answer) => {
  await hand.write(page, onlyField(page), answer);
  await hand.press(page, key(page, 'VALIDER'));
};

/** Waits for the last message of a conversation: each message scrolls it, which would disturb checks. */
export async function everythingSaid(page: ScreenHands, puzzle: Puzzle): Promise<void> {
  if (puzzle.type === 'conversation' && !puzzle.initials)
    await timeBrings(page, key(page, 'Appuyer pour Confirmer'));
  if (puzzle.type === 'dialogue')
    await timeBrings(page, page.getByRole('group', { name: 'Votre réponse' }).getByRole('button').first());
}

/**
 * Gives the replies one after another, each once the messages before it have arrived; the last part is typed
 * at a field.
 */
const talk: Driver<PuzzleOf<'dialogue'>> = async (hand, page, answer, { lines, confirm }) => {
  const said = answer.split(' > ');
  for (const [index] of said.entries()) {
    const { turn } = follow(lines, said.slice(0, index).join(' > '));
    if (turn.field) {
      await timeBrings(page, onlyField(page));
      return typeAndSend(hand, page, said.slice(index).join(' > '));
    }
    const label =
      turn.replies.find((reply) => labelKey(reply.label) === labelKey(said[index] ?? ''))?.label ?? '';
    const slip = page
      .getByRole('group', { name: 'Votre réponse' })
      .getByRole('button', { name: typeset(label), exact: true });
    await timeBrings(page, slip);
    await hand.press(page, slip);
  }
  if (confirm) await hand.press(page, key(page, 'Confirmer'));
};

/** Initials are sent automatically; otherwise the messages are read to the end and « Oui » is pressed. */
const converse: Driver<PuzzleOf<'conversation'>> = async (hand, page, answer, puzzle) => {
  if (puzzle.initials) return hand.write(page, page.getByLabel('Initiales'), answer.toLowerCase());
  await everythingSaid(page, puzzle);
  await hand.press(page, key(page, 'Appuyer pour Confirmer'));
  await hand.press(page, key(page, 'Oui'));
};

/**
 * Uses the wheels if the tuner has them, otherwise the buttons under the scale, from the start of the needle.
 */
async function setFrequency(
  hand: Hand,
  page: ScreenHands,
  frequency: string,
  puzzle: PuzzleOf<'tuner'>,
): Promise<void> {
  const code = frequency.replace(/\D/g, '').padStart(puzzle.digits, '0');
  if (puzzle.mode === 'dials') return turnWheels(hand, page, DIGITS, code);
  const [small = 1, large = 100] = [...(puzzle.steps ?? [])].sort((a, b) => a - b);
  await hand.moveNeedle(page, { from: puzzle.start, to: Number(code), small, large });
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe(String(Number(code)));
}

/** Asks for the whole text of the station, as who does not hear it does, and puts it away again. */
async function readStation(hand: Hand, page: ScreenHands, transcript: string): Promise<void> {
  await key(page, 'Lire ce que l’on entend').waitFor();
  await hand.press(page, key(page, 'Lire ce que l’on entend'));
  await waitForText(page, transcript, hand.read);
  await hand.press(page, key(page, 'Ranger le texte'));
}

/** Plays the recording to its end, which sends the answer. */
const tune: Driver<PuzzleOf<'tuner'>> = async (hand, page, answer, puzzle) => {
  await setFrequency(hand, page, answer, puzzle);
  await readStation(hand, page, puzzle.recording.transcript);
  await hand.press(page, key(page, 'Écouter'));
  await hand.hearOut(page, puzzle.recording.seconds);
};

/** Only reads the messages: this screen sends nothing, the answer is entered in the final application. */
const readOnly: Driver<PuzzleOf<'last-sms'>> = async (hand, page, _answer, { messages }) => {
  for (const message of messages) await waitForText(page, message, hand.read);
};

/** Types that are not listed have one field and a button. */
const drivers: { readonly [Type in Puzzle['type']]?: Driver<PuzzleOf<Type>> } = {
  choice: decide,
  'digit-dials': turnDials,
  'last-sms': readOnly,
  'letter-dials': spell,
  'number-fields': fillNumbers,
  'picture-order': pressPictures,
  'picture-toggles': pressPictures,
  'text-area': writeLines,
  conversation: converse,
  dialogue: talk,
  tuner: tune,
};

const driverOf = ({ type }: Puzzle) => (drivers[type] ?? typeAndSend) as Driver<Puzzle>;

/** Whether a step is solved in the final application in addition to its own instrument. */
export const isSolvedByFinal = (puzzle: Puzzle): boolean => finalCodesOf(puzzle) !== undefined;

/** Chooses a size in the final application, and opens the field of its word. */
export async function openFinalField(hand: Hand, page: ScreenHands, size: string): Promise<void> {
  const shown = page.getByRole('group', { name: 'Taille du carré' }).getByRole('status');
  const read = async (): Promise<number> => Number(/\d+/.exec(await shown.innerText())?.[0]);
  while ((await read()) !== Number(size))
    await hand.press(page, key(page, (await read()) < Number(size) ? 'Plus grand' : 'Plus petit'));
  await hand.press(page, key(page, 'Sélectionner'));
  await hand.press(page, key(page, 'Accéder'));
}

/** Enters a code such as « 3_ANCRE » in the final application: its size, then its word. */
async function giveFinalCode(hand: Hand, page: ScreenHands, tile: RegExp, code: string): Promise<void> {
  const [size = '', word = ''] = code.split('_');
  await hand.press(page, page.getByRole('link', { name: 'Retour' }));
  await hand.press(
    page,
    page.getByRole('navigation', { name: 'Applications' }).getByRole('link', { name: tile }),
  );
  await waitForPath(page, '/home/app/final');
  await openFinalField(hand, page, size);
  await inspect(page, 'final application');
  await typeAndSend(hand, page, word);
}

/** Solves the instrument first, then the final application, which needs the instrument's output. */
async function answerByFinal(
  hand: Hand,
  page: ScreenHands,
  tile: RegExp,
  puzzle: Puzzle,
  answer: string,
): Promise<void> {
  if (puzzle.type === 'tuner') {
    await setFrequency(hand, page, puzzle.solution, puzzle);
    await readStation(hand, page, puzzle.recording.transcript);
  } else await driverOf(puzzle)(hand, page, answer, puzzle);
  await giveFinalCode(hand, page, tile, answer);
}

/** Enters an answer on the instrument of a step, and in the final application where the step requires it. */
export function enterAnswer(
  hand: Hand,
  page: ScreenHands,
  scenario: Scenario,
  puzzle: Puzzle,
  answer: string,
): Promise<void> {
  // Of several, the player has the one of his branch.
  const finals = scenario.tiles.flatMap(({ app, label }) => (app === 'final' ? [label] : []));
  if (finals.length > 0 && isSolvedByFinal(puzzle))
    return answerByFinal(hand, page, new RegExp(finals.join('|'), 'u'), puzzle, answer);
  return driverOf(puzzle)(hand, page, answer, puzzle);
}
