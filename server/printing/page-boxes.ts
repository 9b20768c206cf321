import { PDFName, type PDFArray, type PDFDict } from '@cantoo/pdf-lib';
import type { Size } from './imposition.ts';

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
