import type { PDFDict } from '@cantoo/pdf-lib';
import { readPages, type Drawing } from './rendered-paper.ts';
import { setBoxes } from './page-boxes.ts';
import { createPdfFile } from './pdf-file.ts';

/** A file to which drawn PDFs are added part by part. */
export interface PdfJoiner {
  /** Adds all pages of a drawing. */
  add(drawing: Drawing): Promise<void>;
  finish(): void;
  close(): void;
}

const WITHOUT_BLEED = { bleed: 0, size: null };

/** Joins pages in their order, each with exact boxes. Throws when the file exists or cannot be written. */
export function joinPdf(path: string): PdfJoiner {
  const file = createPdfFile(path);
  return {
    async add({ pdf }) {
      const { context, pages } = await readPages(pdf);
      const copy = file.copierFrom(context);
      for (const page of pages) {
        setBoxes(page, WITHOUT_BLEED);
        file.addPage(copy(page) as PDFDict);
      }
    },
    finish: file.finish,
    close: file.close,
  };
}
