import { answerKey } from '../answers/reading.ts';
import { solutionMeant } from '../answers/verdict.ts';
import { isFrench } from '../answers/words/french.ts';
import type { ByLanguage } from '../words/language.ts';

/**
 * A riddle published outside of the site, and the reward for its solution. Solutions never leave the server.
 */
export interface Promotion {
  /** The key under which given copies are counted. */
  readonly name: string;
  /** Its name in the API. */
  readonly city: string;
  /** Accepted solutions, read as names of places. */
  readonly solutions: readonly string[];
  readonly promoCode: string;
  readonly free: { readonly copies: number; readonly promoCode: string } | null;
  /** Milliseconds since 1970 UTC; null: no limit. */
  readonly opensAt: number | null;
  readonly endsAt: number | null;
  /** The message once it is over. */
  readonly over: ByLanguage<string>;
}

/** The codes offered at the end of a city for another one. */
export interface AnotherCity {
  readonly reduced: string;
  readonly regular: string;
}

export interface Promotions {
  readonly list: readonly Promotion[];
  readonly anotherCity: AnotherCity | null;
}

export const NO_PROMOTIONS: Promotions = { list: [], anotherCity: null };

/**
 * The promotion that a typed text solves; null before its first day, and when a slip may mean two of them.
 * Promotions that have ended are still found.
 */
export function findPromotion({ list }: Promotions, typed: string, now: number): Promotion | null {
  const key = answerKey(typed, 'place');
  const options = { reading: 'place', isWord: isFrench } as const;
  const meant = list.filter(({ solutions }) => solutionMeant(solutions, typed, options) !== null);
  const exact = list.find(({ solutions }) => solutions.some((text) => answerKey(text, 'place') === key));
  const found = exact ?? (meant.length === 1 ? meant[0] : null);
  return found && (found.opensAt === null || now >= found.opensAt) ? found : null;
}

export function isOver({ endsAt }: Promotion, now: number): boolean {
  return endsAt !== null && now >= endsAt;
}

/** The index in the specification's count, where 0 or less is free. `copy`: counted from 1. */
export function copyIndex({ free }: Promotion, copy: number): number {
  return copy - (free?.copies ?? 0);
}

/**
 * Daily limit of free copies: a quarter, at least ten, so that a promotion cannot be emptied in one night.
 */
export function freeCopiesADay({ free }: Promotion): number {
  return free ? Math.min(free.copies, Math.max(10, Math.ceil(free.copies / 4))) : 0;
}

/** The payment code of a copy. `index`: as returned by `copyIndex`. */
export function codeOfCopy({ free, promoCode }: Promotion, index: number): string {
  return free && index < 1 ? free.promoCode : promoCode;
}
