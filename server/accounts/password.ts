import { createRequire } from 'node:module';
import { RequestRefusal } from '../errors.ts';
import { fewAtOnce } from '../few-at-once.ts';
import { quietThread } from '../quiet-thread.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

export const SHORTEST_PASSWORD = 8;
/** Long enough for anybody's phrase; what is longer only costs time to hash. */
export const LONGEST_PASSWORD = 1024;

/** False where it holds half a sign: hashed, all halves are one. */
export const isWhole = (password: string): boolean => !/\p{Cs}/u.test(password);

/** Signs that nobody sees do not count towards the eight. */
const lengthOf = (password: string): number => [...password.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

const HALF = 'Ce mot de passe contient un signe incomplet, qui ne se retrouverait pas. Choisissez-en un autre.';
const TOO_LONG = `Ce mot de passe est trop long : ${LONGEST_PASSWORD} signes au plus.`;
const TOO_SHORT = `Ce mot de passe est trop court : ${SHORTEST_PASSWORD} signes visibles au moins.`;

/** Throws what is wrong with a password that somebody chooses. */
export function refusePassword(password: string): void {
  if (password.length > LONGEST_PASSWORD) throw new RequestRefusal(400, 'INVALID_INFORMATIONS', { message: TOO_LONG });
  if (!isWhole(password)) throw new RequestRefusal(400, 'INVALID_INFORMATIONS', { message: HALF });
  if (lengthOf(password) < SHORTEST_PASSWORD) throw new RequestRefusal(400, 'PASSWORD_TOO_SHORT', { message: TOO_SHORT });
}

export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LONGEST_QUEUE = 200;

/** What hashes. */
export interface Hashing {
  hash(password: string, options: typeof ARGON2ID): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

type Question = readonly ['hashSync', password: string, options: typeof ARGON2ID] | readonly ['verifySync', hash: string, password: string];

const driver = createRequire(import.meta.url).resolve('@node-rs/argon2');
const thread = quietThread<Question, unknown>('({ driver }) => ([work, ...given]) => require(driver)[work](...given)', { driver });

/** On a thread of its own, below the priority of the players. */
const argon2: Hashing = {
  hash: (password, options) => thread.ask(['hashSync', password, options]) as Promise<string>,
  verify: (passwordHash, password) => thread.ask(['verifySync', passwordHash, password]) as Promise<boolean>,
};

/** One hash costs as much as a hundred answers: one at a time leaves the players a processor. */
export function createPasswords({ hash, verify }: Hashing = argon2): Passwords {
  const inTurn = fewAtOnce(1, LONGEST_QUEUE);
  return {
    hash: (password) => inTurn(() => hash(normalise(password), ARGON2ID)),
    verify: (passwordHash, password) => inTurn(() => verify(passwordHash, normalise(password))),
  };
}

/** Two keyboards may write the same accented letter in two ways. */
const normalise = (password: string): string => password.normalize('NFKC');
