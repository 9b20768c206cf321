import { isStorageForbidden } from '../../state/device/storage.ts';

/** What keeps a game from staying in the browser that opened this page. */
export type BrowserTrouble = 'cookies' | 'app';

/** Applications that open pages within themselves, by the names they give, and whatever else Android marks as such. */
const APPS =
  /\b(Instagram|FBAN|FBAV|FB_IAB|Messenger|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|GSA|Line)\b|; wv\)/;
const APPLE = /\b(iPhone|iPad|iPod)\b/;

/** On Apple's telephones every browser says Safari, and what an application opens within itself does not. */
const isInsideApp = (userAgent: string): boolean => APPS.test(userAgent) || (APPLE.test(userAgent) && !userAgent.includes('Safari/'));

/** The site's own icon on the home screen opens it without a browser around it, and keeps what a browser keeps. */
const isInstalled = (): boolean => window.matchMedia?.('(display-mode: standalone)').matches ?? false;

export function browserTrouble({ cookieEnabled, userAgent }: Pick<Navigator, 'cookieEnabled' | 'userAgent'>): BrowserTrouble | null {
  if (!cookieEnabled || isStorageForbidden()) return 'cookies';
  return isInsideApp(userAgent) && !isInstalled() ? 'app' : null;
}
