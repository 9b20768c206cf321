import { createHash, randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type { Hashing } from '../../../server/accounts/password.ts';

/** Starts like a real hash, so that tests searching for leaked hashes find it too. */
const QUICK = '$argon2id$quick$';

const quick = (password: string, salt: string): string =>
  `${QUICK}${salt}$${createHash('sha256').update(`${salt}${password}`).digest('hex')}`;

/** A fast hash for tests that create many accounts: a real one takes as long as fifty requests. */
export const QUICK_HASHING: Hashing = {
  hash: (password) => Promise.resolve(quick(password, randomBytes(8).toString('hex'))),
  // Commands run in their own process use the real hash.
  verify: (hashed, password) =>
    hashed.startsWith(QUICK)
      ? Promise.resolve(hashed === quick(password, hashed.slice(QUICK.length).split('$')[0] ?? ''))
      : argon2.verify(hashed, password),
};

/** The server's own hashing, for tests of it. */
export const REAL_HASHING: Hashing = argon2;
