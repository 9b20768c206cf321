import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Size } from './imposition.ts';

/** A page of a paper, as drawn. */
export interface RenderedPaper {
  readonly page: PDFDict;
  /** Papers of one stack are printed and cut together; empty for papers that are not. */
  readonly stack: string;
  readonly name: string;
  /** Drawn around the paper, to be cut off, in millimetres. */
  readonly bleed: number;
  /** Of a paper that is smaller than its page, in millimetres; null: the whole page. */
  readonly size: Size | null;
  readonly copies: number;
  /** Starts at 1 with each paper. */
  readonly pageNumber: number;
}

type Mark = Pick<RenderedPaper, 'stack' | 'name' | 'bleed' | 'size' | 'copies'>;

/** Attributes that a page may inherit. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** A link to this host at the head of a paper says what the paper is (`PaperMark` of the site). */
export const MARK_HOST = 'papier.invalid';
const NO_MARK: Mark = { stack: '', name: '', bleed: 0, size: null, copies: 1 };

/** Reads the pages of a drawn PDF and what they belong to. Their marks are removed. */
export async function readPapers(
  pdf: Uint8Array,
): Promise<{ context: PDFContext; papers: readonly RenderedPaper[] }> {
  const { context, ...document } = await openPdf(pdf);
  let current = NO_MARK;
  let pageNumber = 0;
  const papers = document.pages.map(({ node }) => {
    for (const name of INHERITED) inherit(node, PDFName.of(name));
    const mark = takeMark(node);
    pageNumber = mark ? 1 : pageNumber + 1;
    current = mark ?? current;
    return { page: node, ...current, pageNumber };
  });
  return { context, papers };
}

async function openPdf(pdf: Uint8Array): Promise<{ context: PDFContext; pages: readonly PDFPage[] }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  return { context: document.context, pages: document.getPages() };
}

function inherit(node: PDFPage['node'], name: PDFName): void {
  const value = node.getInheritableAttribute(name);
  if (value) node.set(name, value);
}

/** Links of a printed page serve nobody: all are removed. */
function takeMark(node: PDFDict): Mark | null {
  const annotations = node.lookup(PDFName.of('Annots'));
  node.delete(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return null;
  for (let index = 0; index < annotations.size(); index += 1) {
    const mark = readMark(addressOf(annotations.lookup(index)));
    if (mark) return mark;
  }
  return null;
}

function addressOf(annotation: unknown): string {
  const action = annotation instanceof PDFDict ? annotation.lookup(PDFName.of('A')) : undefined;
  const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
  return address instanceof PDFString || address instanceof PDFHexString ? address.decodeText() : '';
}

function readMark(address: string): Mark | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.hostname !== MARK_HOST) return null;
  const read = (name: string): string => url.searchParams.get(name) ?? '';
  const [width, height] = [Number(read('width')), Number(read('height'))];
  const size = width > 0 && height > 0 ? { width, height } : null;
  return {
    stack: read('stack'),
    name: read('name'),
    bleed: Number(read('bleed')),
    size,
    copies: Number(read('copies')),
  };
}
