/** A room on the printed sheet, in hundredths of its width. */
export interface SheetRoom {
  readonly width: number;
  readonly height: number;
}

interface SheetPlan {
  readonly columns: number;
  /** Width of a stamp, in hundredths of the sheet’s. */
  readonly stamp: number;
  /** Room of the map: beside the last stamps, below them, or on a page of its own. */
  readonly map: SheetRoom & { readonly place: 'beside' | 'below' | 'page' };
}

/** Distance of neighbouring stamps; the printed sheet reads it as `--gap`. */
export const SHEET_GAP = 2.4;
/** Width of a stamp with its minute, for its height. */
const PROPORTION = 0.94;
/** Height of the flattest paper, A3 within its margins; and what is left of it under the head and over the note. */
const [PAGE, BODY] = [144, 128];
/** A map that is less high would be a strip. */
const LEAST = 40;

/** How the stamps and the map fill one page, as large as they can be. */
export function planSheet(count: number): SheetPlan {
  const columns = count > 20 ? 5 : count > 12 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const height = Math.min(
    (100 - (columns - 1) * SHEET_GAP) / columns / PROPORTION,
    (BODY - (rows - 1) * SHEET_GAP) / rows,
  );
  const stamp = height * PROPORTION;
  const below = BODY - rows * (height + SHEET_GAP);
  const free = rows * columns - count;
  const map =
    below >= LEAST
      ? ({ place: 'below', width: 100, height: below } as const)
      : free >= columns / 2
        ? ({ place: 'beside', width: free * stamp + (free - 1) * SHEET_GAP, height } as const)
        : ({ place: 'page', width: 100, height: PAGE } as const);
  return { columns, stamp, map };
}
