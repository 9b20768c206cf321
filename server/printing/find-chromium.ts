import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of Chromium; null when not installed: staff then print from their own browser. */
export const findChromium = (): string | null => PLACES.find((path) => existsSync(path)) ?? null;
