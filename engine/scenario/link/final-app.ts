import { fold } from '../../answers/fold.ts';
import { finalCodesOf } from '../../puzzles/index.ts';
import type { ValuePath } from '../parse/parse-yaml.ts';
import type { ExtraTile } from '../scenario.ts';
import type { LinkContext } from './context.ts';

type FinalApp = NonNullable<ExtraTile['final']>;

const isReversed = ({ least = 1, most = 9 }: FinalApp): boolean => least > most;

/** Accepts every size when least and most are reversed, which is reported elsewhere. */
const hasSize = (final: FinalApp, size: number): boolean =>
  isReversed(final) || (size >= (final.least ?? 1) && size <= (final.most ?? 9));

/** A square must have `size` rows of `size` arrows. */
function checkPattern(context: LinkContext, path: ValuePath, size: number, rows: readonly string[]): void {
  const { draft, report } = context;
  const file = draft.scenario?.file;
  if (!file) return;
  const wayOut = `Il faut ${size} lignes de ${size} flèches.`;
  if (rows.length !== size) {
    report('final-size', file.keyAt(path), `Le carré de taille ${size} a ${rows.length} lignes.`, wayOut);
    return;
  }
  rows.forEach((row, index) => {
    const count = [...row].length;
    if (count !== size)
      report('final-size', file.valueAt([...path, index]), `Cette ligne a ${count} flèches.`, wayOut);
  });
}

function checkSizes(context: LinkContext, final: FinalApp, path: ValuePath): void {
  const { draft, report } = context;
  const file = draft.scenario?.file;
  const { least = 1, most = 9, patterns } = final;
  if (file && isReversed(final)) {
    const message = `La plus petite taille (${least}) dépasse la plus grande (${most}).`;
    report('final-size', file.valueAt([...path, 'least']), message, 'Échangez least et most.');
    return;
  }
  for (const [name, rows] of Object.entries(patterns)) {
    const size = Number(name);
    const at = [...path, 'patterns', name];
    if (hasSize(final, size)) checkPattern(context, at, size, rows);
    else if (file)
      report(
        'final-size',
        file.keyAt(at),
        `La taille ${size} ne se choisit pas.`,
        'Changez least ou most, ou retirez ce carré.',
      );
  }
}

/**
 * The application must be able to send the codes that steps expect, and at least one step must expect a code.
 */
function checkCodes({ draft, scenario, report }: LinkContext): void {
  const apps = scenario.tiles.flatMap(({ final }) => (final ? [final] : []));
  const waiting = draft.steps
    .map(({ file, value }) => ({ file, codes: finalCodesOf(value.puzzle) ?? [] }))
    .filter(({ codes }) => codes.length > 0);
  for (const { file, codes } of waiting) {
    codes.forEach((code, index) => {
      if (apps.length === 0 || apps.some((app) => hasSize(app, Number(code[0])))) return;
      const at = file.valueAt(['puzzle', 'finalCode', index]);
      report(
        'final-size',
        at,
        `La taille ${code[0]} ne se choisit pas.`,
        'Changez le code, ou les tailles de l’application.',
      );
    });
  }
  if (waiting.length > 0 || apps.length === 0 || draft.damaged.has('step') || !draft.scenario) return;
  const index = scenario.tiles.findIndex(({ app }) => app === 'final');
  const at = draft.scenario.file.valueAt(['tiles', index, 'app']);
  report(
    'final-without-step',
    at,
    'Aucune étape n’attend le code de cette application.',
    'Ajoutez finalCode à une épreuve.',
  );
}

export function checkFinalApp(context: LinkContext): void {
  context.scenario.tiles.forEach(({ final }, index) => {
    if (final) checkSizes(context, final, ['tiles', index, 'final']);
  });
  checkCodes(context);
}

type Rows = readonly (readonly string[])[];

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  '↑': [-1, 0],
  '→': [0, 1],
  '↓': [1, 0],
  '←': [0, -1],
};

/** A row of single capitals: « S O N E ». */
const ROW = /(?<![\p{L}])\p{Lu}(?: \p{Lu})+(?![\p{L}])/gu;

/** The squares of letters in a text: as many rows as letters in a row, one after the other. */
function squaresIn(text: string): Rows[] {
  const rows = [...text.matchAll(ROW)].map(([row]) => row.split(' '));
  return rows.flatMap((row, index) => {
    const square = rows.slice(index, index + row.length);
    return square.length === row.length && square.every(({ length }) => length === row.length)
      ? [square]
      : [];
  });
}

/**
 * The letters read from a cell, arrow after arrow, until the path leaves the square; null when it never does.
 */
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
  return arrows.flatMap((cells, row) =>
    cells.map((_cell, column) => wordFrom(letters, arrows, [row, column])),
  );
}

const plain = (text: string): string => fold(text).replaceAll(' ', '');

/**
 * The word of each final code must be spelled by the arrows of its size, laid on a square of letters that a
 * page prints. With several applications, for players of different routes, the arrows of one of them spell
 * it.
 */
export function checkFinalWord({ draft, scenario, report }: LinkContext): void {
  const file = draft.scenario?.file;
  if (!file) return;
  const squares = draft.source.files
    .filter(({ path }) => path.endsWith('.mdx'))
    .flatMap(({ text }) => squaresIn(text));
  const codes = [...new Set(draft.steps.flatMap(({ value }) => finalCodesOf(value.puzzle) ?? []))].map(
    partsOf,
  );
  const patterns = scenario.tiles.flatMap(({ final }, tile) =>
    Object.entries(final?.patterns ?? {}).map(([size, rows]): Pattern => ({
      tile,
      size,
      arrows: rows.map((row) => [...row]),
    })),
  );
  const spells = ({ size, arrows }: Pattern, code: CodeParts): boolean =>
    size === code.size &&
    squares.some(
      (letters) =>
        letters.length >= Number(size) &&
        wordsOf(letters, arrows).some((read) => read !== null && plain(read) === plain(code.word)),
    );
  for (const code of codes) {
    const ofItsSize = patterns.filter(({ size }) => size === code.size);
    // A square that no text prints is in a picture: nothing to compare with.
    if (ofItsSize.length === 0 || !squares.some((letters) => letters.length >= Number(code.size))) continue;
    if (ofItsSize.some((pattern) => spells(pattern, code))) continue;
    const astray =
      ofItsSize.find((pattern) => !codes.some((other) => spells(pattern, other))) ?? ofItsSize[0];
    const message = `Les flèches de taille ${code.size} ne font plus lire « ${code.word} » dans le carré de lettres.`;
    const wayOut =
      'Suivez-les du doigt depuis la case de départ : corrigez la flèche ou la lettre qui dévie, ou le mot de finalCode.';
    report(
      'arrows-spell-nothing',
      file.keyAt(['tiles', astray?.tile ?? 0, 'final', 'patterns', code.size]),
      message,
      wayOut,
    );
  }
}

/** The arrows of one size in the application of a tile, by its index. */
interface Pattern {
  readonly tile: number;
  readonly size: string;
  readonly arrows: Rows;
}

interface CodeParts {
  readonly size: string;
  readonly word: string;
}

function partsOf(code: string): CodeParts {
  const [size = '', word = ''] = code.split('_');
  return { size, word };
}
