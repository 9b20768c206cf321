import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  codeOfCopy,
  compilePromotions,
  copyIndex,
  findPromotion,
  isOver,
  NO_PROMOTIONS,
} from '../../../engine/index.ts';
import { writeLock } from '../../../engine/scenario/translation/lock.ts';
import type { PromotionsFile } from '../../../engine/types/promotions.generated.ts';
import { scenariosDir } from '../../support/cities/cities.ts';
import { TINY_PROMOTIONS } from '../../../scripts/explain/promotion-cases.ts';
import { tinyPromotions } from '../../support/cities/tiny-promotions.ts';

const promotions = tinyPromotions();
const NOON = Date.UTC(2026, 5, 2, 10);
const nameOf = (typed: string, now = NOON) => findPromotion(promotions, typed, now)?.name ?? null;
const codesOf = (text: string) =>
  compilePromotions({ path: 'promotions.yaml', text }, ['VILLE']).diagnostics.map(({ code }) => code);

describe('a promotion is found', () => {
  it.each([
    'Le Puits perdu',
    'puits perdu',
    ' LE PUITS  PERDU ! ',
    'le puits-perdu',
    'puitsperdu',
    'Seau',
    'un seau'.slice(3),
  ])('by « %s »', (typed) => expect(nameOf(typed)).toBe('le-puits'));

  it.each(['la cloche d’étain', "La Cloche d'Etain", 'CLOCHE D ETAIN'])(
    'whatever the accents and apostrophes of « %s »',
    (typed) => expect(nameOf(typed)).toBe('la-cloche'),
  );

  it.each([
    'c’est le puits perdu',
    'le puit perdu',
    'le puits perdus',
    'la réponse est : un seau',
    'Le Piuts perdu',
  ])('as people type it: « %s »', (typed) => expect(nameOf(typed)).toBe('le-puits'));

  it.each(['sceau', 'puit pert', 'rien', 'le seaux d’eau', 'cloche de fer'])('and not by « %s »', (typed) =>
    expect(nameOf(typed)).toBeNull(),
  );

  it.each(['puits', '', '…', 'le', 'perdu puits'])('by nothing else, such as « %s »', (typed) =>
    expect(nameOf(typed)).toBeNull(),
  );
});

it('is not found by a slip that may mean another one', () => {
  const twins = tinyPromotions(
    TINY_PROMOTIONS.replace('[neige]', '[le puits pendu]').replace('from: 2026-12-01', 'from: 2026-01-01'),
  );
  expect(findPromotion(twins, 'puits pertu', NOON)?.name).toBe('le-puits');
  expect(findPromotion(twins, 'puits pedu', NOON)).toBeNull();
});

describe('the days of a promotion', () => {
  const first = Date.UTC(2026, 5, 1, 22);
  const last = Date.UTC(2026, 5, 30, 22);
  const cloche = promotions.list[1];

  it('start at midnight in its time zone', () => {
    expect([nameOf('cloche d’étain', first - 1), nameOf('cloche d’étain', first)]).toEqual([
      null,
      'la-cloche',
    ]);
  });

  it('include the last one', () => {
    expect(cloche && [isOver(cloche, last - 1), isOver(cloche, last)]).toEqual([false, true]);
  });

  it('are all days when none is given', () => {
    const puits = promotions.list[0];
    expect(puits && isOver(puits, Date.UTC(2100, 0, 1))).toBe(false);
  });
});

describe('the copies of a promotion', () => {
  const [puits, cloche] = promotions.list;
  if (!puits || !cloche) throw new Error('no promotions');

  it('count up to 0 while they are free, and from 1 when they are not', () => {
    expect([1, 2, 3, 4].map((copy) => copyIndex(puits, copy))).toEqual([-2, -1, 0, 1]);
    expect([1, 2].map((copy) => copyIndex(cloche, copy))).toEqual([1, 2]);
  });

  it('have the code of their price', () => {
    expect([-2, 0, 1].map((index) => codeOfCopy(puits, index))).toEqual(['PUITS0', 'PUITS0', 'PUITS950']);
    expect(codeOfCopy(cloche, 1)).toBe('CLOCHE950');
  });
});

