import type { PDFDict } from '@cantoo/pdf-lib';
import { readPapers } from './rendered-paper.ts';
import { setBoxes } from './page-boxes.ts';
import { createPdfFile } from './pdf-file.ts';

/** A file to which drawn PDFs are added part by part. */
export interface PdfJoiner {
  /** Adds all pages of a PDF. */
  add(pdf: Uint8Array): Promise<void>;
  finish(): void;
  close(): void;
}

/** Joins pages in their order, each with exact boxes. Throws when the file exists or cannot be written. */
export function joinPdf(path: string): PdfJoiner {
  const file = createPdfFile(path);
  return {
    async add(pdf) {
      const { context, papers } = await readPapers(pdf);
      const copy = file.copierFrom(context);
      for (const paper of papers) {
        setBoxes(paper.page, paper);
        file.addPage(copy(paper.page) as PDFDict);
      }
    },
    finish: file.finish,
    close: file.close,
  };
}
