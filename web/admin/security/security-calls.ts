import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { AnswerBody } from '../../api/calls.ts';
import { request } from '../../api/client.ts';

export type SecondFactorBody = ApiSchemas['SecondFactor'];
export type Enrolment = ApiSchemas['Enrolment'];

export const secondFactor = (): AnswerBody<SecondFactorBody> => request('GET', 'admin/secondFactor');
export const enrolSecondFactor = (password: string): AnswerBody<Enrolment> =>
  request('POST', 'admin/secondFactor/enrol', { body: { password } });
export const confirmEnrolment = (otp: string): AnswerBody<ApiSchemas['RecoveryCodes']> =>
  request('POST', 'admin/secondFactor/confirm', { body: { otp } });
export const disableSecondFactor = (otp: string): AnswerBody<unknown> => request('POST', 'admin/secondFactor/disable', { body: { otp } });
