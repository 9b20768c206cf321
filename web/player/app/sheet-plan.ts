/** A room on the printed sheet, in hundredths of its width. */
export interface SheetRoom {
  readonly width: number;
  readonly height: number;
}

interface SheetPlan {
  readonly columns: number;
  /** Width of a stamp, and distance of the rows, in hundredths of the sheet’s width. */
  readonly stamp: number;
  readonly rowGap: number;
  /** Room of the map: below the stamps, or a page of its own. */
  readonly map: SheetRoom & { readonly place: 'below' | 'page' };
}

/** Distance of neighbouring stamps, and the largest one of rows that fill a page. */
export const SHEET_GAP = 2.4;
const LARGEST_GAP = 9;
/** Width of a stamp with its minute, for its height. */
const PROPORTION = 0.94;
/** Height of the flattest paper, A3 within its margins; what its head leaves; and what a note below takes. */
const [PAGE, BODY, NOTE] = [144, 135, 6];
/** A map that is less high would be a strip. */
const LEAST = 40;

/** How the stamps fill a page, as large as they can be, and where the map of the walk has its room. */
export function planSheet(count: number, hasNote: boolean): SheetPlan {
  const body = BODY - (hasNote ? NOTE : 0);
  const columns = count > 20 ? 5 : count > 6 ? 4 : 3;
  const rows = Math.max(1, Math.ceil(count / columns));
  const height = Math.min(
    (100 - (columns - 1) * SHEET_GAP) / columns / PROPORTION,
    (body - (rows - 1) * SHEET_GAP) / rows,
  );
  const stamp = height * PROPORTION;
  const below = body - rows * (height + SHEET_GAP);
  if (below >= LEAST)
    return { columns, stamp, rowGap: SHEET_GAP, map: { place: 'below', width: 100, height: below } };
  const rowGap = Math.min(LARGEST_GAP, (body - rows * height) / Math.max(1, rows - 1));
  return { columns, stamp, rowGap, map: { place: 'page', width: 100, height: PAGE } };
}
