import {
  ParseSpeeds,
  PDFDocument,
  PDFName,
  type PDFContext,
  type PDFDict,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Size } from './imposition.ts';

/** A paper for the press, as its element on the page says (`paperMark` of the site). */
export interface Paper {
  /** Papers of one stack are printed and cut together. */
  readonly stack: string;
  readonly name: string;
  /** Drawn around the paper, to be cut off, in millimetres. */
  readonly bleed: number;
  /** Of a paper that is smaller than its page, in millimetres; null: the whole page. */
  readonly size: Size | null;
  readonly copies: number;
}

/** A page of the site as Chromium drew it. */
export interface Drawing {
  readonly pdf: Uint8Array;
  /** In the order of the page; empty unless it is drawn for the press. */
  readonly papers: readonly Paper[];
}

/** Attributes that a page may inherit. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Reads the pages of a drawn PDF, without their links, which serve nobody in print. */
export async function readPages(
  pdf: Uint8Array,
): Promise<{ context: PDFContext; pages: readonly PDFDict[] }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const pages = document.getPages().map(({ node }) => {
    for (const name of INHERITED) inherit(node, PDFName.of(name));
    node.delete(PDFName.of('Annots'));
    return node;
  });
  return { context: document.context, pages };
}

function inherit(node: PDFPage['node'], name: PDFName): void {
  const value = node.getInheritableAttribute(name);
  if (value) node.set(name, value);
}
