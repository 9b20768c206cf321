import type { AnotherCity } from '../promotions/promotion.ts';
import type { AddressBook, Step } from '../scenario/scenario.ts';
import type { Attempts } from '../story/progress.ts';
import type { Standing } from '../story/standing.ts';
import type { Unlocked } from '../unlock/unlock.ts';
import type { PartyView } from './types.ts';

/** Fields of the order besides its progress. */
export interface OrderFacts {
  readonly code: string;
  readonly identifier: string | null;
  readonly fullOnWin: boolean;
  readonly giftFrom: string | null;
  /** The giver's text for the end of the game. */
  readonly lastWord?: string | null;
  /** Increases with every change of the order. */
  readonly version: number;
  /** Marks of opened pages, as returned by `openedMark`. */
  readonly opened: readonly string[];
  /** The arrival of which its owner asked to be told by mail, milliseconds since 1970 UTC. */
  readonly mailAskedFor?: number | null;
}

/**
 * Offered by staff instead of an unavailable place: a hint by its number (from 1), a picture of media/, or
 * the solution.
 */
export type Remedy =
  | { readonly kind: 'hint'; readonly hint: number }
  | { readonly kind: 'photo'; readonly photo: string; readonly alt: string }
  | { readonly kind: 'solution' };

/** `sentence`: written by staff, in French. */
export interface UnavailablePlace {
  readonly place: string;
  readonly sentence: string;
  readonly remedy: Remedy;
}

/** `now`: milliseconds since 1970 UTC; `debug`: GAME_DEBUG. */
export interface StatusInput {
  readonly standing: Standing;
  readonly order: OrderFacts;
  readonly now: number;
  readonly addresses: AddressBook;
  readonly debug: boolean;
  /** The codes offered on the credits screen. */
  readonly anotherCity: AnotherCity | null;
  /** The places of the city that are currently unavailable. */
  readonly unavailable?: readonly UnavailablePlace[];
  /** The party as the asking telephone sees it. */
  readonly party?: PartyView | null;
}

/** Input for one step that is open to the player: the current one, or one beside the route. */
export interface StepInput extends StatusInput {
  readonly step: Step;
  readonly attempts: Attempts;
}

/** Input for an activated order, with its current step. */
export interface ViewInput extends StepInput {
  readonly unlocked: Unlocked;
}
