import file from '../../scenarios/site.yaml';

/** The site's settings and facts: scenarios/site.yaml, whose shape schemas/site.schema.json checks. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  /** Public address without a final slash. */
  readonly mainUrl: string;
  readonly endpoint: string;
  readonly checkoutLink: string;
  /** When present, packs are sold as pre-orders. */
  readonly promoCode?: string;
  readonly showLogin: boolean;
  readonly showCodeButton: boolean;
  readonly contact: string;
  readonly socialLink: string;
  readonly cities: string;
  readonly postmark: { readonly place: string; readonly date: string; readonly hour: string };
  /** Euros, taxes included. */
  readonly prices: { readonly regular: number; readonly preorder: number };
  readonly purchase: { readonly label: string; readonly preorderLabel: string; readonly preorderShipment: string };
  readonly sale: Readonly<
    Record<'version' | 'pack' | 'area' | 'paymentProvider' | 'acceptance' | 'delivery' | 'onlineAccess' | 'withdrawal' | 'return', string>
  >;
  readonly legal: LegalFacts;
  readonly accessibility: Readonly<Record<'conformity' | 'declared' | 'appeal', string>>;
  readonly privacy: Readonly<Record<'inactiveAccount' | 'accounting' | 'technicalLogs', string>>;
}

export interface LegalFacts {
  /** What the operator must still do; shown as long as it stands. */
  readonly note?: string;
  readonly publisher: string;
  readonly form: string;
  readonly capital: string;
  readonly address: string;
  readonly phone: string;
  readonly rcs: string;
  readonly siret: string;
  readonly vat: string;
  readonly packaging: string;
  readonly director: string;
  readonly host: { readonly name: string; readonly address: string; readonly phone: string };
  readonly mediator: { readonly name: string; readonly address: string; readonly url: string };
}

export const site = file as Site;
