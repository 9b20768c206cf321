/** A sheet of paper in points, y from the top: everything printed on it is one of these marks. */
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

/** A point turned about another, clockwise. */
export type Turn = (x: number, y: number) => readonly [number, number];

export const turnAbout =
  (centreX: number, centreY: number, angle: number): Turn =>
  (x, y) => [
    centreX + (x - centreX) * Math.cos(angle) - (y - centreY) * Math.sin(angle),
    centreY + (x - centreX) * Math.sin(angle) + (y - centreY) * Math.cos(angle),
  ];

export const turned = (steps: readonly PathStep[], turn: Turn): readonly PathStep[] =>
  steps.map(([command, ...points]) => {
    const moved = points.flatMap((x, index) => (index % 2 === 0 ? turn(x, points[index + 1] ?? 0) : []));
    return [command, ...moved];
  });

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

export const line = (fromX: number, fromY: number, toX: number, toY: number): readonly PathStep[] => [
  ['M', fromX, fromY],
  ['L', toX, toY],
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
