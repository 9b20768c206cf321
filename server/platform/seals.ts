import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts secrets stored in the database, and the progress that a cookie carries. */
export interface Seals {
  /** Without a key the secret stays plain. */
  seal(secret: string, owner: number): string;
  /** Throws UnknownSeal when no key fits or the owner differs. */
  open(stored: string, owner: number): string;
  /** Re-encrypts with the newest key; null when not needed. */
  renew(stored: string, owner: number): string | null;
  /**
   * Keyed digests of a word, by which a sealed text is found without opening all: that of the newest key,
   * which is stored, then those of the former ones.
   */
  digests(word: string): readonly [string, ...string[]];
}

export class UnknownSeal extends Error {}

const ALGORITHM = 'aes-256-gcm';
const MARK = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The purpose of a secret: a text sealed for another purpose does not open. */
type SealPurpose = 'second-factor' | 'address' | 'buyer' | 'sale' | 'trial';

/** The newest key, first, encrypts; the others only decrypt. */
export function createSeals(keys: readonly Buffer[], purpose: SealPurpose): Seals {
  /** Binds a secret to its purpose and owner. */
  const ownedBy = (owner: number): Buffer => Buffer.from(`${purpose}:${owner}`);
  const [newest, ...former] = keys;
  const digest = (key: Buffer, word: string): string => digestOf(subkeyOf(key, purpose), word);
  const seal = (secret: string, owner: number): string =>
    newest ? encrypt(newest, secret, ownedBy(owner)) : secret;
  const open = (stored: string, owner: number): string => {
    if (!stored.startsWith(MARK)) return stored;
    for (const key of keys) {
      const opened = decrypt(key, stored, ownedBy(owner));
      if (opened !== null) return opened;
    }
    throw new UnknownSeal();
  };
  return {
    seal,
    open,
    renew(stored, owner) {
      const secret = open(stored, owner);
      const isNewest =
        !newest || (stored.startsWith(MARK) && decrypt(newest, stored, ownedBy(owner)) !== null);
      return isNewest ? null : seal(secret, owner);
    },
    digests: (word) => [digest(newest ?? NO_KEY, word), ...former.map((key) => digest(key, word))],
  };
}

/** Without a key the secrets are plain, and their digests protect nothing. */
const NO_KEY = Buffer.alloc(0);
const DIGEST_BYTES = 12;

/** The key that encrypts is not the one that digests. */
const subkeyOf = (key: Buffer, purpose: SealPurpose): Buffer =>
  createHmac('sha256', key).update(`words:${purpose}`).digest();

const digestOf = (key: Buffer, word: string): string =>
  createHmac('sha256', key).update(word).digest().subarray(0, DIGEST_BYTES).toString('base64url');

function encrypt(key: Buffer, secret: string, bound: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(bound);
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, stored: string, bound: Buffer): string | null {
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  if (rest.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(bound);
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  try {
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
