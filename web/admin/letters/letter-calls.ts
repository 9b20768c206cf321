import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from '../../api/client.ts';

/**
 * How letters are drawn: for an office printer, for a press with bleed, or in large type for who reads with
 * difficulty.
 */
export type PaperForm = 'sheets' | 'press' | 'large';

export const paperFormOf = (params: URLSearchParams): PaperForm => {
  const form = params.get('form');
  return form === 'press' || form === 'large' ? form : 'sheets';
};

export type LetterBody = ApiSchemas['Letter'];

export const fetchLetter = (code: string): ApiPromise<LetterBody> =>
  request('GET', `admin/orders/${encodeURIComponent(code)}/letter`);
/** The first call fixes the dates, on paper and on screen. */
export const printLetter = (code: string): ApiPromise<LetterBody> =>
  request('POST', `admin/orders/${encodeURIComponent(code)}/print`, { body: {} });

/** Letters of a batch by position, from 1. */
export interface SomeLettersBody {
  readonly from: number;
  readonly count: number;
}

export const fetchLetters = (
  id: string,
  { from, count }: SomeLettersBody,
): ApiPromise<readonly LetterBody[]> =>
  request('GET', `admin/batches/${encodeURIComponent(id)}/letters?from=${from}&count=${count}`);
/** Fixes the dates of the whole batch. */
export const printLettersOf = (id: string, some: SomeLettersBody): ApiPromise<readonly LetterBody[]> =>
  request('POST', `admin/batches/${encodeURIComponent(id)}/print`, { body: some });
