import type { Refusal } from '../words/words.ts';

/** `message`: for the person, beside a code. */
export interface Details {
  readonly message?: Refusal | string;
  readonly [name: string]: unknown;
}

/**
 * An error that is sent to the client: an HTTP status, and a permanent code or the key of a sentence, which is
 * written when it is sent.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly error: Refusal | string;
  readonly details: Details;

  constructor(status: number, error: Refusal | string, details: Details = {}) {
    super(typeof error === 'string' ? error : error[0]);
    this.name = 'HttpError';
    this.status = status;
    this.error = error;
    this.details = details;
  }
}

export const ERROR_SERVER = 'ERROR_SERVER';

/** The database cannot be written: nothing was done, and the client may retry later. */
const ERROR_STORAGE = 'ERROR_STORAGE';

export const badRequest = (error: Refusal | string) => new HttpError(400, error);
export const notConnected = () => new HttpError(401, 'NOT_CONNECTED');
/** For everything that only the account that holds the letter may do. */
export const refusedToGuests = () => new HttpError(403, 'GUEST', { message: ['guest'] });
/** For a guest who left, was let go, or whose party is over. */
export const partyEnded = () => new HttpError(401, 'PARTY_ENDED', { message: ['partyEnded'] });
export const tooLarge = () => new HttpError(413, 'TOO_LARGE', { message: ['tooLarge'] });
export const noStatus = (status: 403 | 404) => new HttpError(status, 'NO_STATUS');
export const unavailable = () => new HttpError(503, ERROR_SERVER);
export const notStored = () => new HttpError(503, ERROR_STORAGE);

/** Text of every 429. Seconds are rounded up, so that a retry after them succeeds. */
export function tooManyTries(milliseconds: number, details: Details = {}): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, ['tooManyTries', seconds], { seconds, ...details });
}
