import { deviceStorage } from './storage.ts';
import { matchBars } from './theme-color.ts';

/** What a player may choose about this device, and what holds until then. */
const defaults = {
  /** The wheels click, and the hand feels it. */
  clicks: true,
  /** Ink on paper inside the envelope too: to be read in full sun. */
  sun: false,
} as const;

export type Preference = keyof typeof defaults;

const keyOf = (name: Preference): string => `prefers.${name}`;

/** Kept on the device until the player logs out. */
export function prefers(name: Preference): boolean {
  const kept = deviceStorage.read(keyOf(name));
  return kept === null ? defaults[name] : kept === 'yes';
}

export const setPreference = (name: Preference, value: boolean): boolean => deviceStorage.write(keyOf(name), value ? 'yes' : 'no');

/** The inks of full sun come only to who chose them; without network the night stays, and everything is still there. */
export function applyLook(): void {
  const sun = prefers('sun');
  document.documentElement.toggleAttribute('data-sun', sun);
  matchBars();
  if (sun) void import('../../styles/sun.css').then(matchBars).catch(() => undefined);
}
