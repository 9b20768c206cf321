import type { SmallPicture } from './small-picture.ts';

/**
 * Side in pixels of the squares whose mean colours are compared. Different font smoothing does not change a
 * mean enough.
 */
const SIDE = 4;

/**
 * Tolerated difference of a square's red, green or blue, of 255, with half a step of the file; and of how
 * many squares may exceed it.
 */
const MEAN_TOLERANCE = 18;
const SQUARES_TOLERATED = 2;

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Mean red, green and blue of the square whose top left corner is at x, y. */
function meanAt({ width, height, colours }: SmallPicture, { x, y }: Square): readonly number[] {
  const sums = [0, 0, 0];
  const [right, bottom] = [Math.min(x + SIDE, width), Math.min(y + SIDE, height)];
  for (let row = y; row < bottom; row += 1) {
    for (let column = x; column < right; column += 1) {
      for (let colour = 0; colour < 3; colour += 1)
        sums[colour] = (sums[colour] ?? 0) + (colours[(row * width + column) * 3 + colour] ?? 0);
    }
  }
  return sums.map((sum) => sum / ((right - x) * (bottom - y)));
}

function isOff(before: SmallPicture, now: SmallPicture, square: Square): boolean {
  const mean = meanAt(now, square);
  return meanAt(before, square).some(
    (value, colour) => Math.abs(value - (mean[colour] ?? 0)) > MEAN_TOLERANCE,
  );
}

/** The squares that differ; all of them when the pictures differ in size. */
export function squaresOff(before: SmallPicture, now: SmallPicture): readonly Square[] {
  const sameSize = before.width === now.width && before.height === now.height;
  const off: Square[] = [];
  for (let y = 0; y < now.height; y += SIDE)
    for (let x = 0; x < now.width; x += SIDE)
      if (!sameSize || isOff(before, now, { x, y })) off.push({ x, y });
  return off;
}

export const looksOtherwise = (before: SmallPicture, now: SmallPicture): boolean =>
  squaresOff(before, now).length > SQUARES_TOLERATED;

const RED = [0xe0, 0x10, 0x30] as const;

/** The current picture in pale colours, with the squares that differ in red. */
export function drawDifference(before: SmallPicture, now: SmallPicture): SmallPicture {
  const colours = now.colours.map((value) => 160 + Math.round(value * 0.37));
  for (const { x, y } of squaresOff(before, now)) {
    for (let row = y; row < Math.min(y + SIDE, now.height); row += 1) {
      for (let column = x; column < Math.min(x + SIDE, now.width); column += 1)
        colours.set(RED, (row * now.width + column) * 3);
    }
  }
  return { ...now, colours };
}
