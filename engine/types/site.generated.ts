// Generated from schemas/site.schema.json by scripts/build-types.ts. Do not edit: change the schema, then run « npm run build -- types ».

export interface SiteFile {
  name: string;
  tagline: string;
  mainUrl: string;
  endpoint: '/api';
  checkoutLink: string;
  promoCode?: string;
  showLogin: boolean;
  showCodeButton: boolean;
  showTrial?: boolean;
  contact: string;
  timeZone: string;
  socialLink: string;
  shop?: {
    products: {
      product: string;
      city: string;
    }[];
    keepsake?: {
      product: string;
      price: number;
      paper: 'A4' | 'A3';
      checkoutLink: string;
    };
  };
  cities: string;
  postmark: {
    place: string;
    date: string;
    hour: string;
  };
  prices: {
    regular: number;
    preorder: number;
  };
  purchase: {
    label: string;
    preorderLabel: string;
    preorderShipment: string;
    effort: string;
  };
  outings: {
    city: string;
    duration: string;
    distance: string;
    ground: string;
    hours: string;
    party: string;
    page?: {
      slug: string;
      accent: string;
      lead: string;
      sees: string[];
      stairs: string;
      season: string;
      brings: string;
      suits: string[];
    };
  }[];
  sale: {
    version: string;
    pack: string;
    area: string;
    paymentProvider: string;
    acceptance: string;
    delivery: string;
    onlineAccess: string;
    withdrawal: string;
    return: string;
  };
  legal: {
    note?: string;
    publisher: string;
    form: string;
    capital: string;
    address: string;
    phone: string;
    rcs: string;
    siret: string;
    vat: string;
    packaging: string;
    director: string;
    host: {
      name: string;
      address: string;
      phone: string;
    };
    mediator: {
      name: string;
      address: string;
      url: string;
    };
  };
  accessibility: {
    conformity: 'totalement conforme' | 'partiellement conforme' | 'non conforme';
    declared: string;
    appeal: string;
  };
  privacy: {
    inactiveAccount: string;
    accounting: string;
    technicalLogs: string;
    addresses: {
      afterDelivery: number;
      afterPosting: number;
    };
  };
}
