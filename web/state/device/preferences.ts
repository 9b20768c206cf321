import { deviceStorage } from './storage.ts';

/** Gives the browser's own bars the page's background colour. Each shell calls it when it is mounted. */
export const updateThemeColor = (): void =>
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(document.body).backgroundColor);

/** Settings of this device, with their defaults. */
const defaults = {
  /** Sound and vibration of the dials. */
  clicks: true,
  /** Dark ink on paper inside the envelope too, for reading in full sun. */
  sun: false,
} as const;

export type Preference = keyof typeof defaults;

const keyOf = (name: Preference): string => `prefers.${name}`;

/** Stored on the device until the player logs out. */
export function readPreference(name: Preference): boolean {
  const stored = deviceStorage.read(keyOf(name));
  return stored === null ? defaults[name] : stored === 'yes';
}

export const setPreference = (name: Preference, value: boolean): boolean =>
  deviceStorage.write(keyOf(name), value ? 'yes' : 'no');

/**
 * The styles of full sun are loaded on demand; if the request fails, the night styles stay and nothing is
 * lost.
 */
export function applyTheme(): void {
  const sun = readPreference('sun');
  document.documentElement.toggleAttribute('data-sun', sun);
  updateThemeColor();
  if (sun) void import('../../styles/sun.css').then(updateThemeColor).catch(() => undefined);
}
