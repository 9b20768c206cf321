import { isSigned, sign } from '../platform/signature.ts';

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
  /** Null without a key. */
  const write = (page: string, text: string, signed = text): string | null =>
    keys[0] ? `/${page}/${text}-${sign(keys[0], `buyer-link:${signed}`)}` : null;
  const isOurs = (signed: string, signature: string): boolean =>
    isSigned(keys, `buyer-link:${signed}`, signature);
  const judge = (signed: string, signature: string, isOld: boolean, target: BuyerLinkTarget): ReadLink => {
    if (!isOurs(signed, signature)) return { verdict: 'wrong' };
    return isOld ? { verdict: 'old' } : { verdict: 'right', target };
  };
  const dayAfter = (now: number, days: number): number => Math.floor(now / DAY_MS) + days;
  const isOver = (day: string | undefined, now: number): boolean => Number(day) * DAY_MS < now;
  return {
    pathFor: ({ kind, id }, now) => write('suivi', `${LETTERS[kind]}${id}-${dayAfter(now, LIFETIME_DAYS)}`),
    read(link, now) {
      const [, letter, id, day, signature = ''] = FORM.exec(link) ?? [];
      const target = { kind: letter === 's' ? 'sale' : 'order', id: Number(id) } as const;
      return judge(`${letter}${id}-${day}`, signature, isOver(day, now), target);
    },
    preparationPathFor(sale, now) {
      const text = `${sale}-${dayAfter(now, LIFETIME_DAYS)}`;
      return write('preparer', text, `preparation ${text}`);
    },
    readPreparation(link, now) {
      const [, id, day, signature = ''] = PREPARATION.exec(link) ?? [];
      const target = { kind: 'sale', id: Number(id) } as const;
      return judge(`preparation ${id}-${day}`, signature, isOver(day, now), target);
    },
    proofPathFor({ kind, id }, email, now) {
      const text = `${LETTERS[kind].toUpperCase()}${id}-${dayAfter(now, PROOF_DAYS)}`;
      return write('suivi', text, `${text} ${email}`);
    },
    readProof(link, now) {
      const [, letter, id, day, signature = ''] = PROOF.exec(link) ?? [];
      if (letter === undefined || isOver(day, now)) return null;
      return {
        target: { kind: letter === 'S' ? 'sale' : 'order', id: Number(id) },
        isOf: (email) => isOurs(`${letter}${id}-${day} ${email}`, signature),
      };
    },
  };
}
