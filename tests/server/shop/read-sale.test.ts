import { describe, expect, it } from 'vitest';
import { readDay } from '../../../server/shop/read-day.ts';
import { readStandardEvent } from '../../../server/shop/standard-events.ts';
import { STANDARD_ADDRESS, standardEvent } from '../../support/shop/standard-events.ts';

const TODAY = '2026-11-29';

describe('a posting day', () => {
  it.each([
    ['2027-01-05', ['5/1/2027', '05/01/2027', '05.01.27', '5-1-27', '5 1 2027', '2027-1-5', '2027/01/05']],
    [
      '2027-01-05',
      ['05012027', '20270105', '5 janvier 2027', '5 janv. 27', 'le 5 Janvier', 'mardi 5 janvier'],
    ],
    [
      '2026-12-24',
      ['24 décembre 2026', '24 DECEMBRE 2026', '24-déc-2026', '24 de\u0301c.', '24/12', '24.12.'],
    ],
    [
      '2026-12-24',
      ['jeudi 24 décembre 2026', 'Jeudi, 24/12/2026', 'jeu. 24 déc. 2026', '\u200E24/12/2026\u00A0'],
    ],
    ['2027-01-01', ['1er janvier 2027', '1/1', '1ER JANVIER', '０１/０１/２０２７']],
    [TODAY, ['29/11/2026', '29 novembre']],
  ])('%s is read from %j', (day, texts) => {
    expect(texts.map((text) => readDay(text, TODAY))).toEqual(texts.map(() => day));
  });

  it.each([
    ['passed', ['28/11/2026', '28 novembre', '2026-11-28', '24/12/25']],
    ['is too far away', ['24/12/2226', '24/12/2028', '26-12-27']],
    [
      'is none',
      ['31/2/2027', '12/24/2026', '24/13/2026', '0/1/2027', '-5', '1/9', '32 décembre', 'décembre'],
    ],
    ['may be another', ['vendredi 24 décembre 2026', '24 ou 25/12/2026', '24-25 décembre', '24 jui 2027']],
    [
      'is only told',
      ['Noël', 'demain', 'le plus tôt possible', '2026-12-24T23:30:00Z', '24/12/2026 ?', '241226'],
    ],
  ])('that %s is not read: %j', (_why, texts) => {
    expect(texts.flatMap((text) => readDay(text, TODAY) ?? [])).toEqual([]);
  });
});

const factsOf = (data: object) => {
  const event = readStandardEvent(JSON.parse(standardEvent('CMD-1', { ...data })), 'msg-1', TODAY);
  if (!event?.facts) throw new Error('no sale');
  return event.facts;
};

describe('the lines of a sale', () => {
  const linesOf = (lines: unknown) => {
    const { lines: read, unread } = factsOf({ lines });
    return [read.map(({ quantity }) => quantity), unread.map(({ text }) => text)];
  };

  it.each([2, '2', ' 2\u200B ', '2.0', '+2', '02', '２'])('count %j as two', (quantity) => {
    expect(linesOf([{ product: 'pack-ville', quantity }])).toEqual([[2], []]);
  });

  it.each([0, 1.5, -5, '1,5', 'deux', '', null, true, {}, '9'.repeat(30)])(
    'keep the quantity %j for a person',
    (quantity) => {
      const kept = [`pack-ville : ${JSON.stringify(quantity)}`];
      expect(linesOf([{ product: 'pack-ville', quantity }])).toEqual([[], kept]);
    },
  );

  it.each([undefined, null, [], {}, 'pack-ville × 2', 2])(
    'that are no list, as %j, are kept for a person',
    (lines) => {
      expect(linesOf(lines)[1]).toHaveLength(1);
    },
  );
});

describe('the price of a sale', () => {
  const priceOf = (data: object) => {
    const { amount, currency, unread } = factsOf(data);
    return [amount, currency, unread.map(({ field, text }) => `${field}: ${text}`)];
  };

  it.each([
    [{ amount: 2900, currency: 'EUR' }, [2900, 'eur', []]],
    [{ amount: '2900', currency: ' €' }, [2900, 'eur', []]],
    [{ amount: null, currency: undefined }, [null, null, []]],
    [{ amount: 0 }, [0, 'eur', ['amount: 0']]],
    [{ amount: -2900 }, [-2900, 'eur', ['amount: -2900']]],
    [{ amount: '29,50 €' }, [null, 'eur', ['amount: 29,50 €']]],
    [{ currency: 'xxxxx' }, [2900, null, ['currency: xxxxx']]],
    [{ currency: 'zzz' }, [2900, null, ['currency: zzz']]],
    [{ currency: 978 }, [2900, null, ['currency: 978']]],
  ])('of %j is read, or kept for a person', (data, read) => {
    expect(priceOf(data)).toEqual(read);
  });
});

describe('the names of a sale', () => {
  it('may be numbers, as its products', () => {
    const data = { order: 1001, lines: [{ product: 17, quantity: 1 }] };
    const event = readStandardEvent(JSON.parse(standardEvent('', data)), 'msg-1', TODAY);
    expect([event?.reference, event?.facts?.lines]).toMatchObject(['1001', [{ products: ['17'] }]]);
  });

  it.each([
    [true, [true, 'true', ' Oui ', 1]],
    [false, [false, 'false', null, undefined, 0, '']],
    [undefined, ['peut-être', {}, 2]],
  ])('say whether it is a trial: %s', (isTest, saids) => {
    for (const test of saids) {
      const event = readStandardEvent(JSON.parse(standardEvent('CMD-1', { test })), 'msg-1', TODAY);
      expect(event?.isTest, JSON.stringify(test)).toBe(isTest);
    }
  });
});

