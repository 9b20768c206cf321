import { createHash, randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type { Hashing } from '../../../server/accounts/password.ts';

/** It bears the name of a real hash: a test that looks for one in what is sent finds this one too. */
const QUICK = '$argon2id$quick$';

const quick = (password: string, salt: string): string =>
  `${QUICK}${salt}$${createHash('sha256').update(`${salt}${password}`).digest('hex')}`;

/** For tests that make many people and look at something else: a real hash takes as long as fifty requests. */
export const QUICK_HASHING: Hashing = {
  hash: (password) => Promise.resolve(quick(password, randomBytes(8).toString('hex'))),
  // A command that a test runs beside its server hashes in earnest.
  verify: (hashed, password) =>
    hashed.startsWith(QUICK)
      ? Promise.resolve(hashed === quick(password, hashed.slice(QUICK.length).split('$')[0] ?? ''))
      : argon2.verify(hashed, password),
};

/** The server's own, for tests of it. */
export const REAL_HASHING: Hashing = argon2;
