import type { Status } from '../../engine/public.ts';
import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from './client.ts';

export type AccountBody = ApiSchemas['Account'];
export type OpenedKind = ApiBody<'/api/user/status/opened'>['kind'];

/** An answer names the step, the order and the version it was typed for. */
type AttemptBody = Required<ApiBody<'/api/code/check'>>;

export const checkAccount = (): ApiPromise<AccountBody> => request('GET', 'user/check');

export const currentStatus = (): ApiPromise<Status> => request('GET', 'user/status/current');
/** The same with the ETag of a known status: 304 while it has not changed. */
export const statusAfter = (tag: string): ApiPromise<Status> =>
  request('GET', 'user/status/current', { headers: { 'if-none-match': tag }, retry: false });
/** The report on the finished game; of another's order, for staff, by its code. */
export const gameReport = (code: string | null): ApiPromise<ApiSchemas['Report']> =>
  request('GET', code === null ? 'user/report' : `admin/orders/${encodeURIComponent(code)}/report`);
export const readNotebook = (): ApiPromise<ApiSchemas['Notebook']> => request('GET', 'user/notebook');
/** `before`: the note that it replaces. Sent twice it is refused as changed, with the same text: so it is not. */
export const writeNote = (note: ApiBody<'/api/user/notebook'>): ApiPromise<ApiSchemas['Notebook']> =>
  request('POST', 'user/notebook', { body: note });
/** Whether this device shares its « read » marks with the others that do. */
export const shareOpened = (shared: boolean): ApiPromise<unknown> =>
  request('POST', 'user/status/sharing', { body: { shared }, retry: true });
export const findCode = (code: string): ApiPromise<ApiSchemas['FoundCode']> =>
  request('GET', `user/status/find/${encodeURIComponent(code)}`);
/** The owner's repeated activation returns the status again, so it may be sent twice. */
export const activateCode = (code: string, waiverVersion: string): ApiPromise<Status> =>
  request('POST', `a/${encodeURIComponent(code.toUpperCase())}`, {
    body: { waiver: { version: waiverVersion } },
    retry: true,
  });
export const newClue = (step?: string): ApiPromise<Status> =>
  request('POST', 'user/status/newClue', { body: { step } });
export const goAlternativePath = (alone = false): ApiPromise<Status> =>
  request('POST', 'user/status/goAlternativePath', alone ? { body: { alone } } : {});
/** Begins the game without an account again. */
export const restartTrial = (): ApiPromise<Status> => request('POST', 'restart');
export const markOpened = (kind: OpenedKind, slug: string): ApiPromise<Status> =>
  request('POST', 'user/status/opened', { body: { kind, slug }, retry: true });

/** One mail when the next message comes, named by its time; null takes the request back. */
export const askArrivalMail = (arrival: string | null): ApiPromise<Status> =>
  request('POST', 'user/status/arrivalMail', { body: { arrival }, retry: true });

/** Reports something missing at a place, in the player's words. */
export const reportPlace = (text: string, step?: string): ApiPromise<unknown> =>
  request('POST', 'user/status/report', { body: { text, step } });

/** The key makes the same attempt count once, however often it is sent. */
export const checkCode = (attempt: AttemptBody, key: string): ApiPromise<Status> =>
  request('POST', 'code/check', { body: attempt, headers: { 'idempotency-key': key }, retry: true });
export const recogniseCode = (code: string, step?: string): ApiPromise<ApiSchemas['Recognition']> =>
  request('POST', 'code/recognise', { body: { code, step } });
