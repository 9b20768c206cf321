import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type SecondFactorBody = ApiSchemas['SecondFactor'];
export type Enrolment = ApiSchemas['Enrolment'];

export const secondFactor = (): ApiPromise<SecondFactorBody> => request('GET', 'admin/secondFactor');
export const enrolSecondFactor = (password: string): ApiPromise<Enrolment> =>
  request('POST', 'admin/secondFactor/enrol', { body: { password } });
export const confirmEnrolment = (otp: string): ApiPromise<ApiSchemas['RecoveryCodes']> =>
  request('POST', 'admin/secondFactor/confirm', { body: { otp } });
export const disableSecondFactor = (otp: string): ApiPromise<unknown> =>
  request('POST', 'admin/secondFactor/disable', { body: { otp } });
