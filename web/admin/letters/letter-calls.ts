import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

/** The papers of an order, as they are printed. */
export type LetterBody = ApiSchemas['Letter'];

export const fetchLetter = (code: string): ApiPromise<LetterBody> => request('GET', `admin/orders/${encodeURIComponent(code)}/letter`);
/** From the first time on, the dates on paper and on the screen stay. */
export const printLetter = (code: string): ApiPromise<LetterBody> =>
  request('POST', `admin/orders/${encodeURIComponent(code)}/print`, { body: {} });

/** Letters of a batch by their place in it, from 1. */
export interface SomeLettersBody {
  readonly from: number;
  readonly count: number;
}

export const fetchLetters = (id: string, { from, count }: SomeLettersBody): ApiPromise<readonly LetterBody[]> =>
  request('GET', `admin/batches/${encodeURIComponent(id)}/letters?from=${from}&count=${count}`);
/** The dates of the whole batch stay from then on. */
export const printLettersOf = (id: string, some: SomeLettersBody): ApiPromise<readonly LetterBody[]> =>
  request('POST', `admin/batches/${encodeURIComponent(id)}/print`, { body: some });
