import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Answer } from './calls.ts';
import { request } from './client.ts';

export type NewPassword = ApiBody<'/api/user/password/new'>;
export type OpenSession = ApiSchemas['Session'];

/** `otp`: of members of staff who enrolled a second factor, once it was asked for. */
export const authenticate = (email: string, password: string, otp: string | null = null): Answer<ApiSchemas['Login']> =>
  request('POST', 'user/authenticate', { body: { email, password, ...(otp !== null && { otp }) } });
export const registerAccount = (email: string, password: string): Answer<unknown> =>
  request('POST', 'user/register', { body: { email, password } });
export const endSession = (): Answer<unknown> => request('POST', 'user/logout', { again: true });
export const requestPasswordReset = (email: string): Answer<unknown> => request('POST', 'user/password/reset', { body: { email } });
export const choosePassword = (choice: NewPassword): Answer<unknown> => request('POST', 'user/password/new', { body: choice });

export const requestEmailProof = (): Answer<Pick<ApiSchemas['Account'], 'emailProved'>> => request('POST', 'user/email/link');
export const proveEmail = (link: Pick<NewPassword, 'id' | 'token'>): Answer<unknown> =>
  request('POST', 'user/email/prove', { body: link, again: true });

export const accountData = (): Answer<ApiSchemas['PersonalData']> => request('GET', 'user/data');
export const deleteAccount = (password: string): Answer<unknown> => request('POST', 'user/delete', { body: { password } });
export const openSessions = (): Answer<{ sessions: readonly OpenSession[] }> => request('GET', 'user/sessions');
export const endOpenSession = (id: string): Answer<unknown> => request('POST', 'user/sessions/end', { body: { id } });
export const endOtherSessions = (): Answer<{ ended: number }> => request('POST', 'user/sessions/endOthers');
