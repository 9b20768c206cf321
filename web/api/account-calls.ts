import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { AnswerBody } from './calls.ts';
import { request } from './client.ts';

export type NewPasswordBody = ApiBody<'/api/user/password/new'>;
export type OpenSession = ApiSchemas['Session'];

/** `otp`: of members of staff who enrolled a second factor, once it was asked for. */
export const authenticate = (email: string, password: string, otp: string | null = null): AnswerBody<ApiSchemas['Login']> =>
  request('POST', 'user/authenticate', { body: { email, password, ...(otp !== null && { otp }) } });
export const registerAccount = (email: string, password: string): AnswerBody<unknown> =>
  request('POST', 'user/register', { body: { email, password } });
export const endSession = (): AnswerBody<unknown> => request('POST', 'user/logout', { again: true });
export const requestPasswordReset = (email: string): AnswerBody<unknown> => request('POST', 'user/password/reset', { body: { email } });
export const choosePassword = (choice: NewPasswordBody): AnswerBody<unknown> => request('POST', 'user/password/new', { body: choice });

export const requestEmailProof = (): AnswerBody<Pick<ApiSchemas['Account'], 'emailProved'>> => request('POST', 'user/email/link');
export const proveEmail = (link: Pick<NewPasswordBody, 'id' | 'token'>): AnswerBody<unknown> =>
  request('POST', 'user/email/prove', { body: link, again: true });

export const accountData = (): AnswerBody<ApiSchemas['PersonalData']> => request('GET', 'user/data');
export const deleteAccount = (password: string): AnswerBody<unknown> => request('POST', 'user/delete', { body: { password } });
export const openSessions = (): AnswerBody<{ sessions: readonly OpenSession[] }> => request('GET', 'user/sessions');
export const endOpenSession = (id: string): AnswerBody<unknown> => request('POST', 'user/sessions/end', { body: { id } });
export const endOtherSessions = (): AnswerBody<{ ended: number }> => request('POST', 'user/sessions/endOthers');
