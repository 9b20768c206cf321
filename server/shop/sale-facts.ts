import type { Gift } from './gift.ts';
import type { PostalAddress } from './postal-address.ts';

/** A shop’s answer about one sale. */
export interface SaleFacts {
  readonly isPaid: boolean;
  /** Null while the shop keeps the whole payment. */
  readonly reversal: Reversal | null;
  readonly isPartlyRefunded: boolean;
  /** In the currency’s smallest unit. */
  readonly amount: number | null;
  /** ISO 4217, in lower case. */
  readonly currency: string | null;
  readonly email: string | null;
  readonly lines: readonly SaleLine[];
  readonly address: PostalAddress | null;
  readonly gift: Gift | null;
  /** Codes of what could not be read, for staff. */
  readonly unreadable: readonly SaleProblem[];
}

export interface SaleLine {
  /** Any of its identifiers at the shop may stand in scenarios/site.yaml. */
  readonly products: readonly string[];
  readonly quantity: number;
}

export type Reversal = 'refund' | 'dispute';

export type SaleProblem =
  | 'unknown-product'
  | 'too-many-copies'
  | 'partly-refunded'
  | 'unreadable-gift'
  | 'no-address'
  | 'nothing-paid'
  | 'reversed-after-posting'
  | 'unread';
