import type { CityContent } from '../content/content-store.ts';

/** Where the telephone of a city stands: the player's whole site lies below. */
export const phoneMount = (slug: string): string => `/studio/phone/${slug}`;

export interface PhoneAddress {
  readonly slug: string;
  /** The address below the telephone's path, query included. */
  readonly inside: string;
}

/** Null for what is no telephone's. */
export function readPhoneAddress(url: string): PhoneAddress | null {
  const [, slug, inside = ''] = /^\/studio\/phone\/([a-z][a-z0-9_-]*)(\/[^]*)?$/u.exec(url) ?? [];
  return slug === undefined ? null : { slug, inside: inside || '/' };
}

/** A city whose media are asked of its telephone: elsewhere they are locked to its player. */
export function onPhone(city: CityContent): CityContent {
  const mount = phoneMount(city.scenario.slug);
  return { ...city, addresses: { ...city.addresses, medium: (name) => mount + city.addresses.medium(name) } };
}
