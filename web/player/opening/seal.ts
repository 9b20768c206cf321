/** A point of the drawing of the envelope, which is 300 by 320 units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 300;
export const HEIGHT = 320;
/** Where the flap is hinged. */
export const HINGE = 121;
/** How far the tip of the flap travels: from below the hinge to as far above it. */
export const TRAVEL = 228;
/** The middle of the seal. */
export const MIDDLE: Point = { x: 150, y: 227 };
export const WAX =
  'M150 202c8-6 14 0 18 3 8 0 8 7 10 11 6 6 3 13 0 17 0 7-6 10-13 12-6 6-13 4-16 1-8 3-14 0-16-6-8-1-10-8-8-14-4-4-2-13 4-16 3-8 10-10 21-8Z';

/** How far from its middle the wax is thick enough to break. */
const REACH = { x: 14, y: 10 };
const LEFT = 100;
const RIGHT = 200;
const TOP = 192;
const BOTTOM = 258;
/** How far the edge of the break leaves its line, to one side and the other. */
const GRAIN = 2.6;
const GRAINS = [-24, -17, -9, 0, 8, 18, 26];

const within = (value: number, middle: number, reach: number): number =>
  Math.min(middle + reach, Math.max(middle - reach, value));

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the seal breaks when the thumb comes down there: in the wax, as near as there is wax. */
export const brokenAt = ({ x, y }: Point): Point => ({
  x: within(x, MIDDLE.x, REACH.x),
  y: within(y, MIDDLE.y, REACH.y),
});

/** The edge of the break, from left to right, through the touched point and falling towards its side. */
export function breakThrough(at: Point): readonly Point[] {
  const slope = (at.x - MIDDLE.x) / 60;
  const height = (x: number): number => at.y + slope * (x - at.x);
  const grains = GRAINS.map((by, index) => ({
    x: at.x + by,
    y: height(at.x + by) + (by === 0 ? 0 : GRAIN * (index % 2 === 0 ? 1 : -1)),
  }));
  return [{ x: LEFT, y: height(LEFT) }, ...grains, { x: RIGHT, y: height(RIGHT) }];
}

/** The halves of the wax as areas: the upper one is lifted with the flap, the lower one stays. */
export function halvesAt(at: Point): { readonly upper: string; readonly lower: string } {
  const edge = breakThrough(at).map(said).join('L');
  const area = (y: number): string => `M${LEFT} ${y}L${edge}L${RIGHT} ${y}Z`;
  return { upper: area(TOP), lower: area(BOTTOM) };
}

/** Degrees of the folds that the thumb presses into the paper around the seal. */
const FOLDS = { upper: [200, 245, 292, 338], lower: [28, 74, 118, 155] };

function fold(at: Point, degrees: number, index: number): string {
  const angle = (degrees * Math.PI) / 180;
  const along = (length: number): Point => ({
    x: at.x + length * Math.cos(angle),
    y: at.y + length * Math.sin(angle),
  });
  return `M${said(along(33))}L${said(along(41 + 5 * (index % 3)))}`;
}

/** Folds in the flap above the touched point, and in the envelope below it. */
export const foldsAt = (at: Point): { readonly upper: string; readonly lower: string } => ({
  upper: FOLDS.upper.map((degrees, index) => fold(at, degrees, index)).join(''),
  lower: FOLDS.lower.map((degrees, index) => fold(at, degrees, index)).join(''),
});
