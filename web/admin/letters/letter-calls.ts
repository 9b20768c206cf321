import type { DocumentView, PageView } from '../../../engine/public.ts';
import { request, type ApiResult } from '../../api/client.ts';

/** A sheet that goes with the letter. */
export type EnclosedSheet = Pick<DocumentView, 'slug' | 'title' | 'stamp' | 'page'> & {
  readonly infos: Readonly<Record<string, unknown>>;
};

/** The papers of an order, as they are printed. */
export interface Letter {
  readonly code: string;
  readonly identifier: string | null;
  readonly giftFrom: string | null;
  readonly city: { readonly slug: string; readonly name: string };
  /** What the QR code says. */
  readonly link: string;
  /** The day that the papers count from; null while nothing was printed or sent. */
  readonly startDate: string | null;
  readonly reference: string;
  /** Names of the places where the story begins. */
  readonly startPlaces: readonly string[];
  readonly letter: PageView;
  readonly documents: readonly EnclosedSheet[];
}

type Answer<Data> = Promise<ApiResult<Data>>;

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
