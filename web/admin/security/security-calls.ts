import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Answer } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type SecondFactor = ApiSchemas['SecondFactor'];
export type Enrolment = ApiSchemas['Enrolment'];

export const secondFactor = (): Answer<SecondFactor> => request('GET', 'admin/secondFactor');
export const enrol = (password: string): Answer<Enrolment> => request('POST', 'admin/secondFactor/enrol', { body: { password } });
export const confirmEnrolment = (otp: string): Answer<ApiSchemas['RecoveryCodes']> =>
  request('POST', 'admin/secondFactor/confirm', { body: { otp } });
export const disableSecondFactor = (otp: string): Answer<unknown> => request('POST', 'admin/secondFactor/disable', { body: { otp } });
