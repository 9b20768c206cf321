import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Scenario } from '../../../engine/index.ts';

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

const turnDials: Driver<PuzzleOf<'digit-dials'>> = async (page, answer) => {
  const digits = answer.replace(/\D/g, '');
  for (const [index, digit] of [...digits].entries()) {
    const goUp = Number(digit) <= 5;
    const key = page.getByRole('button', { name: `Molette ${index + 1} : chiffre ${goUp ? 'suivant' : 'précédent'}` });
    for (let press = 0; press < (goUp ? Number(digit) : 10 - Number(digit)); press += 1) await key.tap();
    await expect.poll(() => page.getByRole('spinbutton', { name: `Molette ${index + 1}` }).getAttribute('aria-valuenow')).toBe(digit);
  }
  await page.getByText('Code Correct').waitFor();
  await page.getByRole('button', { name: 'Passer à l’étape suivante' }).tap();
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

/** From where the needle starts, by the keys under the scale; then the broadcast is heard to its end, which sends it. */
const tune: Driver<PuzzleOf<'tuner'>> = async (page, answer, puzzle) => {
  const distance = Number(answer) - puzzle.start;
  const [small, large] = [1, 100];
  const sign = distance < 0 ? '−' : '+';
  const press = async (step: number, times: number): Promise<void> => {
    const key = page.getByRole('button', { name: `${sign}${step}`, exact: true });
    for (let count = 0; count < times; count += 1) await key.tap();
  };
  const rest = Math.abs(distance) % large;
  await press(large, Math.floor(Math.abs(distance) / large));
  await press(small, rest);
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe(String(Number(answer)));
  await page.getByRole('button', { name: 'Écouter' }).tap();
};

const drivers: { readonly [Type in Puzzle['type']]: Driver<PuzzleOf<Type>> } = {
  'text-field': typeAndSend,
  'default-form': typeAndSend,
  'digit-dials': turnDials,
  conversation: converse,
  tuner: tune,
};

/** Enters an answer on the instrument of a step. */
export function enterAnswer(page: Page, puzzle: Puzzle, answer: string): Promise<void> {
  return (drivers[puzzle.type] as Driver<Puzzle>)(page, answer, puzzle);
}
