import type { AddressBook } from '../scenario/address-book.ts';
import { withoutVariant } from '../scenario/page-variants.ts';

const PAGE = 'page:';
const MEDIUM = 'medium:';

/** Addresses from which the names of pages and media can be read back. */
export const NAMES: AddressBook = {
  page: (kind, slug) => `${PAGE}${kind}/${slug}`,
  medium: (name) => `${MEDIUM}${name}`,
};

/** The pages and media named anywhere in a view, as `page:…` and `medium:…`; a variant of a page counts as the page. */
export function namesIn(view: unknown): readonly string[] {
  return stringsIn(view).flatMap((text) => (text.startsWith(PAGE) ? withoutVariant(text) : text.startsWith(MEDIUM) ? text : []));
}

/** Every string nested in a value. */
export function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
