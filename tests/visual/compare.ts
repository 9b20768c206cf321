import type { SmallPicture } from './small-picture.ts';

/** Squares of so many points a side are compared by their mean colour: letters that are smoothed otherwise change none. */
const SIDE = 4;

/** By how much a square's red, green or blue may be off, of 255, half a step of the file included; and how many squares may be off by more. */
const MEAN_TOLERANCE = 18;
const SQUARES_TOLERATED = 2;

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Mean colours of the square whose corner is at x, y. */
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
  return meanAt(before, square).some((value, colour) => Math.abs(value - (mean[colour] ?? 0)) > MEAN_TOLERANCE);
}

/** The squares that look otherwise; all of them where the pictures are not of one size. */
export function squaresOff(before: SmallPicture, now: SmallPicture): readonly Square[] {
  const sameSize = before.width === now.width && before.height === now.height;
  const off: Square[] = [];
  for (let y = 0; y < now.height; y += SIDE)
    for (let x = 0; x < now.width; x += SIDE) if (!sameSize || isOff(before, now, { x, y })) off.push({ x, y });
  return off;
}

export const looksOtherwise = (before: SmallPicture, now: SmallPicture): boolean => squaresOff(before, now).length > SQUARES_TOLERATED;

const RED = [0xe0, 0x10, 0x30] as const;

/** The picture of now, pale, with the squares that are off in red. */
export function drawDifference(before: SmallPicture, now: SmallPicture): SmallPicture {
  const colours = now.colours.map((value) => 160 + Math.round(value * 0.37));
  for (const { x, y } of squaresOff(before, now)) {
    for (let row = y; row < Math.min(y + SIDE, now.height); row += 1) {
      for (let column = x; column < Math.min(x + SIDE, now.width); column += 1) colours.set(RED, (row * now.width + column) * 3);
    }
  }
  return { ...now, colours };
}
