import * as argon2 from '@node-rs/argon2';
import { fewAtOnce } from '../few-at-once.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

export const SHORTEST_PASSWORD = 8;
/** Long enough for anybody's phrase; what is longer only costs time to hash. */
export const LONGEST_PASSWORD = 1024;

/** Why this cannot be a password, as a code; null when it can. */
export function passwordProblem(password: string): 'PASSWORD_TOO_SHORT' | 'INVALID_INFORMATIONS' | null {
  if (password.length > LONGEST_PASSWORD) return 'INVALID_INFORMATIONS';
  return [...password].length < SHORTEST_PASSWORD ? 'PASSWORD_TOO_SHORT' : null;
}

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const LONGEST_QUEUE = 200;

/** What hashes. */
export type Hashing = Pick<typeof argon2, 'hash' | 'verify'>;

/** One hash costs as much as a hundred answers: two at once leave the players a processor. */
export function createPasswords({ hash, verify }: Hashing = argon2): Passwords {
  const inTurn = fewAtOnce(AT_ONCE, LONGEST_QUEUE);
  return {
    hash: (password) => inTurn(() => hash(normalise(password), ARGON2ID)),
    verify: (passwordHash, password) => inTurn(() => verify(passwordHash, normalise(password))),
  };
}

/** Two keyboards may write the same accented letter in two ways. */
const normalise = (password: string): string => password.normalize('NFKC');
