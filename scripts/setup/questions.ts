import { randomBytes } from 'node:crypto';
import { COMPANY_FACTS, isReservedName } from '../../server/platform/invented-facts.ts';
import type { Reach } from './reach.ts';

/** `refused`: asked again. `untried`: told, and the answer is kept. */
export type Verdict = { readonly refused: string } | { readonly untried: string } | null;

export interface SiteQuestion {
  readonly path: readonly string[];
  readonly title: string;
  readonly check?: (value: string, reach: Reach) => Promise<Verdict>;
}

export interface EnvQuestion {
  readonly name: string;
  readonly title: string;
  readonly isSecret?: boolean;
  /** Without an answer there is nothing to write. */
  readonly isOptional?: boolean;
  readonly check?: (value: string, reach: Reach) => Promise<Verdict>;
}

const untried = (sentence: string): Verdict => ({ untried: sentence });
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

async function checkSite(value: string, reach: Reach): Promise<Verdict> {
  const host = hostOf(value);
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
    return { refused: 'Il faut une adresse complète, comme https://www.exemple.fr.' };
  if (isReservedName(value)) return { refused: 'Ce nom est réservé aux exemples.' };
  return (await reach.name(host)) ? null : untried(`« ${host} » ne se trouve pas d’ici.`);
}

async function checkMainUrl(value: string, reach: Reach): Promise<Verdict> {
  if (!value.startsWith('https://'))
    return { refused: 'Le site public parle https : https://www.exemple.fr.' };
  return checkSite(value, reach);
}

async function checkContact(value: string, reach: Reach): Promise<Verdict> {
  const domain = value.split('@').at(-1) ?? '';
  return (await reach.mailbox(domain))
    ? null
    : untried(`« ${domain} » ne dit pas d’ici qui reçoit ses mails (MX).`);
}

const CHECKS: Readonly<Record<string, SiteQuestion['check']>> = {
  checkoutLink: checkSite,
  socialLink: checkSite,
  'legal.mediator.url': checkSite,
  contact: checkContact,
};

const TITLES: Readonly<Record<string, string>> = {
  checkoutLink: 'Page de paiement',
  contact: 'Adresse électronique de la société',
  socialLink: 'Réseau social',
  'sale.paymentProvider': 'Société qui encaisse les cartes',
  'legal.publisher': 'Société qui édite et vend',
  'legal.form': 'Sa forme, en toutes lettres',
  'legal.capital': 'Son capital et sa monnaie',
  'legal.address': 'Siège',
  'legal.phone': 'Téléphone',
  'legal.rcs': 'Immatriculation (R.C.S.)',
  'legal.siret': 'SIRET, par groupes : 123 456 789 00012',
  'legal.vat': 'Numéro de TVA : FR12 123456789',
  'legal.packaging': 'Identifiant unique des emballages',
  'legal.director': 'Direction de la publication',
  'legal.host.name': 'Hébergeur',
  'legal.host.address': 'Son adresse',
  'legal.host.phone': 'Son téléphone',
  'legal.mediator.name': 'Médiateur de la consommation',
  'legal.mediator.address': 'Son adresse',
  'legal.mediator.url': 'Son site',
};

/** The warning of the example is removed at the end, not asked for. */
export const NOTE = ['legal', 'note'];

/** No key tells whether these are an example’s. */
const ALSO = [
  ['legal', 'publisher'],
  ['legal', 'form'],
  ['legal', 'capital'],
];

export const SITE_QUESTIONS: readonly SiteQuestion[] = [...ALSO, ...COMPANY_FACTS]
  .filter((path) => path.join('.') !== NOTE.join('.'))
  .map((path) => {
    const key = path.join('.');
    const check = CHECKS[key];
    return { path, title: TITLES[key] ?? key, ...(check && { check }) };
  });

const isKind = (form: RegExp, sentence: string) => (value: string) =>
  Promise.resolve(form.test(value) ? null : { refused: sentence });

export const ENV_QUESTIONS: readonly EnvQuestion[] = [
  { name: 'MAIN_URL', title: 'Adresse publique du site', check: checkMainUrl },
  {
    name: 'DATABASE_URL',
    title: 'PostgreSQL, pour deux serveurs (postgresql://…) ; rien : SQLite',
    isSecret: true,
    isOptional: true,
    check: async (value, reach) => {
      if (!/^postgres(ql)?:\/\/./.test(value))
        return { refused: 'Il faut postgresql://utilisateur:secret@machine/base.' };
      return (await reach.database(value)) ? null : untried('Cette base ne répond pas d’ici.');
    },
  },
  {
    name: 'SMTP_URL',
    title: 'Serveur de mail (smtps://utilisateur:secret@machine:465)',
    isSecret: true,
    check: async (value, reach) => {
      if (!/^smtps?:\/\/./.test(value))
        return { refused: 'Il faut smtp:// ou smtps://, avec l’utilisateur et son secret.' };
      return (await reach.mailServer(value))
        ? null
        : untried('Ce serveur de mail ne répond pas d’ici, ou refuse ce compte.');
    },
  },
  {
    name: 'STRIPE_API_KEY',
    title: 'Clé de lecture de Stripe ; rien : pas de boutique',
    isSecret: true,
    isOptional: true,
    check: isKind(
      /^rk_live_./,
      'Il faut une clé de vente restreinte (rk_live_…) : une clé d’essai ou une clé entière n’a rien à faire ici.',
    ),
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    title: 'Secret du webhook de Stripe',
    isSecret: true,
    isOptional: true,
    check: isKind(/^whsec_./, 'Il faut le secret du webhook : whsec_….'),
  },
  {
    name: 'SHOP_WEBHOOK_SECRET',
    title: 'Secret d’une autre boutique (Standard Webhooks) ; rien : aucune',
    isSecret: true,
    isOptional: true,
    check: isKind(
      /^whsec_[\w+/-]{32,}=*$/,
      'Il faut un secret de Standard Webhooks : whsec_ et 24 octets au moins, en base 64.',
    ),
  },
  {
    name: 'STAFF_EMAIL',
    title: 'Premier compte de l’équipe : son mail',
    check: isKind(/^\S+@\S+\.\S+$/, 'Il faut une adresse électronique.'),
  },
  {
    name: 'STAFF_PASSWORD',
    title: 'Son mot de passe',
    isSecret: true,
    check: (value) =>
      Promise.resolve([...value].length < 8 ? { refused: 'Il faut huit signes au moins.' } : null),
  },
  {
    name: 'PROBE_EMAIL',
    title: 'Joueuse d’essai : une adresse à elle ; rien : pas de joueuse',
    isOptional: true,
    check: isKind(/^\S+@\S+\.\S+$/, 'Il faut une adresse électronique.'),
  },
];

/** Drawn once, and shown to nobody. */
export const DRAWN: Readonly<Record<string, () => string>> = {
  SECRET_KEY: () => randomBytes(32).toString('base64'),
  PROBE_PASSWORD: () => randomBytes(18).toString('base64url'),
};
