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
