import type { Answer } from './calls.ts';
import { request } from './client.ts';

/** What a solution found on the networks brings; `index` below 1 means that a free copy is left. */
export interface Promotion {
  readonly index: number;
  /** How many copies were free from the beginning. */
  readonly freeCopies: number;
  readonly promoCode: string;
  readonly city: string;
}

export interface Withdrawal {
  /** Order identifier, or the code of the letter. */
  readonly reference: string;
  readonly email: string;
}

export interface WithdrawalReceipt extends Withdrawal {
  readonly receivedAt: string;
}

export const unsubscribeAddress = (email: string): Answer<unknown> =>
  request('POST', 'newsletter/unsubscribe', { body: { email }, again: true });
export const sendSolution = (code: string): Answer<Promotion> => request('POST', 'puzzle/all', { body: { code } });
export const sendWithdrawal = (withdrawal: Withdrawal): Answer<WithdrawalReceipt> => request('POST', 'withdrawal', { body: withdrawal });
