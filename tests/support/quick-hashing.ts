import type { Hashing } from '../../server/accounts/password.ts';

/** For tests that make many people and look at something else: a real hash takes as long as fifty requests. */
export const QUICK_HASHING: Hashing = {
  hash: (password) => Promise.resolve(`hash of ${password as string}`),
  verify: (hashed, password) => Promise.resolve(hashed === `hash of ${password as string}`),
};
