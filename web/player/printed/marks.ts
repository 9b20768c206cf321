/** A sheet of paper, y from the top: everything printed on it is one of these marks. */
export interface TextMark {
  readonly kind: 'text';
  readonly text: string;
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly ink: string;
  /** Radians, clockwise, about the left end of the baseline. */
  readonly turn?: number;
}

/** Points of a path: one of M and L, three of C, none of Z. */
export type PathStep = readonly ['M' | 'L' | 'C' | 'Z', ...number[]];

export interface PathMark {
  readonly kind: 'path';
  readonly steps: readonly PathStep[];
  /** Width of the line; undefined for a shape that is only filled. */
  readonly width?: number;
  readonly ink?: string;
  readonly fill?: string;
}

export type Mark = TextMark | PathMark;

export interface PrintedSheet {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A point turnedPath about another, clockwise. */
type PointTurn = (x: number, y: number) => readonly [number, number];

const turnAbout =
  (centreX: number, centreY: number, angle: number): PointTurn =>
  (x, y) => [
    centreX + (x - centreX) * Math.cos(angle) - (y - centreY) * Math.sin(angle),
    centreY + (x - centreX) * Math.sin(angle) + (y - centreY) * Math.cos(angle),
  ];

const turnedPath = (steps: readonly PathStep[], turn: PointTurn): readonly PathStep[] =>
  steps.map(([command, ...points]) => {
    const moved = points.flatMap((x, index) => (index % 2 === 0 ? turn(x, points[index + 1] ?? 0) : []));
    return [command, ...moved];
  });

/** All points and sizes multiplied, then moved. */
export const movedMarks = (marks: readonly Mark[], x: number, y: number, scale = 1): readonly Mark[] =>
  marks.map((mark): Mark =>
    mark.kind === 'text'
      ? { ...mark, x: x + mark.x * scale, y: y + mark.y * scale, size: mark.size * scale }
      : {
          ...mark,
          steps: turnedPath(mark.steps, (atX, atY) => [x + atX * scale, y + atY * scale]),
          ...(mark.width !== undefined && { width: mark.width * scale }),
        },
  );

export function turnedMarks(
  marks: readonly Mark[],
  centreX: number,
  centreY: number,
  angle: number,
): readonly Mark[] {
  const turn = turnAbout(centreX, centreY, angle);
  return marks.map((mark): Mark => {
    if (mark.kind === 'path') return { ...mark, steps: turnedPath(mark.steps, turn) };
    const [x, y] = turn(mark.x, mark.y);
    return { ...mark, x, y, turn: (mark.turn ?? 0) + angle };
  });
}

/** Distance of the handles of a quarter of a circle. */
const HANDLE = 0.5523;

export function circle(x: number, y: number, radius: number): readonly PathStep[] {
  const h = HANDLE * radius;
  return [
    ['M', x - radius, y],
    ['C', x - radius, y - h, x - h, y - radius, x, y - radius],
    ['C', x + h, y - radius, x + radius, y - h, x + radius, y],
    ['C', x + radius, y + h, x + h, y + radius, x, y + radius],
    ['C', x - h, y + radius, x - radius, y + h, x - radius, y],
    ['Z'],
  ];
}

/** A box with round ends, `half` as wide. */
export function capsule(x: number, y: number, half: number, radius: number): readonly PathStep[] {
  const h = HANDLE * radius;
  const [left, right] = [x - half + radius, x + half - radius];
  return [
    ['M', left, y - radius],
    ['L', right, y - radius],
    ['C', right + h, y - radius, right + radius, y - h, right + radius, y],
    ['C', right + radius, y + h, right + h, y + radius, right, y + radius],
    ['L', left, y + radius],
    ['C', left - h, y + radius, left - radius, y + h, left - radius, y],
    ['C', left - radius, y - h, left - h, y - radius, left, y - radius],
    ['Z'],
  ];
}

export const line = (fromX: number, fromY: number, toX: number, toY: number): readonly PathStep[] => [
  ['M', fromX, fromY],
  ['L', toX, toY],
];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through points; closed, a shape. */
export const polyline = (points: readonly Point[], closed = false): readonly PathStep[] => [
  ...points.map(({ x, y }, index): PathStep => [index === 0 ? 'M' : 'L', x, y]),
  ...(closed ? ([['Z']] as const) : []),
];

export const box = (x: number, y: number, width: number, height: number): readonly PathStep[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

/** Advance of every character of a typewriter, in ems. */
export const ADVANCE = 0.6;

export const widthOf = (text: string, size: number): number => [...text].length * ADVANCE * size;

/** A bold text in the middle of a line. */
export const centred = (text: string, centre: number, y: number, size: number, ink: string): Mark => ({
  kind: 'text',
  text,
  x: centre - widthOf(text, size) / 2,
  y,
  size,
  bold: true,
  ink,
});

/** The size of a text that has to fit a width. */
export const fitted = (text: string, largest: number, width: number): number =>
  Math.min(largest, width / (ADVANCE * [...text].length));

/** The tokens of these names: a canvas and a PDF read no styles. */
export const INK = '#15213d';
export const INK_SOFT = '#37415a';
export const PAPER = '#f4ecdb';
export const PAPER_GUMMED = '#fffaf0';
export const PASTEBOARD = '#c9b98f';
export const MAP_WATER = '#dde3dd';
