import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { AnswerBody } from './calls.ts';
import { request } from './client.ts';

export type PromotionBody = ApiSchemas['Promotion'];
export type WithdrawalBody = ApiBody<'/api/withdrawal'>;
export type WithdrawalReceipt = ApiSchemas['WithdrawalReceipt'];

export const unsubscribeAddress = (email: string): AnswerBody<unknown> =>
  request('POST', 'newsletter/unsubscribe', { body: { email }, again: true });
export const sendSolution = (code: string): AnswerBody<PromotionBody> => request('POST', 'puzzle/all', { body: { code } });
export const sendWithdrawal = (withdrawal: WithdrawalBody): AnswerBody<WithdrawalReceipt> =>
  request('POST', 'withdrawal', { body: withdrawal });
