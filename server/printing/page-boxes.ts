import { PDFName, type PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import type { Size, SheetLayout } from './imposition.ts';

/** A rectangle in points: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const points = (millimetres: number): number => (millimetres * 72) / 25.4;
const millimetres = (pts: number): number => (pts * 25.4) / 72;

/** Chromium rounds a page to whole pixels; papers have whole millimetres. */
const exact = (length: number): number => points(Math.round(millimetres(length)));

/**
 * Gives a page its exact media box, and the boxes that tell a printer what is cut off. `bleed`: millimetres
 * around the paper. `size`: of a paper that was drawn in the upper left corner of a larger page.
 */
export function setBoxes(
  page: PDFDict,
  { bleed, size }: { readonly bleed: number; readonly size: Size | null },
): void {
  const [left, bottom, right, top] = readMediaBox(page);
  const width = size ? points(size.width + 2 * bleed) : exact(right - left);
  const height = size ? points(size.height + 2 * bleed) : exact(top - bottom);
  const media: Box = [left, top - height, left + width, top];
  const cut = points(bleed);
  const trim: Box = [media[0] + cut, media[1] + cut, media[2] - cut, media[3] - cut];
  writeBoxes(page, { media, trim, bleed: media });
}

export function writeBoxes(
  page: PDFDict,
  { media, trim, bleed }: { readonly media: Box; readonly trim: Box; readonly bleed: Box },
): void {
  for (const [name, box] of Object.entries({
    MediaBox: media,
    CropBox: media,
    BleedBox: bleed,
    TrimBox: trim,
  }))
    page.set(PDFName.of(name), page.context.obj([...box]));
}

export function readMediaBox(page: PDFDict): Box {
  const { x, y, width, height } = (page.lookup(PDFName.of('MediaBox')) as PDFArray).asRectangle();
  return [x, y, x + width, y + height];
}

/** Longest mark, and its distance from the bleed, in millimetres. */
const LENGTH = 5;
const GAP = 1;

const at = (millimetres: number): string => points(millimetres).toFixed(3);

/**
 * Fine lines in the margin of the sheet, at each cut. Nothing is printed between papers, where the bleed is.
 */
export function cropMarks({ sheet, places }: SheetLayout, { width, height }: Size, bleed: number): string {
  const cutsOf = (starts: readonly number[], length: number): number[] => [
    ...new Set(starts.flatMap((start) => [start + bleed, start + length - bleed])),
  ];
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const upright = cutsOf(xs, width).flatMap((x) =>
    marksBeside(Math.min(...ys), Math.max(...ys) + height, sheet.height).map(([from, to]) =>
      line(x, from, x, to),
    ),
  );
  const level = cutsOf(ys, height).flatMap((y) =>
    marksBeside(Math.min(...xs), Math.max(...xs) + width, sheet.width).map(([from, to]) =>
      line(from, y, to, y),
    ),
  );
  return ['q 0.25 w 0 0 0 1 K', ...upright, ...level, 'Q'].join('\n');
}

/** A mark on each side of the block. */
const marksBeside = (start: number, end: number, edge: number): readonly (readonly [number, number])[] => [
  [Math.max(0, start - GAP - LENGTH), start - GAP],
  [end + GAP, Math.min(edge, end + GAP + LENGTH)],
];

const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `${at(x1)} ${at(y1)} m ${at(x2)} ${at(y2)} l S`;

/** Tells the operator of the press which sheet it is, in the lower margin. */
export function sheetLine(text: string): string {
  const bytes = [...text.normalize('NFC')]
    .map((sign) => ((sign.codePointAt(0) ?? 0) < 256 ? sign : (WINDOWS[sign] ?? '?')))
    .join('');
  return `BT /F 6 Tf 0 0 0 1 k ${at(15)} ${at(1.6)} Td (${bytes.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`;
}

/** Signs of French that Windows-1252 has in places of its own. */
const WINDOWS: Readonly<Record<string, string>> = {
  '’': '\u0092',
  œ: '\u009C',
  Œ: '\u008C',
  '–': '\u0096',
  '—': '\u0097',
  '…': '\u0085',
};
