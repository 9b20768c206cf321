import type { Catalogue } from '../words/catalogues.ts';

/** Sentences for refusals and failures, in the language of the screen. */
export type ErrorWords = Catalogue<'common'>['errors'];

/** Sentence under an error code that is displayed; null for an error that is a sentence already. */
export const sentenceFor = (code: string, { codes }: ErrorWords): string | null => codes[code] ?? null;

/** For screens that display no code: the sentence, or the server's own text. */
export const wordsFor = (error: string, { codes }: ErrorWords): string => codes[error] ?? error;

/** Code for a failure of the server: ERROR_STORAGE has its own sentence, everything else the general one. */
export const serverErrorCode = (error: string): string =>
  error === 'ERROR_STORAGE' ? error : 'ERROR_SERVER';
