import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keeps secrets that the server must read again out of the database and of its copies. */
export interface Seals {
  /** Without a key the secret is kept as it is. */
  seal(secret: string, owner: number): string;
  /** Throws UnknownSeal when no key of ours opens it, or when it was somebody else's. */
  open(stored: string, owner: number): string;
  /** The same under the newest key; null when it is that already. */
  renew(stored: string, owner: number): string | null;
}

export class UnknownSeal extends Error {}

const ALGORITHM = 'aes-256-gcm';
const MARK = 'v1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The newest key comes first: it seals, the others still open. */
export function createSeals(keys: readonly Buffer[]): Seals {
  const [newest] = keys;
  const seal = (secret: string, owner: number): string => (newest ? encrypt(newest, secret, owner) : secret);
  const open = (stored: string, owner: number): string => {
    if (!stored.startsWith(MARK)) return stored;
    for (const key of keys) {
      const opened = decrypt(key, stored, owner);
      if (opened !== null) return opened;
    }
    throw new UnknownSeal();
  };
  return {
    seal,
    open,
    renew(stored, owner) {
      const secret = open(stored, owner);
      const isNewest = !newest || (stored.startsWith(MARK) && decrypt(newest, stored, owner) !== null);
      return isNewest ? null : seal(secret, owner);
    },
  };
}

/** A row that was copied to another account opens nothing there. */
const ownedBy = (owner: number): Buffer => Buffer.from(`second-factor:${owner}`);

function encrypt(key: Buffer, secret: string, owner: number): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(ownedBy(owner));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function decrypt(key: Buffer, stored: string, owner: number): string | null {
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64url');
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  if (rest.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(ownedBy(owner));
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  try {
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
