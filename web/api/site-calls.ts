import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Answer } from './calls.ts';
import { request } from './client.ts';

export type Promotion = ApiSchemas['Promotion'];
export type Withdrawal = ApiBody<'/api/withdrawal'>;
export type WithdrawalReceipt = ApiSchemas['WithdrawalReceipt'];

export const unsubscribeAddress = (email: string): Answer<unknown> =>
  request('POST', 'newsletter/unsubscribe', { body: { email }, again: true });
export const sendSolution = (code: string): Answer<Promotion> => request('POST', 'puzzle/all', { body: { code } });
export const sendWithdrawal = (withdrawal: Withdrawal): Answer<WithdrawalReceipt> => request('POST', 'withdrawal', { body: withdrawal });
