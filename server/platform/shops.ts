/** The shops whose events are accepted. */
export interface Shops {
  /** Test sales are accepted and real ones refused; false: the reverse. */
  readonly isTest: boolean;
  readonly stripe: StripeAccess | null;
  /** Secrets of a shop that speaks Standard Webhooks. */
  readonly standard: readonly Buffer[] | null;
}

export interface StripeAccess {
  readonly webhookSecrets: readonly string[];
  /** Needs to read Checkout sessions only. */
  readonly apiKey: string;
  /** https://api.stripe.com, or a double of it in tests. */
  readonly apiUrl: string;
}

export const NO_SHOPS: Shops = { isTest: false, stripe: null, standard: null };

export type ShopName = 'stripe' | 'standard';
