/** So many letters are drawn together: more would take more memory than Chromium may have. */
export const LETTERS_AT_ONCE = 10;

const READY = '[data-letters="ready"]';

/** The staff's own page of some letters of a batch, the first of which stands at `from` in it. */
export const lettersPage = (batch: number, from: number) => ({
  path: `/admin/batches/${batch}/letters?from=${from}&count=${LETTERS_AT_ONCE}`,
  ready: READY,
});

/** The staff's own page of one letter. */
export const letterPage = (code: string) => ({ path: `/admin/orders/${code}/letter`, ready: READY });
