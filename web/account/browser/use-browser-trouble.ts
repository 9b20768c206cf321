import { useClientState } from '../../state/store.ts';
import { browserTrouble, type BrowserTrouble } from './browser-trouble.ts';
import { useClientOnly } from '../use-client-only.ts';

/** Trouble detected from the browser, or during a login. */
export function useBrowserTrouble(): BrowserTrouble | null {
  const lostCookie = useClientState((state) => state.auth.error === 'ERROR_COOKIES');
  const detected = useClientOnly(() => browserTrouble(navigator));
  return lostCookie ? 'cookies' : detected;
}
