import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

/** The papers of an order, as they are printed. */
export type Letter = ApiSchemas['Letter'];

export const letterOf = (code: string): Answer<Letter> => request('GET', `admin/orders/${encodeURIComponent(code)}/letter`);
/** From the first time on, the dates on paper and on the screen stay. */
export const printLetter = (code: string): Answer<Letter> =>
  request('POST', `admin/orders/${encodeURIComponent(code)}/print`, { body: {} });

/** Letters of a batch by their place in it, from 1. */
export interface SomeLetters {
  readonly from: number;
  readonly count: number;
}

export const lettersOf = (id: string, { from, count }: SomeLetters): Answer<readonly Letter[]> =>
  request('GET', `admin/batches/${encodeURIComponent(id)}/letters?from=${from}&count=${count}`);
/** The dates of the whole batch stay from then on. */
export const printLettersOf = (id: string, some: SomeLetters): Answer<readonly Letter[]> =>
  request('POST', `admin/batches/${encodeURIComponent(id)}/print`, { body: some });
