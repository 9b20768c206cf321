import type { PrintFailure } from '../store/staff/print-jobs.ts';

/** A page to print: one of our site, or self-contained HTML. */
export type PagePrintRequest =
  | { readonly html: string }
  | {
      /** http://host:port of this process. */
      readonly origin: string;
      readonly path: string;
      /** Session of the requester: only pages that they may open are printed. */
      readonly token: string;
      /** Selector that matches once the page is complete. */
      readonly ready: string;
    };

/**
 * Message to the print process: draw one more page, close the browser (the next page starts another), or
 * finish the file.
 */
export type PrintRequest = { readonly draw: PagePrintRequest } | 'close-browser' | 'finish';

/** Response of the print process. `message` is for the log. */
export type PrintAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: PrintFailure; readonly message: string };
