import type { RecogniseAnswer, Status } from '../../engine/public.ts';
import { request, type ApiResult } from './client.ts';

export interface Account {
  readonly email: string;
  readonly admin: boolean;
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

type Answer<Data> = Promise<ApiResult<Data>>;

export const checkAccount = (): Answer<Account> => request('GET', 'user/check');
/** `otp`: of members of staff who enrolled a second factor, once it was asked for. */
export const authenticate = (email: string, password: string, otp: string | null = null): Answer<{ admin: boolean }> =>
  request('POST', 'user/authenticate', { body: { email, password, ...(otp !== null && { otp }) } });
export const registerAccount = (email: string, password: string): Answer<unknown> =>
  request('POST', 'user/register', { body: { email, password } });
export const endSession = (): Answer<unknown> => request('POST', 'user/logout', { again: true });

export const currentStatus = (): Answer<Status> => request('GET', 'user/status/current');
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

export interface NewPassword {
  readonly token: string;
  readonly id: string;
  readonly newPassword: string;
}

/** What a solution found on the networks brings; `index` below 1 means that a free copy is left. */
export interface Promotion {
  readonly index: number;
  readonly promoCode: string;
  readonly city: string;
}

export interface Withdrawal {
  /** Order identifier, or the code of the letter. */
  readonly reference: string;
  readonly email: string;
}

export interface WithdrawalReceipt extends Withdrawal {
  readonly receivedAt: string;
}

export interface OpenSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The one that asks. */
  readonly current: boolean;
}

export const requestPasswordReset = (email: string): Answer<unknown> => request('POST', 'user/password/reset', { body: { email } });
export const choosePassword = (choice: NewPassword): Answer<unknown> => request('POST', 'user/password/new', { body: choice });
export const unsubscribeAddress = (email: string): Answer<unknown> =>
  request('POST', 'newsletter/unsubscribe', { body: { email }, again: true });
export const sendSolution = (code: string): Answer<Promotion> => request('POST', 'puzzle/all', { body: { code } });
export const sendWithdrawal = (withdrawal: Withdrawal): Answer<WithdrawalReceipt> => request('POST', 'withdrawal', { body: withdrawal });

export const accountData = (): Answer<unknown> => request('GET', 'user/data');
export const deleteAccount = (password: string): Answer<unknown> => request('POST', 'user/delete', { body: { password } });
export const openSessions = (): Answer<{ sessions: readonly OpenSession[] }> => request('GET', 'user/sessions');
export const endOpenSession = (id: string): Answer<unknown> => request('POST', 'user/sessions/end', { body: { id } });
export const endOtherSessions = (): Answer<{ ended: number }> => request('POST', 'user/sessions/endOthers');
