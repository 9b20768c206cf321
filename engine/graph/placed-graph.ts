import { typeset } from '../text/typeset.ts';
import type { StoryEdge, StoryGraph, StoryNode } from './story-graph.ts';

export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** x and y are its centre. */
export interface PlacedNode extends StoryNode, GraphPoint, Card {}

/** A line of an edge's words; x and y are its middle. */
interface EdgeLine extends GraphPoint {
  readonly words: string;
}

export interface PlacedEdge extends StoryEdge {
  /** From one border to the other, corners between; empty for an edge drawn on the step itself. */
  readonly points: readonly GraphPoint[];
  readonly lines: readonly EdgeLine[];
}

/** A story graph with its layout. */
export interface PlacedGraph extends Pick<StoryGraph, 'city' | 'name'> {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** One line of a card; `y` is its baseline. */
interface CardRow {
  readonly kind: 'title' | 'arrives' | 'note';
  readonly y: number;
  readonly words: string;
}

/** The texts of a card, broken into lines that fit. Lengths in pixels from the card's upper left corner. */
interface CardText {
  readonly nameSize: number;
  /** Of a step: the line behind its number. */
  readonly ruleAt: number;
  readonly rows: readonly CardRow[];
}

interface Card {
  readonly width: number;
  readonly height: number;
  readonly text: CardText;
}

const WIDTH = 264;
const INSET = 14;
const ROOM = WIDTH - 2 * INSET;
const NAME_SIZE = 17;
const NUMBER_SIZE = 18;

const TOP = 35;
const FOOT = 10;
/**
 * By kind of row: its letters, its height, and the most of its lines; of arrivals, the most of the things.
 */
const ROWS = {
  title: { size: 13.5, height: 17, most: 3 },
  arrives: { size: 12, height: 16, most: 4 },
  note: { size: 12, height: 16, most: 2 },
};

export function cardOf(node: StoryNode): Card {
  return node.kind === 'application' ? applicationCard(node) : stepCard(node);
}

const nameSize = (name: string, room: number): number =>
  Math.min(NAME_SIZE, Math.floor((10 * room) / monoWidth(name, 1)) / 10);

function applicationCard({ title }: StoryNode): Card {
  const [width, height] = [176, 56];
  return { width, height, text: { nameSize: nameSize(title, width - 2 * INSET), ruleAt: 0, rows: [] } };
}

function stepCard(node: StoryNode): Card {
  const ruleAt = node.number === '' ? INSET - 8 : Math.max(42, 20 + monoWidth(node.number, NUMBER_SIZE));
  const rows: CardRow[] = [];
  let y = TOP;
  const add = (kind: CardRow['kind'], lines: readonly string[]): void => {
    for (const words of lines) rows.push({ kind, y: (y += ROWS[kind].height), words });
  };
  add('title', linesOf('title', node.title));
  y += 3;
  add('arrives', arrivingLines(node));
  y += 6;
  add('note', linesOf('note', notesOf(node)));
  return {
    width: WIDTH,
    height: y + FOOT,
    text: { nameSize: nameSize(node.id, WIDTH - ruleAt - 8 - INSET), ruleAt, rows },
  };
}

function linesOf(kind: CardRow['kind'], text: string, most = ROWS[kind].most): readonly string[] {
  return wrapText(typeset(text), (line) => sansWidth(line, ROWS[kind].size) <= ROOM, most);
}

function arrivingLines({ arrives }: StoryNode): readonly string[] {
  const { most } = ROWS.arrives;
  const shown = arrives.length > most ? arrives.slice(0, most - 1) : arrives;
  const left = arrives.length - shown.length;
  return [
    ...shown.flatMap((thing) => linesOf('arrives', `+ ${thing}`, 2)),
    ...(left > 0 ? [`+ ${left} autres`] : []),
  ];
}

const counted = (count: number, word: string, words = `${word}s`): string =>
  `${count}\u00a0${count > 1 ? words : word}`;

/** « Molettes à lettres · 3 indices · 7 fausses pistes ». */
function notesOf({ kind, puzzle, hints, falseTrails }: StoryNode): string {
  const isEnd = kind === 'end' || kind === 'secret';
  return [
    isEnd ? null : puzzle,
    hints > 0 && !isEnd ? counted(hints, 'indice') : null,
    falseTrails.length > 0 ? counted(falseTrails.length, 'fausse\u00a0piste', 'fausses\u00a0pistes') : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Widths are upper bounds for the widest fonts that a drawing falls back to (Verdana, DejaVu Sans): an
 * exported drawing does not contain the site's own font, which is narrower.
 */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[mwMWœŒæÆ@%…—]/u, 1.0],
  [/[ijlI|!'’.,:;·]/u, 0.4],
  [/[ \u00a0\u202f]/u, 0.36],
  [/[frt()[\]\-/]/u, 0.44],
  [/[A-ZÀ-Ý+=]/u, 0.84],
  [/[csz]/u, 0.56],
];
const OTHERS = 0.64;

/** Width of a text in the sans-serif font, in the unit of `size`. */
const sansWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + size * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS),
    0,
  );

const MONO = 0.61;

/** Width of a text in the typewriter font. */
export const monoWidth = (text: string, size: number): number => [...text].length * MONO * size;

/** Breaks a text between words into at most `most` lines that fit; longer text ends in an ellipsis. */
export function wrapText(text: string, fits: (line: string) => boolean, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/u).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) =>
    index === most - 1 && lines.length > most ? cut(`${line}…`, fits) : cut(line, fits),
  );
}

/** Shortens a line that is too wide: by words, else by letters. */
function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const shorter = line.replace(/…$/u, '');
  const byWord = shorter.replace(/[\s·,;:]+\S+$/u, '');
  return cut(`${byWord === shorter ? shorter.slice(0, -1) : byWord}…`, fits);
}
