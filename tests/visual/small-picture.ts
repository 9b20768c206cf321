import { PNG } from 'pngjs';

/** A reduced picture of a screen: red, green and blue of each pixel, row by row. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly colours: Uint8Array;
}

/** Colours are rounded to multiples of this. The file is a quarter as large, and thin lines stay visible. */
const STEP = 16;

/** Replaces each square of `factor` by `factor` pixels by one pixel of its mean colour. */
export function shrink(screenshot: Buffer, factor: number): SmallPicture {
  const { width: wide, height: high, data } = PNG.sync.read(screenshot);
  const [width, height] = [Math.floor(wide / factor), Math.floor(high / factor)];
  const sums = new Uint32Array(width * height * 3);
  for (let y = 0; y < height * factor; y += 1) {
    const row = Math.floor(y / factor) * width;
    for (let x = 0; x < width * factor; x += 1) {
      const [from, to] = [(y * wide + x) * 4, (row + Math.floor(x / factor)) * 3];
      for (let colour = 0; colour < 3; colour += 1)
        sums[to + colour] = (sums[to + colour] ?? 0) + (data[from + colour] ?? 0);
    }
  }
  return { width, height, colours: Uint8Array.from(sums, (sum) => Math.round(sum / factor ** 2)) };
}

/**
 * No filter and zlib's default strategy: with few colours the file is half as large as with the defaults of
 * pngjs.
 */
const FORMAT = {
  colorType: 2,
  inputColorType: 2,
  inputHasAlpha: false,
  filterType: 0,
  deflateStrategy: 0,
} as const;

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
    colours: Uint8Array.from(
      { length: width * height * 3 },
      (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
    ),
  };
}
