import type { CityContent } from '../content/content-store.ts';

/** Base path of a city's preview; the player's site is below it. */
export const phoneMount = (slug: string): string => `/studio/phone/${slug}`;

export interface PhoneAddress {
  readonly slug: string;
  /** Path and query below the base path. */
  readonly inside: string;
}

/** Null for other paths. */
export function readPhoneAddress(url: string): PhoneAddress | null {
  const [, slug, inside = ''] = /^\/studio\/phone\/([a-z][a-z0-9_-]*)(\/[^]*)?$/u.exec(url) ?? [];
  return slug === undefined ? null : { slug, inside: inside || '/' };
}

/** Prefixes media addresses with the preview's base path: elsewhere they are locked. */
export function onPhone(city: CityContent): CityContent {
  const mount = phoneMount(city.scenario.slug);
  return { ...city, addresses: { ...city.addresses, medium: (name) => mount + city.addresses.medium(name) } };
}
