import type { RecogniseAnswer, Status } from '../../engine/public.ts';
import { request, type ApiResult } from './client.ts';

export interface Account {
  readonly email: string;
  readonly admin: boolean;
  /** False while the link of no mail was followed: what hangs on the mail alone is not shown. */
  readonly emailProved?: boolean;
}

export interface AttemptBody {
  readonly code: string;
  /** The step, and the code of the order, that it was typed for. */
  readonly step: string;
  readonly order: string;
  readonly version: number;
}

export type OpenedKind = 'messages' | 'documents';

/** What the look-up of a free code may tell: who offers it. */
export interface FoundCode {
  readonly giftFrom?: string | null;
}

export type Answer<Data> = Promise<ApiResult<Data>>;

export const checkAccount = (): Answer<Account> => request('GET', 'user/check');

export const currentStatus = (): Answer<Status> => request('GET', 'user/status/current');
/** The same, once it is another one than the one that bears this mark: else 304. */
export const statusAfter = (tag: string): Answer<Status> =>
  request('GET', 'user/status/current', { headers: { 'if-none-match': tag }, again: false });
/** Whether this device has its marks of what was read in common with the others that say so. */
export const shareOpened = (shared: boolean): Answer<unknown> => request('POST', 'user/status/sharing', { body: { shared }, again: true });
export const findCode = (code: string): Answer<FoundCode | null> => request('GET', `user/status/find/${encodeURIComponent(code)}`);
/** The owner's repeated activation answers the status again, so it may be sent twice. */
export const activateCode = (code: string, waiverVersion: string): Answer<Status> =>
  request('POST', `a/${encodeURIComponent(code.toUpperCase())}`, { body: { waiver: { version: waiverVersion } }, again: true });
export const newClue = (): Answer<Status> => request('POST', 'user/status/newClue');
export const goAlternativePath = (): Answer<Status> => request('POST', 'user/status/goAlternativePath');
export const markOpened = (kind: OpenedKind, slug: string): Answer<Status> =>
  request('POST', 'user/status/opened', { body: { kind, slug }, again: true });

/** What is not there any more, in the player's words. */
export const reportPlace = (text: string): Answer<unknown> => request('POST', 'user/status/report', { body: { text } });

/** The key makes the same attempt count once, however often it is sent. */
export const checkCode = (attempt: AttemptBody, key: string): Answer<Status> =>
  request('POST', 'code/check', { body: attempt, headers: { 'idempotency-key': key }, again: true });
export const recogniseCode = (code: string): Answer<RecogniseAnswer> => request('POST', 'code/recognise', { body: { code } });
