import { isStorageForbidden } from '../../state/device/storage.ts';

/** Reason why this browser cannot store a game. */
export type BrowserTrouble = 'cookies' | 'app';

/** In-app browsers, by their user agents; on Android also any marked as a web view. */
const APPS =
  /\b(Instagram|FBAN|FBAV|FB_IAB|Messenger|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|GSA|Line)\b|; wv\)/;
const APPLE = /\b(iPhone|iPad|iPod)\b/;

/** On Apple's phones every browser has « Safari » in its user agent, and in-app browsers do not. */
const isInsideApp = (userAgent: string): boolean =>
  APPS.test(userAgent) || (APPLE.test(userAgent) && !userAgent.includes('Safari/'));

/** A site opened from its icon on the home screen has no browser around it either, but stores data. */
const isInstalled = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches ?? false;

export function browserTrouble({
  cookieEnabled,
  userAgent,
}: Pick<Navigator, 'cookieEnabled' | 'userAgent'>): BrowserTrouble | null {
  if (!cookieEnabled || isStorageForbidden()) return 'cookies';
  return isInsideApp(userAgent) && !isInstalled() ? 'app' : null;
}
