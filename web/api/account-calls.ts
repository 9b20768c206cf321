import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from './client.ts';

type NewPasswordBody = ApiBody<'/api/user/password/new'>;
export type OpenSession = ApiSchemas['Session'];

/** `otp`: second factor of enrolled staff, once the server has requested it. */
export const authenticate = (
  email: string,
  password: string,
  otp: string | null = null,
): ApiPromise<ApiSchemas['Login']> =>
  request('POST', 'user/authenticate', { body: { email, password, ...(otp !== null && { otp }) } });
export const registerAccount = (email: string, password: string): ApiPromise<unknown> =>
  request('POST', 'user/register', { body: { email, password } });
export const endSession = (): ApiPromise<unknown> => request('POST', 'user/logout', { retry: true });
export const requestPasswordReset = (email: string): ApiPromise<unknown> =>
  request('POST', 'user/password/reset', { body: { email } });
export const choosePassword = (choice: NewPasswordBody): ApiPromise<unknown> =>
  request('POST', 'user/password/new', { body: choice });

export const requestEmailProof = (): ApiPromise<Pick<ApiSchemas['Account'], 'emailProved'>> =>
  request('POST', 'user/email/link');
export const proveEmail = (link: Pick<NewPasswordBody, 'id' | 'token'>): ApiPromise<unknown> =>
  request('POST', 'user/email/prove', { body: link, retry: true });

export const accountData = (): ApiPromise<ApiSchemas['PersonalData']> => request('GET', 'user/data');
export const deleteAccount = (password: string): ApiPromise<unknown> =>
  request('POST', 'user/delete', { body: { password } });
export const openSessions = (): ApiPromise<{ sessions: readonly OpenSession[] }> =>
  request('GET', 'user/sessions');
export const endOpenSession = (id: string): ApiPromise<unknown> =>
  request('POST', 'user/sessions/end', { body: { id } });
export const endOtherSessions = (): ApiPromise<{ ended: number }> =>
  request('POST', 'user/sessions/endOthers');
