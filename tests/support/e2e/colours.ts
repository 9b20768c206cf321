/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Colour = readonly [number, number, number, number];

const WHITE: Colour = [255, 255, 255, 1];

/** Parses a computed colour: « rgb(…) », « rgba(…) », or « color(srgb …) » with parts from 0 to 1. */
export function readColour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const scale = text.startsWith('color(') ? 255 : 1;
  return [red * scale, green * scale, blue * scale, alpha];
}

function over(above: Colour, below: Colour): Colour {
  const [alpha, rest] = [above[3], 1 - above[3]];
  return [
    above[0] * alpha + below[0] * rest,
    above[1] * alpha + below[1] * rest,
    above[2] * alpha + below[2] * rest,
    1,
  ];
}

/** Blends layered colours into one. The top layer comes first. */
export const flatten = (layers: readonly string[]): Colour =>
  layers.map(readColour).reduceRight<Colour>((below, above) => over(above, below), WHITE);

const linear = (part: number): number =>
  part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of WCAG, from 1 to 21. */
export function screenContrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
