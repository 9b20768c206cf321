import { type Complain, type Read, readApiUrl, splitList } from './read-setting.ts';

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

export const SHOP_NAMES = ['stripe', 'standard'] as const;
export type ShopName = (typeof SHOP_NAMES)[number];

/** Reads the settings of the shops. Problems do not repeat the values, which are secrets. */
export function readShops(read: Read, complain: Complain, isTest: boolean): Shops {
  return { isTest, stripe: readStripe(read, complain, isTest), standard: readStandard(read, complain) };
}

function readStripe(read: Read, complain: Complain, isTest: boolean): StripeAccess | null {
  const webhookSecrets = splitList(read('STRIPE_WEBHOOK_SECRET'));
  const apiKey = read('STRIPE_API_KEY');
  if (webhookSecrets.length === 0 && apiKey === undefined) return null;
  if (webhookSecrets.length === 0 || apiKey === undefined) {
    complain('STRIPE_WEBHOOK_SECRET et STRIPE_API_KEY vont ensemble : donnez les deux, ou aucun.');
    return null;
  }
  if (!new RegExp(`^[rs]k_${isTest ? 'test' : 'live'}_`).test(apiKey))
    complain(
      isTest
        ? 'STRIPE_API_KEY n’est pas une clé d’essai (rk_test_… ou sk_test_…), et SHOP_TEST vaut 1 : les essais et les ventes ne se mêlent pas.'
        : 'STRIPE_API_KEY n’est pas une clé de vente (rk_live_… ou sk_live_…), et SHOP_TEST vaut 0 : les essais et les ventes ne se mêlent pas.',
    );
  const apiUrl = readApiUrl(read, complain, 'STRIPE_API_URL', 'https://api.stripe.com');
  return { webhookSecrets, apiKey, apiUrl };
}

const LEAST_SECRET_BYTES = 24;

function readStandard(read: Read, complain: Complain): readonly Buffer[] | null {
  const secrets = splitList(read('SHOP_WEBHOOK_SECRET')).map((text) =>
    Buffer.from(text.replace(/^whsec_/, ''), 'base64'),
  );
  if (secrets.some(({ length }) => length < LEAST_SECRET_BYTES))
    complain(
      'SHOP_WEBHOOK_SECRET n’est pas un secret : il faut « whsec_ » et au moins 24 octets en base 64.',
    );
  return secrets.length > 0 ? secrets : null;
}
