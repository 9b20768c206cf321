import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { points, readMediaBox, setBoxes, writeBoxes, type Box, cropMarks, sheetLine } from './page-boxes.ts';
import { readPages, type Paper } from './rendered-paper.ts';
import { layOut, stackItems, type SheetLayout, type Size } from './imposition.ts';
import { createPdfFile, type PdfJoiner } from './pdf-file.ts';

/** A paper does not fit on its page, or its page on a sheet of the press. */
export class TooLarge extends Error {}

/** Papers of one kind, in the order of the letters. */
interface Stack {
  readonly name: string;
  /** With its bleed, in millimetres. */
  readonly paper: Size;
  readonly bleed: number;
  readonly layout: SheetLayout;
  /** Drawings of the papers; a drawing that several letters share is written once. */
  readonly items: PDFRef[];
}

/**
 * Imposes papers on large sheets for a cutter: one stack after another, each in the order of its letters once
 * it is cut. Only drawings are written while papers arrive; the sheets follow at the end, when the height of
 * each stack is known.
 */
export function imposePdf(path: string, title: string): PdfJoiner {
  const file = createPdfFile(path);
  const stacks = new Map<string, Stack>();
  let context: PDFContext | null = null;

  function stackOf(page: PDFDict, { stack, name, bleed }: Paper): Stack {
    const known = stacks.get(stack);
    if (known) return known;
    const paper = sizeOf(readMediaBox(page));
    const layout = layOut(paper);
    if (!layout) throw new TooLarge(name);
    const made: Stack = { name, paper, bleed, layout, items: [] };
    stacks.set(stack, made);
    return made;
  }

  return {
    async add({ pdf, papers }) {
      const read = await readPages(pdf);
      // A second page would lie in another pile than its first.
      if (read.pages.length > papers.length)
        throw new TooLarge(`${papers.length} papers have ${read.pages.length} pages`);
      context = read.context;
      const copy = file.copierFrom(read.context);
      for (const [index, paper] of papers.entries()) {
        const page = read.pages[index];
        if (!page) throw new Error(`${paper.name} was not drawn`);
        setBoxes(page, paper);
        const drawing = file.place(copy(drawingOf(page)));
        for (let copies = 0; copies < paper.copies; copies += 1) stackOf(page, paper).items.push(drawing);
      }
    },
    finish() {
      if (context)
        for (const stack of stacks.values())
          for (const sheet of sheetsOf(stack, title, context, file.place)) file.addPage(sheet);
      file.finish();
    },
    close: file.close,
  };
}

const sizeOf = ([left, bottom, right, top]: Box): Size => ({
  width: Math.round(((right - left) * 25.4) / 72),
  height: Math.round(((top - bottom) * 25.4) / 72),
});

/** A page as a drawing that other pages can show. */
function drawingOf(page: PDFDict): PDFObject {
  const { context } = page;
  const contents = page.lookup(PDFName.of('Contents'));
  const parts =
    contents instanceof PDFArray ? contents.asArray().map((part) => context.lookup(part)) : [contents];
  const [only] = parts;
  if (parts.length !== 1 || !(only instanceof PDFRawStream)) throw new Error('a drawn page has one stream');
  const dict = PDFDict.withContext(context);
  for (const [key, value] of only.dict.entries()) dict.set(key, value);
  dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const [left, bottom, ...corner] = readMediaBox(page);
  dict.set(PDFName.of('BBox'), context.obj([left, bottom, ...corner]));
  dict.set(PDFName.of('Matrix'), context.obj([1, 0, 0, 1, -left, -bottom]));
  for (const name of ['Resources', 'Group']) {
    const value = page.get(PDFName.of(name));
    if (value) dict.set(PDFName.of(name), value);
  }
  return PDFRawStream.of(dict, only.contents);
}

type Place = (object: PDFObject) => PDFRef;

function* sheetsOf(stack: Stack, title: string, context: PDFContext, place: Place): Generator<PDFDict> {
  const { layout, items, name } = stack;
  const sheets = stackItems(items.length, layout.places.length);
  for (const [index, some] of sheets.entries())
    yield sheetOf(
      stack,
      some,
      sheetLine(`${title} - ${name} - feuille ${index + 1}/${sheets.length}`),
      context,
      place,
    );
}

function sheetOf(
  { layout, items, paper, bleed }: Stack,
  some: readonly (number | null)[],
  line: string,
  context: PDFContext,
  place: Place,
): PDFDict {
  const drawings = context.obj({});
  const drawn = some.flatMap((item, index) => {
    const [at, drawing] = [layout.places[index], item === null ? undefined : items[item]];
    if (!at || !drawing) return [];
    drawings.set(PDFName.of(`P${index}`), drawing);
    return [`q 1 0 0 1 ${points(at.x).toFixed(4)} ${points(at.y).toFixed(4)} cm /P${index} Do Q`];
  });
  const stream = deflateSync(
    Buffer.from([...drawn, cropMarks(layout, paper, bleed), line].join('\n'), 'latin1'),
  );
  const dict = context.obj({ Filter: 'FlateDecode', Length: PDFNumber.of(stream.length) });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: 'WinAnsiEncoding',
  });
  const page = context.obj({ Type: 'Page', Resources: { XObject: drawings, Font: { F: place(font) } } });
  page.set(PDFName.of('Contents'), place(PDFRawStream.of(dict, stream)));
  writeBoxes(page, boxesOf(layout, paper, bleed));
  return page;
}

/** The block of papers: what the cutter keeps, with its bleed. */
function boxesOf({ sheet, places }: SheetLayout, { width, height }: Size, bleed: number) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const block = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) + width,
    Math.max(...ys) + height,
  ] as const;
  const inset = (by: number): Box => [
    points(block[0] + by),
    points(block[1] + by),
    points(block[2] - by),
    points(block[3] - by),
  ];
  return {
    media: [0, 0, points(sheet.width), points(sheet.height)] as const,
    bleed: inset(0),
    trim: inset(bleed),
  };
}
