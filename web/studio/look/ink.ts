import { clampChroma, converter, formatHex } from 'culori';

/**
 * A colour by what a hand changes of it. Lightness: 0 to 1; vividness: 0 to 0.37, the most that a screen
 * shows; hue: 0 to 360 degrees.
 */
export interface Ink {
  readonly lightness: number;
  readonly vividness: number;
  readonly hue: number;
}

const toOklch = converter('oklch');

/** `hex`: « #rrggbb ». A grey has no hue and is given 0. */
export function inkOf(hex: string): Ink {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { lightness: l, vividness: c, hue: h ?? 0 };
}

/** The nearest colour that a screen shows, as « #rrggbb ». */
export const hexOf = ({ lightness, vividness, hue }: Ink): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: vividness, h: hue }, 'oklch'));
