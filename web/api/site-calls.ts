import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { ApiPromise } from './calls.ts';
import { request } from './client.ts';

export type PromotionBody = ApiSchemas['Promotion'];
export type WithdrawalBody = ApiBody<'/api/withdrawal'>;
export type WithdrawalReceipt = ApiSchemas['WithdrawalReceipt'];

export const unsubscribeAddress = (email: string): ApiPromise<unknown> =>
  request('POST', 'newsletter/unsubscribe', { body: { email }, retry: true });
export const sendSolution = (code: string): ApiPromise<PromotionBody> =>
  request('POST', 'puzzle/all', { body: { code } });
export const sendWithdrawal = (withdrawal: WithdrawalBody): ApiPromise<WithdrawalReceipt> =>
  request('POST', 'withdrawal', { body: withdrawal });

/** Mails the buyer a link to what is kept of them. */
export const askForKeptData = (link: string): ApiPromise<unknown> =>
  request('POST', `post/${encodeURIComponent(link)}/proof`, { body: {} });
export const eraseKeptData = (link: string): ApiPromise<ApiSchemas['BuyerErasure']> =>
  request('POST', `post/${encodeURIComponent(link)}/erase`, { body: {} });

/** The letters that a mailed link is about. */
export const fetchBoughtLetters = (link: string): ApiPromise<ApiSchemas['BoughtLetters']> =>
  request('GET', `post/${encodeURIComponent(link)}`);
