/** Letters per print page: more would exceed Chromium's memory limit. */
export const LETTERS_AT_ONCE = 10;

const READY = '[data-letters="ready"]';

/** Staff page with some letters of a batch, starting at position `from`. */
export const lettersPage = (batch: number, from: number) => ({
  path: `/admin/batches/${batch}/letters?from=${from}&count=${LETTERS_AT_ONCE}`,
  ready: READY,
});

/** Staff page of one letter. */
export const letterPage = (code: string) => ({ path: `/admin/orders/${code}/letter`, ready: READY });
