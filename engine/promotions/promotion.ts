import { strippedForms, formsOf, nearestWord } from '../answers/forms.ts';
import { fold } from '../answers/fold.ts';
import { answerKey } from '../answers/reading.ts';
import { takesSlips } from '../answers/slip.ts';

/**
 * A riddle published outside of the site, and the reward for its solution. Solutions never leave the server.
 */
export interface Promotion {
  /** The key under which given copies are counted. */
  readonly name: string;
  /** Its name in the API. */
  readonly city: string;
  /** Accepted solutions, as returned by `solutionKey`. */
  readonly keys: readonly string[];
  readonly promoCode: string;
  readonly free: { readonly copies: number; readonly promoCode: string } | null;
  /** Milliseconds since 1970 UTC; null: no limit. */
  readonly opensAt: number | null;
  readonly endsAt: number | null;
  /** French message once it is over. */
  readonly over: string;
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

/** Solutions are compared as names of places, so that the leading article is optional. */
export const solutionKey = (text: string): string => answerKey(text, 'place');

const AROUND = { reading: 'place', withoutCity: (text: string) => text, words: new Set<string>() } as const;

/**
 * The promotion whose solution a text misspells, or has a sentence around; null when it may mean another one
 * too.
 */
function meantBy(list: readonly Promotion[], typed: string): Promotion | null {
  const forms = strippedForms(fold(typed), AROUND).flatMap((text) => formsOf(text, 'place'));
  const exact = list.find(({ keys }) => keys.some((key) => forms.includes(key)));
  if (exact) return exact;
  const distances = list.map(({ keys }) => nearestWord(forms, keys.filter(takesSlips))[1]);
  const least = Math.min(...distances);
  const nearest = list.filter((_, index) => distances[index] === least);
  return least < Infinity && nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/**
 * The promotion that a typed text solves; null before its first day. Promotions that have ended are still
 * found.
 */
export function findPromotion({ list }: Promotions, typed: string, now: number): Promotion | null {
  const key = solutionKey(typed);
  const found = list.find(({ keys }) => keys.includes(key)) ?? meantBy(list, typed);
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
