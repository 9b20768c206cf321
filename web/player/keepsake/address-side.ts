import {
  box,
  centred,
  INK,
  INK_SOFT,
  line,
  type Mark,
  PASTEBOARD,
  type PrintedSheet,
} from '../printed/marks.ts';

const [WIDTH, HEIGHT, MIDDLE] = [1520, 1080, 760];

/** The back of a postcard: room for some words, an address and a stamp. */
export function printAddressSide(title: string, product: string): PrintedSheet {
  const drawn = (steps: Extract<Mark, { kind: 'path' }>['steps'], width: number, ink: string): Mark => ({
    kind: 'path',
    steps,
    width,
    ink,
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    marks: [
      centred(title.toLocaleUpperCase('fr'), MIDDLE, 104, 40, INK),
      drawn(line(MIDDLE, 150, MIDDLE, 960), 3, INK),
      drawn(box(1258, 84, 178, 216), 2, PASTEBOARD),
      ...[560, 660, 760, 860].map((y) => drawn(line(840, y, 1436, y), 2, INK_SOFT)),
      centred(product.toLocaleUpperCase('fr'), MIDDLE, 1020, 24, INK),
    ],
  };
}
