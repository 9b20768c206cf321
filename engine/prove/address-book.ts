import type { AddressBook } from '../scenario/scenario.ts';
import { withoutVariant } from '../scenario/page-variants.ts';

const PAGE = 'page:';
const MEDIUM = 'medium:';

/** Addresses from which the names of pages and media can be read back. */
export const NAMES: AddressBook = {
  page: (key) => `${PAGE}${key}`,
  medium: (name) => `${MEDIUM}${name}`,
};

/**
 * The pages and media named anywhere in a view, as `page:…` and `medium:…`; a variant of a page counts as the
 * page.
 */
export function namesIn(view: unknown): readonly string[] {
  return stringsIn(view).flatMap((text) =>
    text.startsWith(PAGE) ? withoutVariant(text) : text.startsWith(MEDIUM) ? text : [],
  );
}

/** Every string nested in a value. */
export function stringsIn(value: unknown): readonly string[] {
  const found: string[] = [];
  visitStrings(value, (text) => found.push(text));
  return found;
}

/**
 * Calls `visit` with every string nested in a value and the field that holds it, alone or in a list. Collects
 * nothing: views are large.
 */
export function visitStrings(value: unknown, visit: (text: string, field: string) => void, field = ''): void {
  if (typeof value === 'string') visit(value, field);
  else if (Array.isArray(value)) for (const one of value) visitStrings(one, visit, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) visitStrings(child, visit, key);
}
