import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scenario } from '../../../engine/index.ts';
import { readPictures } from '../../../engine/puzzles/shared/pictures.ts';
import { fold } from '../spoilers/texts.ts';
import { inspect, waitForPath, waitForText } from './look.ts';

type Puzzle = NonNullable<Scenario['steps'][string]['puzzle']>;
type PuzzleOf<Type extends Puzzle['type']> = Extract<Puzzle, { type: Type }>;

/** How a hand enters an answer: taps and keys, as its owner would. */
interface Driver<P> {
  (page: Page, answer: string, puzzle: P): Promise<void>;
}

const typeAndSend: Driver<Puzzle> = async (page, answer) => {
  await page.getByRole('main').getByRole('textbox').click();
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
};

/** The symbols of a wheel, as they follow each other. */
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Turns one wheel to a symbol by its keys, the short way round. */
async function turnWheel(page: Page, index: number, symbols: string, symbol: string): Promise<void> {
  const name = `Molette ${index + 1}`;
  const wheel = page.getByRole('spinbutton', { name });
  const up = (symbols.indexOf(symbol) - Number(await wheel.getAttribute('aria-valuenow')) + symbols.length) % symbols.length;
  const goUp = up <= symbols.length / 2;
  const key = page.getByRole('button', { name: new RegExp(`^${name} : \\S+ ${goUp ? 'suivant' : 'précédent'}`) });
  for (let press = 0; press < (goUp ? up : symbols.length - up); press += 1) await key.tap();
  await expect.poll(() => wheel.getAttribute('aria-valuetext')).toBe(symbol);
}

/** Once the bar is full the code is found right, and the key leads on. */
async function leaveDials(page: Page): Promise<void> {
  await page.getByText('Code Correct').waitFor();
  await page.getByRole('button', { name: 'Passer à l’étape suivante' }).tap();
}

const turnDials: Driver<PuzzleOf<'digit-dials'>> = async (page, answer) => {
  const digits = answer.replace(/\D/g, '');
  for (const [index, digit] of [...digits].entries()) await turnWheel(page, index, DIGITS, digit);
  await leaveDials(page);
};

/** The first wheel by its keys, the others by the letters of a keyboard, from one to the next. */
const spell: Driver<PuzzleOf<'letter-dials'>> = async (page, answer) => {
  const [first = '', ...others] = fold(answer).replace(/ /g, '').toUpperCase();
  await turnWheel(page, 0, LETTERS, first);
  await page.getByRole('spinbutton', { name: 'Molette 1' }).focus();
  for (const letter of others) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(letter.toLowerCase());
  }
  await leaveDials(page);
};

/** Pictures by what they show, in the order of the answer. */
const tapPictures: Driver<PuzzleOf<'picture-order' | 'picture-toggles'>> = async (page, answer, { pictures }) => {
  for (const id of readPictures(pictures, answer) ?? []) {
    const picture = pictures.find((one) => one.id === id);
    await page.getByRole('button', { name: picture?.alt ?? id }).tap();
  }
  await page.getByRole('button', { name: 'VALIDER' }).tap();
};

const fillNumbers: Driver<PuzzleOf<'number-fields'>> = async (page, answer, { fields }) => {
  for (const [index, number] of answer.split('-').entries()) {
    await page.getByLabel(fields[index]?.label ?? '').click();
    await page.keyboard.type(number.trim());
  }
  await page.getByRole('button', { name: 'VALIDER' }).tap();
};

const writeLines: Driver<PuzzleOf<'text-area'>> = async (page, answer) => {
  await page.getByRole('main').getByRole('textbox').click();
  await page.keyboard.type(answer);
  await page.getByRole('button', { name: 'VALIDER' }).tap();
};

