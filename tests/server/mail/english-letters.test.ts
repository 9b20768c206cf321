import { describe, expect, it } from 'vitest';
import { siteIn, type TranslatedSite } from '../../../engine/index.ts';
import { drawHtml } from '../../../server/mail/draw-html.ts';
import { writeMoment } from '../../../server/mail/letter.ts';
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
import { drawText, writeMail } from '../../../server/mail/write-mail.ts';
import { wordsIn } from '../../../server/words/words.ts';
import { testFacts } from '../../support/server/test-app.ts';

const facts = testFacts();
const words = wordsIn('en');
const site: TranslatedSite = {
  ...facts,
  translations: {
    en: {
      ...facts,
      tagline: 'A game of investigations',
      sale: {
        ...facts.sale,
        version: '20 November 2026',
        delivery: '30 days',
        acceptance: '72 hours',
        withdrawal: '14 days',
        return: '16 days',
      },
    },
  },
};
const english = siteIn(site, 'en');
const moment = writeMoment(Date.UTC(2026, 10, 20, 14, 43), facts.timeZone, words);
const url = 'https://poste.test/en/a?id=a&token=b';
const address = {
  name: 'Jane Smith',
  line1: '3 Well Street',
  line2: null,
  postalCode: 'AB1',
  city: 'Leeds',
  country: 'GB',
};
const order = {
  number: 'V-7',
  letters: 2,
  keepsakes: 1,
  cities: ['Lyon', 'Lyon'],
  amount: 2900,
  currency: 'eur',
  address,
  orderedAt: moment,
  postOn: '2026-12-24',
  isUntold: true,
  isUnclear: true,
  withdrawalUrl: url,
  prepareUrl: url,
  followUrl: url,
};

const letters = {
  'password-reset': passwordResetLetter({ url }, words),
  'email-proof': emailProofLetter({ url }, words),
  'idle-account': idleAccountLetter({ since: 'three years', day: moment, loginUrl: url }, words),
  'order-again': orderAgainLetter({ code: 'ABC234', city: 'Lyon', url, isPlayed: true }, words),
  'letter-again': letterAgainLetter('V-7-1', words),
  'letters-posted': lettersPostedLetter(['V-7-1'], 2, [url], words),
  waiver: waiverLetter({ code: 'ABC123', moment, version: '1', text: 'I agree.' }, words),
  arrival: arrivalLetter({ city: 'Lyon', moment, url }, words),
  'sale-receipt': saleReceiptLetter(order, english, words),
  'sale-accepted': saleAcceptedLetter({ ...order, prepareUrl: null }, english, words),
  'keepsake-posted': keepsakePostedLetter(
    { number: 'V-7-1', trackingNumber: '6A15602676300', followUrl: url },
    words,
  ),
  'address-changed': addressChangedLetter({ number: 'V-7-1', address, url }, words),
  'buyer-proof': buyerProofLetter(url, words),
  'withdrawal-receipt': withdrawalReceiptLetter(
    { reference: null, email: 'a@poste.test', moment, stopped: ['V-7-1', 'V-7-2'], left: ['V-7-3'] },
    english,
    words,
  ),
};

/** Words that no French sentence does without, and signs that English does not write. */
const FRENCH =
  /(?<![\p{L}’-])(?:le|la|les|des|du|une?|est|sont|vous|votre|nous|notre|pour|dans|avec|votre|sous|ans|jours|mardi|vendredi|novembre|décembre)(?![\p{L}’-])|[«»\u202F]|\u00A0[:;!?]| [:;!?]/iu;
/** The names of the publisher, and of a French law that readers may look up. */
const NAMES = [facts.legal.publisher, facts.legal.address, 'code de la consommation'];

describe.each(Object.entries(letters))('the mail %s in English', (_kind, letter) => {
  const written = writeMail(site, letter, { kind: 'arrival', to: 'a@poste.test', now: 0 });
  const plain = NAMES.reduce(
    (text, name) => text.replaceAll(name, ''),
    `${written.content.subject}\n${written.content.text}`,
  );

  it('has no French word, and the typography of English', () => {
    expect(FRENCH.exec(plain)?.[0]).toBeUndefined();
    expect(plain).toContain('Good day,');
  });

  it('says its language and the same words in HTML', () => {
    expect(written.content.html).toBe(drawHtml(letter, english));
    expect(written.content.html).toContain('<html lang="en">');
    const text = written.content.html.replace(/<title>.*<\/title>/, '').replace(/<[^>]+>/g, ' ');
    expect(FRENCH.exec(NAMES.reduce((left, name) => left.replaceAll(name, ''), text))?.[0]).toBeUndefined();
  });
});

describe('an English mail', () => {
  it('writes days, prices and labels as English does', () => {
    const text = drawText(letters['sale-receipt'], english);
    for (const line of [
      'Order: V-7',
      'Ordered: Friday 20 November 2026 at 15:43 (Europe/Paris)',
      'Packets: 2 Lyon packs',
      'Price: €29.00, all taxes included, paid',
      'from 24 December 2026',
      '-- \nPoste Restante, a game of investigations',
    ])
      expect(text).toContain(line);
  });

  it('is signed in French where the site has no English', () => {
    const untranslated: TranslatedSite = { ...facts, translations: {} };
    expect(
      writeMail(untranslated, letters.arrival, { kind: 'arrival', to: 'a@poste.test', now: 0 }).content.text,
    ).toContain(facts.tagline.toLowerCase());
  });
});
