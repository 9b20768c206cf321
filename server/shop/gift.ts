import { cleanLine, cleanLines } from '../platform/clean-text.ts';
import type { Gift } from '../store/shop/sale-facts.ts';
import { dayAt, type SiteFile } from '../../engine/index.ts';

const LONGEST = { giftFrom: 80, giftTo: 40, giftLine: 80 } as const;
const LONGEST_LAST_WORD = 500;

/**
 * Reads the texts that a shop collected, by the field’s name in any spelling (« gift_from », « giftfrom »).
 * `today`: AAAA-MM-JJ. What cannot be used is left out, and reported. Null when nothing is said.
 */
export function readGift(
  texts: Readonly<Record<string, unknown>>,
  today: string,
): { gift: Gift | null; isReadable: boolean } {
  const byName = new Map(
    Object.entries(texts).map(([name, text]) => [name.toLowerCase().replace(/[^a-z]/g, ''), text]),
  );
  const said = (name: keyof Gift): unknown => byName.get(name.toLowerCase()) || null;
  const names = ['giftFrom', 'giftTo', 'giftLine'] as const;
  const lines = Object.fromEntries(
    names.map((name) => [name, shortText(cleanLine, said(name), LONGEST[name])]),
  );
  const read = {
    ...lines,
    postOn: readDay(said('postOn'), today),
    lastWord: shortText(cleanLines, said('lastWord'), LONGEST_LAST_WORD),
  };
  const isReadable = Object.values(read).every((value) => value !== undefined);
  const gift = Object.fromEntries(
    Object.entries(read).map(([name, value]) => [name, value || null]),
  ) as unknown as Gift;
  return { gift: Object.values(gift).some((value) => value !== null) ? gift : null, isReadable };
}

/** Undefined when it is no day to come. */
function readDay(value: unknown, today: string): string | null | undefined {
  if (value === null) return null;
  const text = typeof value === 'string' ? cleanLine(value) : '';
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const written = day ? `${year}-${month}-${day}` : text;
  return isDay(written) && written >= today ? written : undefined;
}

/** Whether the text is a day of the calendar, AAAA-MM-JJ. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Undefined when it is no text, or too long. */
function shortText(
  clean: (text: string) => string,
  value: unknown,
  longest: number,
): string | null | undefined {
  if (value === null) return null;
  if (typeof value !== 'string') return undefined;
  const text = clean(value);
  return [...text].length <= longest ? text : undefined;
}

/** The day where the publisher is, AAAA-MM-JJ. */
export function publisherDay(now: number, { timeZone }: Pick<SiteFile, 'timeZone'>): string {
  const { year, month, day } = dayAt(now, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
