/** An error that is sent to the client: an HTTP status, and a permanent code or a French sentence. */
export class HttpError extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, error: string, details: Readonly<Record<string, unknown>> = {}) {
    super(error);
    this.name = 'HttpError';
    this.status = status;
    this.details = details;
  }
}

export const ERROR_SERVER = 'ERROR_SERVER';

/** The database cannot be written: nothing was done, and the client may retry later. */
const ERROR_STORAGE = 'ERROR_STORAGE';

export const badRequest = (error: string) => new HttpError(400, error);
export const notConnected = () => new HttpError(401, 'NOT_CONNECTED');
/** For everything that only the account that holds the letter may do. */
export const refusedToGuests = () =>
  new HttpError(403, 'GUEST', { message: 'Seule la personne qui tient la lettre peut faire cela.' });
/** For a guest who left, was let go, or whose party is over. */
export const partyEnded = () =>
  new HttpError(401, 'PARTY_ENDED', {
    message:
      'Vous n’êtes plus de cette partie : demandez une nouvelle invitation à la personne qui tient la lettre.',
  });
export const noStatus = (status: 403 | 404) => new HttpError(status, 'NO_STATUS');
export const unavailable = () => new HttpError(503, ERROR_SERVER);
export const notStored = () => new HttpError(503, ERROR_STORAGE);

/** Text of every 429. Seconds are rounded up, so that a retry after them succeeds. */
export function tooManyTries(
  milliseconds: number,
  details: Readonly<Record<string, unknown>> = {},
): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new HttpError(429, `Trop d’essais : réessayez dans ${seconds} s`, { seconds, ...details });
}
