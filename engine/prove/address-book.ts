import type { AddressBook } from '../scenario/address-book.ts';

const PAGE = 'page:';
const MEDIUM = 'medium:';

/** Addresses that are names: a view made with them tells what it shows. */
export const NAMES: AddressBook = {
  page: (kind, slug) => `${PAGE}${kind}/${slug}`,
  medium: (name) => `${MEDIUM}${name}`,
};

/** The pages and media named anywhere in what was shown, as `page:…` and `medium:…`. */
export function namesIn(shown: unknown): readonly string[] {
  return stringsIn(shown).filter((text) => text.startsWith(PAGE) || text.startsWith(MEDIUM));
}

/** Every text of a value, however deep. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
