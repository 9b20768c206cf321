import { HttpError } from '../platform/errors.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import { hash, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

export const SHORTEST_PASSWORD = 8;
/** Longer passwords only cost hashing time. */
export const LONGEST_PASSWORD = 1024;

/** False for lone surrogates: they all hash to the same value. */
export const isWhole = (password: string): boolean => !/\p{Cs}/u.test(password);

/** Invisible characters do not count. */
const lengthOf = (password: string): number =>
  [...password.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** Throws the reason why a new password is refused. */
export function refusePassword(password: string): void {
  if (password.length > LONGEST_PASSWORD)
    throw new HttpError(400, 'INVALID_INFORMATIONS', { message: ['passwordTooLong', LONGEST_PASSWORD] });
  if (!isWhole(password))
    throw new HttpError(400, 'INVALID_INFORMATIONS', { message: ['passwordIncomplete'] });
  if (lengthOf(password) < SHORTEST_PASSWORD)
    throw new HttpError(400, 'PASSWORD_TOO_SHORT', { message: ['passwordTooShort', SHORTEST_PASSWORD] });
}

export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LONGEST_QUEUE = 200;

export interface Hashing {
  hash(password: string, options: typeof ARGON2ID): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** One hash at a time, on a thread of argon2's own: it costs as much as a hundred requests. */
export function createPasswords(hashing: Hashing = { hash, verify }): Passwords {
  const enqueue = limitConcurrency(1, LONGEST_QUEUE);
  return {
    hash: (password) => enqueue(() => hashing.hash(normalise(password), ARGON2ID)),
    verify: (passwordHash, password) => enqueue(() => hashing.verify(passwordHash, normalise(password))),
  };
}

/** Keyboards encode accented letters in different ways. */
const normalise = (password: string): string => password.normalize('NFKC');
