import type { Gift, Unread } from '../store/shop/sale-facts.ts';
import { cleanLine, cleanLines } from '../platform/clean-text.ts';
import { readDay } from './read-day.ts';
import { unreadOf } from './read-lines.ts';
import { dayAt, type SiteFile } from '../../engine/index.ts';

const FIELDS = ['giftFrom', 'giftTo', 'giftLine', 'postOn', 'lastWord'] as const satisfies (keyof Gift)[];
const LONGEST = { giftFrom: 80, giftTo: 40, giftLine: 80, lastWord: 500 } as const;

/**
 * Reads the texts that a shop collected, by the field’s name in any spelling (« gift_from », « giftfrom »).
 * `today`: AAAA-MM-JJ. What cannot be used is left out, and reported. Null when nothing is said.
 */
export function readGift(texts: unknown, today: string): { gift: Gift | null; unread: readonly Unread[] } {
  if (typeof texts !== 'object' || texts === null) {
    const isSaid = typeof texts === 'string' && cleanLine(texts) !== '';
    return { gift: null, unread: isSaid ? [unreadOf('unreadable-gift', 'gift', texts)] : [] };
  }
  const byName = new Map(
    Object.entries(texts).map(([name, text]) => [name.toLowerCase().replace(/[^a-z]/g, ''), text as unknown]),
  );
  const read = FIELDS.map((field) => {
    const said = byName.get(field.toLowerCase()) ?? '';
    const text = typeof said === 'number' ? String(said) : said;
    const value = typeof text === 'string' ? readText(field, text, today) : undefined;
    return { field, said, value };
  });
  const gift = Object.fromEntries(read.map(({ field, value }) => [field, value || null])) as unknown as Gift;
  return {
    gift: Object.values(gift).some((value) => value !== null) ? gift : null,
    unread: read.flatMap(({ field, said, value }) =>
      value === undefined ? unreadOf('unreadable-gift', field, said) : [],
    ),
  };
}

/** Empty when nothing is said, undefined when it cannot be used. */
function readText(field: keyof Gift, typed: string, today: string): string | undefined {
  const text = field === 'lastWord' ? cleanLines(typed) : cleanLine(typed);
  if (text === '') return text;
  if (field === 'postOn') return readDay(text, today);
  return [...text].length <= LONGEST[field] ? text : undefined;
}

/** The day where the publisher is, AAAA-MM-JJ. */
export function publisherDay(now: number, { timeZone }: Pick<SiteFile, 'timeZone'>): string {
  const { year, month, day } = dayAt(now, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
