import type { AnotherCity } from '../promotions/promotion.ts';
import type { AddressBook } from '../scenario/address-book.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import type { Unlocked } from '../unlock/unlock.ts';

/** What the order tells beside its progress. */
export interface OrderFacts {
  readonly code: string;
  readonly identifier: string | null;
  readonly fullOnWin: boolean;
  readonly giftFrom: string | null;
  /** Goes up with every change of the order. */
  readonly version: number;
  /** Marks of what was opened, as `openedMark` makes them. */
  readonly opened: readonly string[];
}

/** What staff offer instead of a place that cannot be seen: a hint by its number (from 1), a picture of media/, or the step's solution. */
export type Remedy =
  | { readonly kind: 'hint'; readonly hint: number }
  | { readonly kind: 'photo'; readonly photo: string; readonly alt: string }
  | { readonly kind: 'solution' };

/** A place that staff say is gone, in their own sentence. */
export interface UnavailablePlace {
  readonly place: string;
  readonly sentence: string;
  readonly remedy: Remedy;
}

/** All that a status is made from. `now` in milliseconds since 1970 UTC; `debug` is GAME_DEBUG. */
export interface StatusInput {
  readonly standing: Standing;
  readonly order: OrderFacts;
  readonly now: number;
  readonly addresses: AddressBook;
  readonly debug: boolean;
  /** The codes that the credits may offer. */
  readonly anotherCity: AnotherCity | null;
  /** The places of the city that are gone now. */
  readonly unavailable?: readonly UnavailablePlace[];
}

/** The same, once the player stands at a step. */
export interface ViewInput extends StatusInput {
  readonly step: Step;
  readonly unlocked: Unlocked;
}
