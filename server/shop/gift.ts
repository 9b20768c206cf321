import type { Gift, Unread } from '../store/shop/sale-facts.ts';
import { cleanLine, cleanLines } from '../platform/clean-text.ts';
import { lineOf, readYesNo } from '../platform/read-json.ts';
import { readDay } from './read-day.ts';
import { unreadOf } from './read-lines.ts';
import { dayAt, type SiteFile } from '../../engine/index.ts';

const GIFT_FIELDS = [
  'giftFrom',
  'giftTo',
  'giftLine',
  'postOn',
  'lastWord',
] as const satisfies (keyof Gift)[];
/** Signs of each text. */
export const LONGEST_GIFT = { giftFrom: 80, giftTo: 40, giftLine: 80, lastWord: 500 } as const;
/** Says whether it is a present at all. */
const IS_PRESENT = 'gift';

/** The name of a field in any spelling (« gift_from », « giftfrom »). */
const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const KNOWN_NAMES: ReadonlySet<string> = new Set([IS_PRESENT, ...GIFT_FIELDS.map(plainName)]);
export const isGiftField = (name: string): boolean => KNOWN_NAMES.has(plainName(name));

export interface ReadGift {
  /** Null when nothing is said. */
  readonly gift: Gift | null;
  /** Whether the buyer says so. */
  readonly isPresent: boolean;
  readonly unread: readonly Unread[];
}

/**
 * Reads the texts that a shop collected, by the field’s name. `today`: AAAA-MM-JJ. What cannot be used is left
 * out, and reported; so is what a field says that nobody knows.
 */
export function readGift(texts: unknown, today: string): ReadGift {
  const said = Object.entries(typeof texts === 'object' ? (texts ?? {}) : { [IS_PRESENT]: texts });
  const byName = new Map(said.map(([name, text]) => [plainName(name), text as unknown]));
  const read = GIFT_FIELDS.map((field) => {
    const written = byName.get(plainName(field)) ?? '';
    const text = typeof written === 'number' ? String(written) : written;
    const value = typeof text === 'string' ? readGiftText(field, text, today) : undefined;
    return { field, written, value };
  });
  const present = byName.get(IS_PRESENT);
  const isPresent = readYesNo(present);
  const gift = Object.fromEntries(read.map(({ field, value }) => [field, value || null])) as unknown as Gift;
  return {
    gift: Object.values(gift).some((value) => value !== null) ? gift : null,
    isPresent: isPresent === true,
    unread: [
      ...read.flatMap(({ field, written, value }) =>
        value === undefined ? unreadOf('unreadable-gift', field, written) : [],
      ),
      ...(isPresent === undefined ? [unreadOf('unreadable-gift', 'gift', present)] : []),
      ...said.flatMap(([name, text]) => (isGiftField(name) ? [] : unknownField(name, text))),
    ],
  };
}

function unknownField(name: string, text: unknown): readonly Unread[] {
  const line = lineOf(text ?? '');
  return line === '' || line === '""' ? [] : [unreadOf('unknown-field', 'other', `${name} : ${line}`)];
}

/** Empty when nothing is said, undefined when it cannot be used. */
export function readGiftText(field: keyof Gift, typed: string, today: string): string | undefined {
  const text = field === 'lastWord' ? cleanLines(typed) : cleanLine(typed);
  if (text === '') return text;
  if (field === 'postOn') return readDay(text, today);
  return [...text].length <= LONGEST_GIFT[field] ? text : undefined;
}

/** Whether words of a present are said; a day alone makes none. */
export const hasGiftWords = (gift: Partial<Gift> | null): boolean =>
  [gift?.giftFrom, gift?.giftTo, gift?.giftLine, gift?.lastWord].some((said) => said);

/** The day where the publisher is, AAAA-MM-JJ. */
export function publisherDay(now: number, { timeZone }: Pick<SiteFile, 'timeZone'>): string {
  const { year, month, day } = dayAt(now, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