/** The initials open it by themselves; else the messages are read to their end, and « Oui » is said. */
const converse: Driver<PuzzleOf<'conversation'>> = async (page, answer, puzzle) => {
  if (puzzle.initials) {
    await page.getByLabel('Initiales').click();
    await page.keyboard.type(answer.toLowerCase());
    return;
  }
  await page.getByRole('button', { name: 'Appuyer pour Confirmer' }).tap({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Oui' }).tap();
};

/** By the keys under the scale, from where the needle starts; by the wheels, where there are some. */
async function setFrequency(page: Page, frequency: string, puzzle: PuzzleOf<'tuner'>): Promise<void> {
  const code = frequency.replace(/\D/g, '').padStart(puzzle.digits, '0');
  if (puzzle.mode === 'dials') {
    for (const [index, digit] of [...code].entries()) await turnWheel(page, index, DIGITS, digit);
    return;
  }
  const distance = Number(code) - puzzle.start;
  const [small = 1, large = 100] = [...(puzzle.steps ?? [])].sort((a, b) => a - b);
  const press = async (step: number, times: number): Promise<void> => {
    const key = page.getByRole('button', { name: `${distance < 0 ? '−' : '+'}${step}`, exact: true });
    for (let count = 0; count < times; count += 1) await key.tap();
  };
  await press(large, Math.floor(Math.abs(distance) / large));
  await press(small, Math.abs(distance) % large);
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe(String(Number(code)));
}

/** The broadcast is heard to its end, which sends it. */
const tune: Driver<PuzzleOf<'tuner'>> = async (page, answer, puzzle) => {
  await setFrequency(page, answer, puzzle);
  await page.getByRole('button', { name: 'Écouter' }).tap();
};

/** Nothing leaves from this screen: what it says is read, and the answer is given in the final application. */
const readOnly: Driver<PuzzleOf<'last-sms'>> = async (page, _answer, { messages }) => {
  for (const message of messages) await waitForText(page, message);
};

const drivers: { readonly [Type in Puzzle['type']]: Driver<PuzzleOf<Type>> } = {
  'text-field': typeAndSend,
  'default-form': typeAndSend,
  'digit-dials': turnDials,
  'last-sms': readOnly,
  'letter-dials': spell,
  'number-fields': fillNumbers,
  'picture-order': tapPictures,
  'picture-toggles': tapPictures,
  'text-area': writeLines,
  conversation: converse,
  tuner: tune,
};

/** Whether a step is solved in the final application, beside its own instrument. */
const isSolvedByFinal = (puzzle: Puzzle): boolean => 'finalCode' in puzzle && puzzle.finalCode !== undefined;

/** « 3_ANCRE » in the final application: its size, its loading to the end, its word. */
async function giveFinalCode(page: Page, tile: string, code: string): Promise<void> {
  const [size = '', word = ''] = code.split('_');
  await page.getByRole('link', { name: 'Retour' }).tap();
  await page.getByRole('navigation', { name: 'Applications' }).getByRole('link', { name: tile }).tap();
  await waitForPath(page, '/home/app/final');
  const shown = page.getByRole('group', { name: 'Taille du carré' }).getByRole('status');
  const read = async (): Promise<number> => Number(/\d+/.exec(await shown.innerText())?.[0]);
  while ((await read()) !== Number(size))
    await page.getByRole('button', { name: (await read()) < Number(size) ? 'Plus grand' : 'Plus petit' }).tap();
  await page.getByRole('button', { name: 'Sélectionner' }).tap();
  await page.getByRole('button', { name: 'Accéder' }).tap();
  await inspect(page, 'final application');
  await page.getByRole('main').getByRole('textbox').click();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
}

/** The instrument first, where the final application answers for it: what it has to say is needed there. */
async function answerByFinal(page: Page, tile: string, puzzle: Puzzle, answer: string): Promise<void> {
  if (puzzle.type === 'tuner') {
    await setFrequency(page, puzzle.solution, puzzle);
    await waitForText(page, puzzle.recording.transcript);
  } else await (drivers[puzzle.type] as Driver<Puzzle>)(page, answer, puzzle);
  await giveFinalCode(page, tile, answer);
}

/** Enters an answer on the instrument of a step, or in the application that answers for it. */
export function enterAnswer(page: Page, scenario: Scenario, puzzle: Puzzle, answer: string): Promise<void> {
  const final = scenario.tiles.find(({ app }) => app === 'final');
  if (final && isSolvedByFinal(puzzle)) return answerByFinal(page, final.label, puzzle, answer);
  return (drivers[puzzle.type] as Driver<Puzzle>)(page, answer, puzzle);
}
