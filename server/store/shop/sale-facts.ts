import type { WrittenAddress } from '../../../engine/text/window-lines.ts';
import type { Language } from '../../../engine/words/language.ts';

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
  /** In which the buyer has bought; null when it is unknown. */
  readonly language: Language | null;
  readonly lines: readonly SaleLine[];
  /** The reference of a finished game, as this site gave it to the payment page; null where nothing is said. */
  readonly game: string | null;
  readonly address: PostalAddress | null;
  readonly gift: Gift | null;
  /** Whether the buyer says that it is a present. */
  readonly isPresent: boolean;
  /** Codes of what staff must look at. */
  readonly problems: readonly SaleProblem[];
  /** What was written and not understood. */
  readonly unread: readonly Unread[];
}

/** A text of a shop or a buyer that was not understood, as it was written. */
export interface Unread {
  readonly problem: SaleProblem;
  readonly field:
    | keyof Gift
    | 'gift'
    | 'other'
    | 'lines'
    | 'game'
    | 'amount'
    | 'currency'
    | 'email'
    | 'address';
  readonly text: string;
}

export interface SaleLine {
  /** Any of its identifiers at the shop may stand in scenarios/site.yaml. */
  readonly products: readonly string[];
  readonly quantity: number;
  /** In which the product is sold; absent: as its buyer has bought it. */
  readonly language?: Language | null;
}

export type Reversal = 'refund' | 'dispute';

export type SaleProblem =
  | 'unknown-product'
  | 'too-many-copies'
  | 'unknown-game'
  | 'partly-refunded'
  | 'unreadable-gift'
  | 'unknown-field'
  | 'unreadable-lines'
  | 'unreadable-price'
  | 'unreadable-email'
  | 'long-address'
  | 'no-address'
  | 'nothing-paid'
  | 'reversed-after-posting'
  | 'unread';

/** A present, in the words of its buyer; null where nothing is said. */
export interface Gift {
  /** Displayed after « Offert par ». */
  readonly giftFrom: string | null;
  /** First name of the person who receives it. */
  readonly giftTo: string | null;
  /** One line of the giver’s own, printed on the letter. */
  readonly giftLine: string | null;
  /** The day to post it, AAAA-MM-JJ. */
  readonly postOn: string | null;
  /** Shown to the player after the last message. */
  readonly lastWord: string | null;
}

/** The address to which a letter is posted. */
export type PostalAddress = WrittenAddress;
