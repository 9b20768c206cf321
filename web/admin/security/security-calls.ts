import { request, type ApiResult } from '../../api/client.ts';

export interface SecondFactor {
  readonly enrolled: boolean;
  readonly recoveryCodesLeft: number;
}

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  /** SVG. */
  readonly qr: string;
}

type Answer<Data> = Promise<ApiResult<Data>>;

export const secondFactor = (): Answer<SecondFactor> => request('GET', 'admin/secondFactor');
export const enrol = (password: string): Answer<Enrolment> => request('POST', 'admin/secondFactor/enrol', { body: { password } });
export const confirmEnrolment = (otp: string): Answer<{ readonly recoveryCodes: readonly string[] }> =>
  request('POST', 'admin/secondFactor/confirm', { body: { otp } });
export const disableSecondFactor = (otp: string): Answer<unknown> => request('POST', 'admin/secondFactor/disable', { body: { otp } });
