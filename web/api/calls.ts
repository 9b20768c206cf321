import type { Status } from '../../engine/public.ts';
import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { request, type ApiResult } from './client.ts';

export type AccountBody = ApiSchemas['Account'];
export type OpenedKind = ApiBody<'/api/user/status/opened'>['kind'];

/** An answer says which step, which order and which version it was typed for. */
export type AttemptBody = Required<ApiBody<'/api/code/check'>>;

export type AnswerBody<Data> = Promise<ApiResult<Data>>;

export const checkAccount = (): AnswerBody<AccountBody> => request('GET', 'user/check');

export const currentStatus = (): AnswerBody<Status> => request('GET', 'user/status/current');
/** The same, once it is another one than the one that bears this mark: else 304. */
export const statusAfter = (tag: string): AnswerBody<Status> =>
  request('GET', 'user/status/current', { headers: { 'if-none-match': tag }, again: false });
/** Whether this device has its marks of what was read in common with the others that say so. */
export const shareOpened = (shared: boolean): AnswerBody<unknown> =>
  request('POST', 'user/status/sharing', { body: { shared }, again: true });
export const findCode = (code: string): AnswerBody<ApiSchemas['FoundCode']> =>
  request('GET', `user/status/find/${encodeURIComponent(code)}`);
/** The owner's repeated activation answers the status again, so it may be sent twice. */
export const activateCode = (code: string, waiverVersion: string): AnswerBody<Status> =>
  request('POST', `a/${encodeURIComponent(code.toUpperCase())}`, { body: { waiver: { version: waiverVersion } }, again: true });
export const newClue = (): AnswerBody<Status> => request('POST', 'user/status/newClue');
export const goAlternativePath = (): AnswerBody<Status> => request('POST', 'user/status/goAlternativePath');
export const markOpened = (kind: OpenedKind, slug: string): AnswerBody<Status> =>
  request('POST', 'user/status/opened', { body: { kind, slug }, again: true });

/** What is not there any more, in the player's words. */
export const reportPlace = (text: string): AnswerBody<unknown> => request('POST', 'user/status/report', { body: { text } });

/** The key makes the same attempt count once, however often it is sent. */
export const checkCode = (attempt: AttemptBody, key: string): AnswerBody<Status> =>
  request('POST', 'code/check', { body: attempt, headers: { 'idempotency-key': key }, again: true });
export const recogniseCode = (code: string): AnswerBody<ApiSchemas['Recognition']> => request('POST', 'code/recognise', { body: { code } });
