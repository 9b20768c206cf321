import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { type ApiPromise, request } from './client.ts';

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

export type PreparationBody = ApiSchemas['Preparation'];
export type PreparedLetterBody = ApiSchemas['PreparedLetter'];
export type LetterWords = ApiSchemas['LetterWords'];
export type LetterFault = ApiSchemas['LetterFault'];

const preparationAt = (link: string): string => `preparation/${encodeURIComponent(link)}`;

/** The letters of a sale, for the form of their buyer. */
export const fetchPreparation = (link: string): ApiPromise<PreparationBody> =>
  request('GET', preparationAt(link));
export const sendLetterWords = (
  link: string,
  { copy, version }: PreparedLetterBody,
  words: LetterWords,
  isDone: boolean,
): ApiPromise<PreparationBody> =>
  request('POST', `${preparationAt(link)}/${copy}`, { body: { ...words, version, isDone } });

/** The letters that a mailed link is about. */
export const fetchBoughtLetters = (link: string): ApiPromise<ApiSchemas['BoughtLetters']> =>
  request('GET', `post/${encodeURIComponent(link)}`);
