/** Lengths in millimetres, from the lower left corner. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SheetLayout {
  readonly sheet: Size;
  /** Lower left corners of the papers with their bleed, the first at the upper left, row by row. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** SRA3, which digital presses take. */
const SHEET = { long: 450, short: 320 } as const;
/** Between the outermost bleed and the edge of the sheet: room for crop marks where the press prints. */
const EDGE = 6;

/** Places as many papers as possible on a sheet. `paper`: with its bleed. Null when not one fits. */
export function layOut(paper: Size): SheetLayout | null {
  const across = layOutOn({ width: SHEET.long, height: SHEET.short }, paper);
  const upright = layOutOn({ width: SHEET.short, height: SHEET.long }, paper);
  const best = upright.places.length > across.places.length ? upright : across;
  return best.places.length > 0 ? best : null;
}

function layOutOn(sheet: Size, { width, height }: Size): SheetLayout {
  const columns = Math.floor((sheet.width - 2 * EDGE) / width);
  const rows = Math.floor((sheet.height - 2 * EDGE) / height);
  const left = (sheet.width - columns * width) / 2;
  const top = (sheet.height + rows * height) / 2;
  const places = Array.from({ length: Math.max(0, columns * rows) }, (_, index) => ({
    x: left + (index % columns) * width,
    y: top - (Math.floor(index / columns) + 1) * height,
  }));
  return { sheet, places };
}

/**
 * Which item stands on which sheet at which place. Once the printed stack is cut, each pile is in order, and
 * the piles laid one on another in the order of their places are the whole order. Items are numbered from 0;
 * a place without an item has none.
 */
export function stackItems(count: number, places: number): readonly (readonly (number | null)[])[] {
  const sheets = Math.ceil(count / places);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (_place, place) => {
      const item = place * sheets + sheet;
      return item < count ? item : null;
    }),
  );
}
