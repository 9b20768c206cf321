import type { SiteFile } from '../../engine/index.ts';
import { valueAt } from '../../engine/text/is-record.ts';

/** A fact of site.yaml that is still the example’s: the site would name a company that does not exist. */
export interface InventedFact {
  /** Keys that lead to it. */
  readonly path: readonly string[];
  readonly value: string;
  /** The way out, as the end of a French sentence. */
  readonly remedy: string;
}

/** Names that nobody can own (RFC 2606), without `.test`, which serves for trials of one’s own. */
const RESERVED = /(^|\.)(example|invalid|example\.(com|net|org))$/;

/** Numbers that the French regulator keeps for fiction, such as 01 99 00 or 06 39 98. */
const FICTIONAL_PHONE = /^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) /;

export const isReservedName = (address: string): boolean => RESERVED.test(hostOf(address));

function hostOf(address: string): string {
  if (!address.includes('://')) return address.split('@').at(-1) ?? '';
  return URL.canParse(address) ? new URL(address).hostname : '';
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The check of Luhn, which holds for each SIREN and SIRET but those of La Poste. */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

const LA_POSTE = '356000000';
const isCompanyNumber = (digits: string): boolean => isChecked(digits) || digits.startsWith(LA_POSTE);

/** The key of a French VAT number is calculated from the SIREN. */
function isVatNumber(text: string): boolean {
  const digits = digitsOf(text);
  const siren = digits.slice(2);
  return isCompanyNumber(siren) && Number(digits.slice(0, 2)) === (12 + 3 * (Number(siren) % 97)) % 97;
}

const contains = (part: string) => (value: string) => value.includes(part);

type Rule = readonly [path: readonly string[], isInvented: (value: string) => boolean, remedy: string];

const RULES: readonly Rule[] = [
  [['checkoutLink'], isReservedName, 'donnez la page de paiement de votre prestataire.'],
  [['contact'], isReservedName, 'donnez l’adresse d’où partent vos mails et où l’on vous écrit.'],
  [['socialLink'], isReservedName, 'donnez la page où l’on vous suit.'],
  [['sale', 'paymentProvider'], contains('Guichet Carte'), 'nommez la société qui encaisse pour vous.'],
  [['legal', 'note'], () => true, 'retirez cette ligne une fois les faits remplacés par les vôtres.'],
  [['legal', 'address'], contains('Lettre-en-Souffrance'), 'donnez le siège de votre société.'],
  [['legal', 'phone'], (value) => FICTIONAL_PHONE.test(value), 'donnez votre numéro.'],
  [['legal', 'rcs'], (value) => !isCompanyNumber(digitsOf(value)), 'donnez votre immatriculation.'],
  [['legal', 'siret'], (value) => !isCompanyNumber(digitsOf(value)), 'donnez celui de votre établissement.'],
  [['legal', 'vat'], (value) => !isVatNumber(value), 'donnez celui de votre société.'],
  [['legal', 'packaging'], (value) => /^FR0+_/.test(value), 'donnez l’identifiant de votre éco-organisme.'],
  [['legal', 'director'], contains('Camille Destrier'), 'nommez qui répond de ce que publie le site.'],
  [['legal', 'host', 'name'], contains('Relais Numérique'), 'nommez votre hébergeur.'],
  [['legal', 'host', 'address'], contains('quai des Copies'), 'donnez son adresse.'],
  [['legal', 'host', 'phone'], (value) => FICTIONAL_PHONE.test(value), 'donnez son numéro.'],
  [['legal', 'mediator', 'name'], contains('jeux et des loisirs'), 'nommez votre médiateur.'],
  [['legal', 'mediator', 'address'], contains('place du Tiers-Avis'), 'donnez son adresse.'],
  [['legal', 'mediator', 'url'], isReservedName, 'donnez son site.'],
];

/** The facts that must become those of a company before its site is public. */
export const COMPANY_FACTS: readonly (readonly string[])[] = RULES.map(([path]) => path);

export const inventedFacts = (facts: SiteFile): readonly InventedFact[] =>
  RULES.flatMap(([path, isInvented, remedy]) => {
    const value = valueAt(facts, ...path);
    return typeof value === 'string' && isInvented(value) ? { path, value, remedy } : [];
  });