describe('promotions.yaml', () => {
  it('has no problem in its smallest form', () => {
    expect(codesOf('timeZone: Europe/Paris\npromotions: []\n')).toEqual([]);
    expect(codesOf(TINY_PROMOTIONS)).toEqual([]);
  });

  it.each([
    ['two promotions of one name', ['name: le-gue', 'name: le-puits'], 'duplicate-slug'],
    ['a field it does not know', ['over: La neige', 'fini: La neige'], 'unknown-field'],
    ['a time zone that does not exist', ['Europe/Paris', 'Europe/Ville'], 'unknown-time-zone'],
    ['free copies without number', ['{ copies: 3, promoCode', '{ promoCode'], 'missing-field'],
    ['a code with spaces', ['GUE950', 'GUE 950'], 'bad-form'],
    ['a typewriter’s apostrophe in the text of the end', ['La neige a', "Qu'elle a"], 'straight-apostrophe'],
    ['one code for both prices of another city', ['SUITE-REDUITE', 'SUITE'], 'promotion-same-code'],
  ])('gets a diagnostic for %s', (_what, [from = '', to = ''], code) => {
    expect(codesOf(TINY_PROMOTIONS.replace(from, to))).toContain(code);
  });

  it('is rejected as a whole while it has an error', () => {
    const text = TINY_PROMOTIONS.replace('[gué]', '[gué, le Seau !]');
    expect(compilePromotions({ path: 'promotions.yaml', text }, ['VILLE']).promotions).toBeNull();
  });

  describe('with English', () => {
    const source = { path: 'promotions.yaml', text: TINY_PROMOTIONS };
    const entry = (name: string, solution: string, over: string) =>
      `  - { name: ${name}, riddle: Name it., solutions: [${solution}], over: ${over} }\n`;
    const english = [
      'promotions:\n',
      entry('le-puits', 'the lost well', 'The well is dry.'),
      entry('la-cloche', 'pewter bell', 'The bell rings no more.'),
      entry('le-gue', 'ford', 'The ford has been closed since 1 June.'),
      entry('la-neige', 'snow', 'The snow has melted.'),
    ].join('');
    const { promotions: french } = parse(TINY_PROMOTIONS) as PromotionsFile;
    const locked = french.flatMap(({ name, riddle, over }) =>
      Object.entries({ riddle, over }).map(([field, text]) => [`promotions.${name}.${field}`, text] as const),
    );
    const lock = writeLock(new Map([['promotions.yaml', new Map(locked)]]));
    const withEnglish = (change: (text: string) => string = (text) => text) =>
      compilePromotions(source, ['VILLE'], {
        en: { path: 'promotions.en.yaml', text: change(english), lock },
      });
    const found = (change?: (text: string) => string) =>
      withEnglish(change).diagnostics.map(({ at, severity, code }) => `${at.file} ${severity} ${code}`);

    it('accepts the solutions of both languages, and says its end in each', () => {
      const { promotions, diagnostics } = withEnglish();
      expect(diagnostics).toEqual([]);
      const all = promotions ?? NO_PROMOTIONS;
      const well = findPromotion(all, 'the lost well', NOON);
      expect(well).toBe(findPromotion(all, 'le puits perdu', NOON));
      expect(well?.over).toEqual({
        fr: 'Le puits est à sec. Le Contrôle l’a noté.',
        en: 'The well is dry.',
      });
    });

    it('is checked: what is missing, what translates nothing, a solution of another riddle, other figures', () => {
      expect(found((text) => text.replace('riddle: Name it., ', ''))).toEqual([
        'promotions.en.yaml error translation-missing',
      ]);
      expect(found((text) => `${text}timeZone: Europe/London\n`)).toEqual([
        'promotions.en.yaml warning translation-orphan',
      ]);
      expect(found((text) => text.replace('ford]', 'le puits perdu]'))).toEqual([
        'promotions.en.yaml error promotion-same-solution',
      ]);
      expect(found((text) => text.replace('1 June', '2 June'))).toEqual([
        'promotions.en.yaml error translation-differs',
      ]);
    });
  });

  it('leaves out promotions of unplayable cities', () => {
    const source = { path: 'promotions.yaml', text: TINY_PROMOTIONS };
    const offered = (cities: readonly string[]) => compilePromotions(source, cities).promotions?.list.length;
    expect(offered(['VILLE'])).toBeGreaterThan(0);
    expect(offered(['BOURG'])).toBe(0);
  });
});

describe('the promotions of the product', () => {
  const text = readFileSync(join(scenariosDir, 'promotions.yaml'), 'utf8');
  const { promotions: real, diagnostics } = compilePromotions(
    { path: 'promotions.yaml', text },
    [...text.matchAll(/city: ([A-Z]+)/g)].map(([, city = '']) => city),
    {
      en: {
        path: 'promotions.en.yaml',
        text: readFileSync(join(scenariosDir, 'promotions.en.yaml'), 'utf8'),
        lock: readFileSync(join(scenariosDir, 'lock.en.yaml'), 'utf8'),
      },
    },
  );

  it('have no diagnostics', () => {
    expect(diagnostics).toEqual([]);
  });

  it('include one with free copies, one at the reduced price and one that is over', () => {
    const now = Date.UTC(2026, 10, 20);
    const list = real?.list ?? [];
    expect(list.some((one) => one.free !== null && !isOver(one, now))).toBe(true);
    expect(list.some((one) => one.free === null && !isOver(one, now))).toBe(true);
    expect(list.some((one) => isOver(one, now))).toBe(true);
  });

  it('accept the sentence of the Company, also as spelt from the three stamps', () => {
    const names = ['Rien n’est perdu', "RIEN N'EST PERDU", 'rien nest perdu'].map(
      (typed) => real && findPromotion(real, typed, NOON)?.name,
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toEqual(expect.any(String));
  });
});
