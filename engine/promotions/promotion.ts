/** A riddle published outside of the site, and what its solution gives. Solutions stay here, on the server. */
export interface Promotion {
  /** The copies given are counted under this name. */
  readonly name: string;
  /** The name the API uses. */
  readonly city: string;
  /** Accepted solutions as they are compared. */
  readonly keys: readonly string[];
  readonly promoCode: string;
  readonly free: { readonly copies: number; readonly promoCode: string } | null;
  /** Milliseconds since 1970 UTC; null: always open, never over. */
  readonly opensAt: number | null;
  readonly endsAt: number | null;
  /** What is said once it is over, in French. */
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
