import { fold } from '../../answers/fold.ts';
import { finalCodesOf } from '../../puzzles/index.ts';
import type { LinkContext } from './context.ts';

type Rows = readonly (readonly string[])[];

const MOVES: Readonly<Record<string, readonly [number, number]>> = { '↑': [-1, 0], '→': [0, 1], '↓': [1, 0], '←': [0, -1] };

/** A row of single capitals: « S O N E ». */
const ROW = /(?<![\p{L}])\p{Lu}(?: \p{Lu})+(?![\p{L}])/gu;

/** The squares of letters in a text: as many rows as letters in a row, one after the other. */
function squaresIn(text: string): Rows[] {
  const rows = [...text.matchAll(ROW)].map(([row]) => row.split(' '));
  return rows.flatMap((row, index) => {
    const square = rows.slice(index, index + row.length);
    return square.length === row.length && square.every(({ length }) => length === row.length) ? [square] : [];
  });
}

/** The letters read from a cell, arrow after arrow, until the path leaves the square; null when it never does. */
function wordFrom(letters: Rows, arrows: Rows, start: readonly [number, number]): string | null {
  let [row, column] = start;
  let word = '';
  for (let steps = 0; steps <= arrows.length ** 2; steps += 1) {
    const arrow = arrows[row]?.[column];
    if (arrow === undefined) return word;
    word += letters[row]?.[column] ?? '';
    const [down = 0, right = 0] = MOVES[arrow] ?? [];
    row += down;
    column += right;
  }
  return null;
}

/** The square of arrows lies on the top left corner of the square of letters. */
function wordsOf(letters: Rows, arrows: Rows): (string | null)[] {
  return arrows.flatMap((cells, row) => cells.map((_cell, column) => wordFrom(letters, arrows, [row, column])));
}

const plain = (text: string): string => fold(text).replaceAll(' ', '');

/** The word of each final code must be spelled by the arrows of its size, laid on a square of letters that a page prints. */
export function checkFinalWord({ draft, scenario, report }: LinkContext): void {
  const file = draft.scenario?.file;
  const index = scenario.tiles.findIndex(({ final }) => final);
  const patterns = scenario.tiles[index]?.final?.patterns;
  if (!file || !patterns) return;
  const squares = draft.source.files.filter(({ path }) => path.endsWith('.mdx')).flatMap(({ text }) => squaresIn(text));
  for (const code of new Set(draft.steps.flatMap(({ value }) => finalCodesOf(value.puzzle) ?? []))) {
    const [size = '', word = ''] = code.split('_');
    const arrows = patterns[size]?.map((row) => [...row]);
    const fitting = squares.filter((letters) => letters.length >= Number(size));
    // A square that no text prints is in a picture: nothing to compare with.
    if (!arrows || fitting.length === 0) continue;
    if (fitting.some((letters) => wordsOf(letters, arrows).some((read) => read !== null && plain(read) === plain(word)))) continue;
    const message = `Les flèches de taille ${size} ne font plus lire « ${word} » dans le carré de lettres.`;
    const wayOut = 'Suivez-les du doigt depuis la case de départ : corrigez la flèche ou la lettre qui dévie, ou le mot de finalCode.';
    report('arrows-spell-nothing', file.keyAt(['tiles', index, 'final', 'patterns', size]), message, wayOut);
  }
}
