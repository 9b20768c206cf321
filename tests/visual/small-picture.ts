import { PNG } from 'pngjs';

/** A picture of a screen made small: red, green and blue of each point, row by row. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
}

/** Colours are written in steps of so much: a file is a quarter as large, and a line that was there is still seen. */
const STEP = 16;

/** Makes squares of `factor` by `factor` points one point of their mean colour. */
export function shrink(screenshot: Buffer, factor: number): SmallPicture {
  const { width: wide, height: high, data } = PNG.sync.read(screenshot);
  const [width, height] = [Math.floor(wide / factor), Math.floor(high / factor)];
  const sums = new Uint32Array(width * height * 3);
  for (let y = 0; y < height * factor; y += 1) {
    const row = Math.floor(y / factor) * width;
    for (let x = 0; x < width * factor; x += 1) {
      const [from, to] = [(y * wide + x) * 4, (row + Math.floor(x / factor)) * 3];
      for (let colour = 0; colour < 3; colour += 1) sums[to + colour] = (sums[to + colour] ?? 0) + (data[from + colour] ?? 0);
    }
  }
  return { width, height, colours: Uint8Array.from(sums, (sum) => Math.round(sum / factor ** 2)) };
}

/** Unfiltered, and packed as zlib does of itself: with few colours half as large as pngjs makes it. */
const FORMAT = { colorType: 2, inputColorType: 2, inputHasAlpha: false, filterType: 0, deflateStrategy: 0 } as const;

export function toPng({ width, height, colours }: SmallPicture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(colours.map((value) => Math.min(255, Math.round(value / STEP) * STEP)));
  return PNG.sync.write(png, FORMAT);
}

export function fromPng(file: Buffer): SmallPicture {
  const { width, height, data } = PNG.sync.read(file);
  return {
    width,
    height,
    colours: Uint8Array.from({ length: width * height * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0),
  };
}
