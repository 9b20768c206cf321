import { readBoxes, readPlacedWords, readSquares, type Area, type SheetBoxes } from './read-sheets.ts';

/** The expected content of a file for the press. */
export interface ExpectedLetters {
  /** In the order of the batch. */
  readonly letters: readonly { readonly code: string; readonly address: readonly string[] }[];
  /** Stacks before the stubs, the letters first, with the number of papers of each letter. */
  readonly copies: readonly number[];
  readonly link: (code: string) => string;
}

interface Kind {
  readonly name: string;
  readonly sheet: readonly [number, number];
  /** Of one paper with its bleed. */
  readonly paper: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
}

/** Written out, so that the product's own arithmetic does not judge itself. Millimetres. */
const A4: Kind = { name: 'A4', sheet: [450, 320], paper: [216, 303], columns: 2, rows: 1 };
/** A wide document, two to a sheet as well. */
const WIDE_A4: Kind = { name: 'A4, wide', sheet: [320, 450], paper: [303, 216], columns: 1, rows: 2 };
const STUB: Kind = { name: 'stub', sheet: [320, 450], paper: [111, 80], columns: 2, rows: 5 };
const SLIP: Kind = { name: 'slip', sheet: [320, 450], paper: [154, 111], columns: 2, rows: 3 };
const BLEED = 3;
const TOLERANCE = 0.1;

/** On the letter: where the French window of a DL envelope may look, and where it always looks. */
const WINDOW: Area = { x: 90, y: 44, width: 110, height: 46 };
const ALWAYS: Area = { x: 100, y: 55, width: 90, height: 24 };
/** The squares, with some room around them, from the upper left corner of the paper with its bleed. */
const LETTER_SQUARE: Area = { x: 17, y: 240, width: 46, height: 58 };
const STUB_SQUARE: Area = { x: 3, y: 14, width: 42, height: 62 };

interface Stack {
  readonly kind: Kind;
  readonly first: number;
  readonly sheets: number;
  readonly items: number;
}

/** The faults of a file for the press, in words; empty for a good one. */
export async function proveSheets(file: string, expected: ExpectedLetters): Promise<readonly string[]> {
  const boxes = await readBoxes(file);
  const stacks = stacksOf(expected);
  const total = stacks.reduce((sum, { sheets }) => sum + sheets, 0);
  if (boxes.length !== total) return [`${boxes.length} sheets instead of ${total}`];
  const wrongBoxes = stacks.flatMap((stack) =>
    boxes
      .slice(stack.first - 1, stack.first - 1 + stack.sheets)
      .flatMap((sheet, index) => compareAnyWay(sheet, stack, index)),
  );
  const [letters, stubs] = [stacks[0], stacks.at(-2)];
  if (!letters || !stubs) return ['no stacks'];
  return [
    ...wrongBoxes,
    ...(await compareSquares(file, letters, LETTER_SQUARE, expected)),
    ...(await compareSquares(file, stubs, STUB_SQUARE, expected)),
    ...(await compareAddresses(file, letters, expected)),
  ];
}

function stacksOf({ letters, copies }: ExpectedLetters): readonly Stack[] {
  const kinds = [
    ...copies.map((count) => ({ kind: A4, count })),
    { kind: STUB, count: 1 },
    { kind: SLIP, count: 1 },
  ];
  let first = 1;
  return kinds.map(({ kind, count }) => {
    const items = letters.length * count;
    const stack = { kind, first, items, sheets: Math.ceil(items / (kind.columns * kind.rows)) };
    first += stack.sheets;
    return stack;
  });
}

/** Upper left corners of the papers on a sheet, row by row. */
function placesOf({
  sheet,
  paper,
  columns,
  rows,
}: Kind): readonly { readonly x: number; readonly y: number }[] {
  const [left, top] = [(sheet[0] - columns * paper[0]) / 2, (sheet[1] - rows * paper[1]) / 2];
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: left + (place % columns) * paper[0],
    y: top + Math.floor(place / columns) * paper[1],
  }));
}

/** A document may be wide or tall; the other papers are what they are. */
function compareAnyWay(sheet: SheetBoxes, stack: Stack, index: number): readonly string[] {
  const faults = compareBoxes(sheet, stack, index);
  const isDocument = stack.kind === A4 && stack.first > 1;
  return isDocument && compareBoxes(sheet, { ...stack, kind: WIDE_A4 }, index).length === 0 ? [] : faults;
}

function compareBoxes(
  { media, bleed, trim }: SheetBoxes,
  { kind, first }: Stack,
  index: number,
): readonly string[] {
  const [width, height] = [kind.columns * kind.paper[0], kind.rows * kind.paper[1]];
  const [left, top] = [(kind.sheet[0] - width) / 2, (kind.sheet[1] - height) / 2];
  const wanted: SheetBoxes = {
    media: { x: 0, y: 0, width: kind.sheet[0], height: kind.sheet[1] },
    bleed: { x: left, y: top, width, height },
    trim: { x: left + BLEED, y: top + BLEED, width: width - 2 * BLEED, height: height - 2 * BLEED },
  };
  return Object.entries({ media, bleed, trim }).flatMap(([name, box]) => {
    const want = wanted[name as keyof SheetBoxes];
    const isRight = (['x', 'y', 'width', 'height'] as const).every(
      (side) => Math.abs(box[side] - want[side]) <= TOLERANCE,
    );
    return isRight
      ? []
      : [`sheet ${first + index}: ${name} box ${JSON.stringify(box)} instead of ${JSON.stringify(want)}`];
  });
}

/** Reads every square; the pile of each place, laid one on another, must be in the order of the letters. */
async function compareSquares(
  file: string,
  stack: Stack,
  square: Area,
  { letters, link }: ExpectedLetters,
): Promise<readonly string[]> {
  const last = stack.first + stack.sheets - 1;
  const piles: string[] = [];
  for (const { x, y } of placesOf(stack.kind)) {
    if (piles.length >= letters.length) break;
    piles.push(
      ...(await readSquares(file, [stack.first, last], { ...square, x: x + square.x, y: y + square.y })),
    );
  }
  const read = piles.slice(0, letters.length);
  return letters.flatMap(({ code }, index) =>
    read[index] === link(code)
      ? []
      : [`${stack.kind.name} ${index + 1}: its square says « ${read[index]} » instead of ${link(code)}`],
  );
}

/** The window shows the whole address and nothing else, wherever the sheet lies in its envelope. */
async function compareAddresses(
  file: string,
  stack: Stack,
  { letters }: ExpectedLetters,
): Promise<readonly string[]> {
  const pages = await readPlacedWords(file, [stack.first, stack.first + stack.sheets - 1]);
  const places = placesOf(stack.kind);
  return letters.flatMap(({ code, address }, index) => {
    const at = places[Math.floor(index / stack.sheets)] ?? { x: 0, y: 0 };
    const words = (pages[index % stack.sheets] ?? []).map((word) => ({
      ...word,
      x: word.x - at.x - BLEED,
      y: word.y - at.y - BLEED,
    }));
    const seen = words.filter((word) => touches(word, WINDOW));
    const outside = seen.filter((word) => !contains(ALWAYS, word)).map(({ text }) => text);
    const [said, wanted] = [seen.map(({ text }) => text).join(' '), address.join(' ')];
    return [
      ...(said === wanted
        ? []
        : [`letter of ${code}: the window shows « ${said} » instead of « ${wanted} »`]),
      ...(outside.length === 0 ? [] : [`letter of ${code}: ${outside.join(' ')} can slip out of the window`]),
    ];
  });
}

const touches = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
