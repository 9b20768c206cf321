import { randomFrom } from '../../../../engine/text/random.ts';
import { STANDARD_ADDRESS } from '../../shop/standard-events.ts';

/** What a shop may write of a sale of one product, and what must become of it. */
export interface OddSale {
  readonly data: Readonly<Record<string, unknown>>;
  readonly letters: number;
  /** The day of its letters, AAAA-MM-JJ; null: none is asked for. */
  readonly postOn: string | null;
  /** Whether a person must look at it before its letters leave. */
  readonly isTold: boolean;
}

type Draw = <Item>(items: readonly [Item, ...Item[]]) => Item;

const DAY_MS = 24 * 3600 * 1000;
const [SOONEST, LATEST] = [3, 170];
const LINE = { product: 'price_ville', quantity: 1 };
const PLAIN: OddSale = { data: { lines: [LINE] }, letters: 1, postOn: null, isTold: false };
const HELD = { ...PLAIN, isTold: true };

/** A sale of each kind, turn by turn; `number` also draws its form. */
export function oddSale(number: number, now: number): OddSale {
  const random = randomFrom(`odd-${number}`);
  const draw: Draw = (items) => items[Math.floor(random() * items.length)] ?? items[0];
  const days = SOONEST + Math.floor(random() * (LATEST - SOONEST));
  const kinds = [readableDay, unreadableDay, readableCount, unreadableLines, price, address, texts] as const;
  const kind = kinds[number % kinds.length] ?? texts;
  return kind(draw, new Date(now + days * DAY_MS), number);
}

const gift = (said: object): OddSale => ({ ...PLAIN, data: { lines: [LINE], gift: said } });
const sold = (lines: unknown): OddSale => ({ ...PLAIN, data: { lines } });

const named = (day: Date, options: Intl.DateTimeFormatOptions): string =>
  day.toLocaleDateString('fr', { timeZone: 'UTC', ...options });

function partsOf(day: Date) {
  const iso = day.toISOString().slice(0, 10);
  const [year = '', month = '', date = ''] = iso.split('-');
  return { iso, year, month, date, m: String(Number(month)), d: String(Number(date)) };
}

function readableDay(draw: Draw, day: Date): OddSale {
  const { iso, year, month, date, m, d } = partsOf(day);
  const [sign, name, short] = [
    draw(['/', '.', '-', ' ', ' / ']),
    named(day, { month: 'long' }),
    named(day, { month: 'short' }),
  ];
  const written = draw([
    iso,
    [year, m, d].join(sign),
    [d, m, year].join(sign),
    [date, month, year.slice(2)].join(sign),
    [d, m].join(sign),
    date + month + year,
    `${d} ${name} ${year}`,
    `${d} ${name}`,
    `le ${d} ${short} ${year.slice(2)}`,
    `${named(day, { weekday: 'long' })} ${d} ${name} ${year}`,
    `${named(day, { weekday: 'short' })} ${date}/${month}/${year}`,
  ]);
  const form = draw([
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => `\u200E${text.replaceAll(' ', '\t')}\u00A0\n`,
  ]);
  return { ...gift({ [draw(['postOn', 'post_on', 'poston'])]: form(written) }), postOn: iso };
}

function unreadableDay(draw: Draw, day: Date): OddSale {
  const { year, date, month, d } = partsOf(day);
  const wrongWeekday = named(new Date(day.getTime() + DAY_MS), { weekday: 'long' });
  const postOn = draw<unknown>([
    'Noël',
    'le plus tôt possible',
    `${date}/${month}/${Number(year) - 1}`,
    `${date}/${month}/${Number(year) + 3}`,
    `31/2/${year}`,
    `${date}/13/${year}`,
    `${d} ou ${d}/${month}/${year}`,
    `${wrongWeekday} ${date}/${month}/${year}`,
    `${day.toISOString()}`,
    `${date}/${month}/${year} ?`,
    -5,
    { day: d },
    [],
    true,
  ]);
  return { ...gift({ giftFrom: 'Papi', postOn }), isTold: true };
}

function readableCount(draw: Draw): OddSale {
  const count = draw([1, 2, 3]);
  const quantity = draw<unknown>([
    count,
    `${count}`,
    ` ${count}\u200B `,
    `${count}.0`,
    `${count},00`,
    `+${count}`,
    `0${count}`,
  ]);
  return { ...sold([{ ...LINE, quantity }]), letters: count };
}

function unreadableLines(draw: Draw): OddSale {
  const quantity = draw<unknown>([
    0,
    1.5,
    -5,
    '-2',
    '1,5',
    'deux',
    '',
    null,
    {},
    [],
    '9'.repeat(40),
    'x\u0000',
  ]);
  const lines = draw<unknown>([
    [{ ...LINE, quantity }],
    [{ ...LINE, quantity }],
    quantity,
    { 0: LINE },
    [],
    null,
  ]);
  return { ...sold(lines), letters: 0, isTold: true };
}

function price(draw: Draw): OddSale {
  const odd = draw<object>([
    { currency: 'xxxxxxxxx' },
    { currency: 'zzz' },
    { currency: '¤\u0000' },
    { currency: 978 },
    { currency: {} },
    { amount: 0 },
    { amount: -2900 },
    { amount: 29.5 },
    { amount: '29,50 €' },
    { amount: [] },
  ]);
  return { ...HELD, data: { lines: [LINE], ...odd } };
}

function address(draw: Draw): OddSale {
  const readable = draw<object>([
    { name: '\u200ECamille Roux' },
    { line1: '3 rue\tdu\u200B Puits' },
    { city: 'Greno\u00ADble\u0000' },
    { country: 'fr' },
  ]);
  const odd = draw<object>([
    { name: 'Camille '.repeat(25) },
    { line1: 'x'.repeat(500) },
    { country: 'Pays' },
    { line2: 12 },
    { line3: 'Escalier B' },
    { postalCode: 38_000 },
    { city: '\u200B' },
  ]);
  const isTold = draw([true, false]);
  return {
    ...PLAIN,
    data: { lines: [LINE], address: { ...STANDARD_ADDRESS, ...(isTold ? odd : readable) } },
    isTold,
  };
}

function texts(draw: Draw, _day: Date, number: number): OddSale {
  if (draw([true, false]))
    return gift({
      giftFrom: draw(['\u202ELéa\u0000', 'Mamie & Papi\t', 'x'.repeat(80)]),
      giftLine: draw(['Bisous 👩‍❤️‍👨', 'Un\nDeux', '❤️'.repeat(40), '\uD83D']),
      lastWord: draw(['Un\r\n\u0000Deux', '', '👨‍👩‍👧‍👦 !']),
    });
  const said = draw<unknown>([
    { giftTo: 'x'.repeat(200) },
    { giftLine: 'x'.repeat(81) },
    { lastWord: 'x'.repeat(3000) },
    { giftFrom: { nom: 'Léa' } },
    'pour Léa',
  ]);
  const email = draw<unknown>([
    'pas une adresse',
    'a@b',
    `${'x'.repeat(300)}@exemple.fr`,
    ['marie@exemple.fr'],
    { adresse: 'marie@exemple.fr' },
  ]);
  return number % 2 === 0
    ? { ...HELD, data: { lines: [LINE], gift: said } }
    : { ...HELD, data: { lines: [LINE], email } };
}