describe('the mail of a sale', () => {
  it.each([
    [' \u200Fmarie@exemple.fr\n', 'marie@exemple.fr', []],
    ['\u200F', null, []],
    [null, null, []],
    [['marie@exemple.fr'], null, ['["marie@exemple.fr"]']],
    [{ value: 'a@b.fr' }, null, ['{"value":"a@b.fr"}']],
  ])('of %j is read, or kept for a person', (email, read, kept) => {
    const facts = factsOf({ email });
    expect([facts.email, facts.unread.map(({ text }) => text)]).toEqual([read, kept]);
  });
});

describe('the texts of a sale', () => {
  it('keep an address whose name has two hundred signs, and say that no window shows it', () => {
    const name = 'Camille '.repeat(25).trim();
    const { address, unread } = factsOf({ address: { ...STANDARD_ADDRESS, name } });
    expect([address?.name, unread.map(({ problem }) => problem)]).toEqual([name, ['long-address']]);
  });

  it.each([
    [{ ...STANDARD_ADDRESS, country: 'Pays' }, 'Camille Roux, 3 rue du Puits, 38000, Grenoble, Pays'],
    ['3 rue du Puits, Grenoble', '3 rue du Puits, Grenoble'],
    [{ ...STANDARD_ADDRESS, postalCode: 38000 }, 'Camille Roux, 3 rue du Puits, 38000, Grenoble, FR'],
    [{ rue: { nom: 'du Puits', numéro: 3 } }, '{"nom":"du Puits","numéro":3}'],
  ])('keep the words of an address that is none: %j', (address, text) => {
    expect(factsOf({ address })).toMatchObject({
      address: null,
      unread: [{ problem: 'no-address', field: 'address', text }],
    });
  });

  it('keep a line of the address that is no text, or that no envelope would show', () => {
    const floor = { ...STANDARD_ADDRESS, line2: 12 };
    expect(factsOf({ address: floor })).toMatchObject({ address: null, unread: [{ problem: 'no-address' }] });
    const staircase = { ...STANDARD_ADDRESS, line3: ' escalier\u200B B', company: null };
    expect(factsOf({ address: staircase })).toMatchObject({
      address: { line2: null },
      unread: [{ problem: 'unknown-field', field: 'address', text: 'line3 : escalier B' }],
    });
  });

  it('keep the words of a present that were not understood, and read the others', () => {
    const gift = { gift_from: 'Papi', giftTo: 'C'.repeat(41), poston: 'Noël', lastWord: { à: 1 } };
    const { gift: read, unread } = factsOf({ gift });
    expect(read).toMatchObject({ giftFrom: 'Papi', giftTo: null, postOn: null, lastWord: null });
    expect(unread.map(({ field, text }) => [field, text])).toEqual([
      ['giftTo', 'C'.repeat(41)],
      ['postOn', 'Noël'],
      ['lastWord', '{"à":1}'],
    ]);
    expect(factsOf({ gift: 'pour Léa' }).unread).toMatchObject([{ field: 'gift', text: 'pour Léa' }]);
  });

  it('keep what a field says that nobody knows', () => {
    expect(factsOf({ gift: { giftTo: 'Noé', 'Télé\u200Bphone': ' 06 12 ', Autre: '' } })).toMatchObject({
      gift: { giftTo: 'Noé' },
      unread: [{ problem: 'unknown-field', field: 'other', text: 'Téléphone : 06 12' }],
    });
  });

  it.each([
    [true, [true, 'oui', { gift: ' Oui ' }, { gift: true }, { GIFT: 1 }]],
    [false, [null, undefined, false, '', 'non', {}, { gift: 'Non' }, { gift: 0 }]],
  ])('say that it is a present: %s', (isPresent, saids) => {
    for (const gift of saids)
      expect(factsOf({ gift }), JSON.stringify(gift)).toMatchObject({ isPresent, unread: [] });
  });
});

describe('the language of a sale', () => {
  it.each([
    ['en', ['en', 'en-GB', 'EN_US', ' en ', 'English', 'anglais']],
    ['fr', ['fr', 'fr-CA', 'Français', 'FRENCH']],
    [null, ['de', 'es-419', 'auto', 'enfr', '', null, undefined, 7, { en: true }]],
  ])('is %s for each of %j', (language, locales) => {
    for (const locale of locales)
      expect(factsOf({ locale }), JSON.stringify(locale)).toMatchObject({ language, unread: [] });
  });

  it('may be that of a product, whatever its buyer speaks', () => {
    const lines = [
      { product: 'pack-ville', quantity: 1, locale: 'en' },
      { product: 'pack-ville', quantity: 1 },
    ];
    const { language, lines: read } = factsOf({ locale: 'fr-FR', lines });
    expect([language, read.map((line) => line.language)]).toEqual(['fr', ['en', null]]);
  });
});
