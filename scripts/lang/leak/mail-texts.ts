import type { SiteFile } from '../../../engine/index.ts';
import { pseudoWords } from '../../../engine/text/pseudo.ts';
import { type Block, type Mail, writeMoment } from '../../../server/mail/letter.ts';
import {
  emailProofLetter,
  idleAccountLetter,
  passwordResetLetter,
} from '../../../server/mail/letters/account.ts';
import {
  arrivalLetter,
  letterAgainLetter,
  lettersPostedLetter,
  orderAgainLetter,
  waiverLetter,
} from '../../../server/mail/letters/order.ts';
import {
  addressChangedLetter,
  buyerProofLetter,
  keepsakePostedLetter,
  saleAcceptedLetter,
  saleReceiptLetter,
} from '../../../server/mail/letters/sale.ts';
import { withdrawalReceiptLetter } from '../../../server/mail/letters/withdrawal.ts';
import { fr } from '../../../server/words/fr.ts';
import type { Words } from '../../../server/words/words.ts';
import type { Seen } from './seen.ts';

/** The server’s sentences in the pseudo-language; days and prices are written as in English. */
export const pseudoServerWords: Words = {
  ...pseudoWords(fr),
  language: 'en',
};

const URL = 'https://poste.example/x';
const AT = Date.UTC(2026, 10, 20, 8, 5);
const ZONE = 'Europe/Brussels';

const ADDRESS = {
  name: 'Anne',
  line1: '12',
  line2: null,
  postalCode: '69001',
  city: 'Valmer',
  country: 'FR',
} as const;

const SITE_TEXT = 'X';

/** The facts of the site that a mail repeats are a translation’s own: here, signs that no language reads. */
function neutralSite(site: SiteFile): SiteFile {
  const neutral = (value: unknown): unknown =>
    typeof value === 'string'
      ? SITE_TEXT
      : Array.isArray(value)
        ? value.map(neutral)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, neutral(inner)]))
          : value;
  return neutral(site) as SiteFile;
}

/** Every mail to players and buyers, in each of its forms. */
export function mailsWith(words: Words, facts: SiteFile): readonly (readonly [name: string, mail: Mail])[] {
  const site = neutralSite(facts);
  const moment = writeMoment(AT, ZONE, words);
  const order = {
    number: '417',
    letters: 2,
    keepsakes: 1,
    cities: ['Valmer', 'Valmer', 'Aubrelle'],
    orderedAt: moment,
    amount: 2900,
    currency: 'eur',
    address: ADDRESS,
    postOn: '2026-12-01',
    isUntold: true,
    isUnclear: true,
    withdrawalUrl: URL,
    prepareUrl: URL,
    followUrl: URL,
  };
  const plain = { ...order, letters: 1, cities: ['Valmer'], postOn: null, isUntold: false, isUnclear: false };
  const withdrawal = { email: 'anne@poste.example', moment, stopped: ['1', '2'], left: ['3'] };
  return [
    ['mot de passe', passwordResetLetter({ url: URL }, words)],
    ['adresse à confirmer', emailProofLetter({ url: URL }, words)],
    ['compte inactif', idleAccountLetter({ since: '3', day: moment, loginUrl: URL }, words)],
    ['lettre perdue', letterAgainLetter('417', words)],
    ['code par mail', orderAgainLetter({ code: 'PLI417', city: 'Valmer', url: URL, isPlayed: false }, words)],
    [
      'enquête à reprendre',
      orderAgainLetter({ code: 'PLI417', city: 'Valmer', url: URL, isPlayed: true }, words),
    ],
    ['pli parti', lettersPostedLetter(['417'], 1, [URL], words)],
    ['plis partis', lettersPostedLetter(['417', '418'], 2, [URL], words)],
    ['accord', waiverLetter({ code: 'PLI417', moment, version: '1', text: '1' }, words)],
    ['message arrivé', arrivalLetter({ city: 'Valmer', moment, url: URL }, words)],
    ['reçu', saleReceiptLetter(order, site, words)],
    [
      'reçu, deux planches',
      saleReceiptLetter({ ...plain, letters: 0, cities: [], keepsakes: 2 }, site, words),
    ],
    ['planche partie', keepsakePostedLetter({ number: '417', trackingNumber: '1', followUrl: URL }, words)],
    ['reçu, une lettre', saleReceiptLetter(plain, site, words)],
    ['commande acceptée', saleAcceptedLetter(order, site, words)],
    ['adresse changée', addressChangedLetter({ number: '417', address: ADDRESS, url: URL }, words)],
    ['données de l’acheteur', buyerProofLetter(URL, words)],
    ['rétractation', withdrawalReceiptLetter({ reference: '417', ...withdrawal }, site, words)],
    ['rétractation sans numéro', withdrawalReceiptLetter({ reference: null, ...withdrawal }, site, words)],
  ];
}

type Part = readonly [part: string, text: string];

function partsOf(block: Block): readonly Part[] {
  if (block.kind === 'link') return [['lien', block.label]];
  if (block.kind !== 'facts') return [['texte', block.text]];
  return block.facts.flatMap(({ label, value }): readonly Part[] => [
    ['fait', label],
    ['fait', value],
  ]);
}

const textsOf = ({ subject, blocks }: Mail): readonly Part[] => [
  ['objet', subject],
  ...blocks.flatMap(partsOf),
];

export const mailTexts = (words: Words, site: SiteFile): readonly Seen[] =>
  mailsWith(words, site).flatMap(([name, mail]) =>
    textsOf(mail).map(([part, text]) => ({ place: `mail « ${name} », ${part}`, text })),
  );

/** Names that mails repeat as they are. */
export const MAIL_NAMES = [
  'Anne',
  'Valmer',
  'Aubrelle',
  'PLI417',
  'Europe/Brussels',
  'FR',
  'anne@poste.example',
];
