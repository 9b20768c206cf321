/** A page to print: one of our own site, or one that needs nothing from outside. */
export type PagePrintRequest =
  | { readonly html: string }
  | {
      /** http://host:port of this very process. */
      readonly origin: string;
      readonly path: string;
      /** A session of whoever asked: nothing is printed that they could not open. */
      readonly token: string;
      /** Matches once all is drawn. */
      readonly ready: string;
    };

/** What the printing process is asked: a page more, or the end of the file. */
export type PrintRequest = { readonly draw: PagePrintRequest } | 'finish';

/** Why nothing was printed: too much memory, no room on the disk, too long, or anything else. */
export type PrintFailure = 'memory' | 'disk' | 'late' | 'failed';

/** What the printing process answers each time. `words` are for the log. */
export type PrintAnswer = { readonly ok: true } | { readonly ok: false; readonly failure: PrintFailure; readonly words: string };
