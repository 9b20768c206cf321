import { testFacts } from '../server/test-app.ts';
import { STANDARD_SECRET } from './standard-events.ts';
import { STRIPE_KEY, STRIPE_SECRET, type StripeDouble } from './stripe-double.ts';
import type { AppParts } from '../../../server/services/services.ts';

/** What the products of the doubles sell; « pack-oublié » is unknown. */
export const SHOP = {
  products: [
    { product: 'pack-ville', city: 'VILLE' },
    { product: 'price_ville', city: 'VILLE' },
  ],
};

export const SHOP_FACTS = { ...testFacts(), shop: SHOP };

export const shopsOf = (stripe: StripeDouble): NonNullable<AppParts['settings']['shops']> => ({
  isTest: true,
  stripe: { webhookSecrets: ['whsec_ancien', STRIPE_SECRET], apiKey: STRIPE_KEY, apiUrl: stripe.url },
  standard: [STANDARD_SECRET],
});
