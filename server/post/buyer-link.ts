import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a buyer’s link: one order, or all orders of a sale. */
export interface BuyerLinkTarget {
  readonly kind: 'order' | 'sale';
  readonly id: number;
}

export type ReadLink =
  | { readonly verdict: 'right'; readonly target: BuyerLinkTarget }
  | { readonly verdict: 'wrong' | 'old' };

/**
 * Links in the mails of buyers. They hold a number, a day and a signature, and nothing is stored about them.
 */
export interface BuyerLinks {
  /** The path of the page; null without a key to sign with. */
  pathFor(target: BuyerLinkTarget, now: number): string | null;
  read(link: string, now: number): ReadLink;
  /** The path of the form about the letters of a sale; to be mailed to its buyer only. */
  preparationPathFor(sale: number, now: number): string | null;
  readPreparation(link: string, now: number): ReadLink;
  /** The path of a page about everything that is kept of a buyer; to be mailed to that address only. */
  proofPathFor(target: BuyerLinkTarget, email: string, now: number): string | null;
  /** Null when it is old, or no such link. `isOf`: whether it was mailed to that address. */
  readProof(
    link: string,
    now: number,
  ): { readonly target: BuyerLinkTarget; readonly isOf: (email: string) => boolean } | null;
}

const LIFETIME_DAYS = 120;
/** A proof is good until the end of the next day. */
const PROOF_DAYS = 2;
const DAY_MS = 24 * 3600 * 1000;
const LETTERS = { order: 'o', sale: 's' } as const;
const FORM = /^([os])(\d{1,10})-(\d{1,6})-([\w-]{27})$/;
/** The form shows names and addresses: the link of the page that follows letters does not open it. */
const PREPARATION = /^(\d{1,10})-(\d{1,6})-([\w-]{27})$/;
/** Capital letters mark a proof. */
const PROOF = /^([OS])(\d{1,10})-(\d{1,6})-([\w-]{27})$/;

/** The newest key, first, signs; the others still open links. */
export function createBuyerLinks(keys: readonly Buffer[]): BuyerLinks {
  const sign = (key: Buffer, text: string): string =>
    createHmac('sha256', key).update(`buyer-link:${text}`).digest().subarray(0, 20).toString('base64url');
  const isSigned = (text: string, signature: string): boolean =>
    keys.some((key) => isEqual(sign(key, text), signature));
  const judge = (text: string, signature: string, isOld: boolean, target: BuyerLinkTarget): ReadLink => {
    if (!isSigned(text, signature)) return { verdict: 'wrong' };
    return isOld ? { verdict: 'old' } : { verdict: 'right', target };
  };
  const lastDay = (now: number): number => Math.floor(now / DAY_MS) + LIFETIME_DAYS;
  return {
    pathFor({ kind, id }, now) {
      const [newest] = keys;
      if (!newest) return null;
      const text = `${LETTERS[kind]}${id}-${lastDay(now)}`;
      return `/suivi/${text}-${sign(newest, text)}`;
    },
    read(link, now) {
      const [, letter, id, day, signature = ''] = FORM.exec(link) ?? [];
      const target = { kind: letter === 's' ? 'sale' : 'order', id: Number(id) } as const;
      return judge(`${letter}${id}-${day}`, signature, Number(day) * DAY_MS < now, target);
    },
    preparationPathFor(sale, now) {
      const [newest] = keys;
      if (!newest) return null;
      const text = `${sale}-${lastDay(now)}`;
      return `/preparer/${text}-${sign(newest, `preparation ${text}`)}`;
    },
    readPreparation(link, now) {
      const [, id, day, signature = ''] = PREPARATION.exec(link) ?? [];
      const target = { kind: 'sale', id: Number(id) } as const;
      return judge(`preparation ${id}-${day}`, signature, Number(day) * DAY_MS < now, target);
    },
    proofPathFor({ kind, id }, email, now) {
      const [newest] = keys;
      if (!newest) return null;
      const text = `${LETTERS[kind].toUpperCase()}${id}-${Math.floor(now / DAY_MS) + PROOF_DAYS}`;
      return `/suivi/${text}-${sign(newest, `${text} ${email}`)}`;
    },
    readProof(link, now) {
      const [, letter, id, day, signature = ''] = PROOF.exec(link) ?? [];
      if (letter === undefined || Number(day) * DAY_MS < now) return null;
      const text = `${letter}${id}-${day}`;
      return {
        target: { kind: letter === 'S' ? 'sale' : 'order', id: Number(id) },
        isOf: (email) => isSigned(`${text} ${email}`, signature),
      };
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
