import { useClientState } from '../../state/store.ts';
import { browserTrouble, type BrowserTrouble } from './browser-trouble.ts';
import { useOnceThere } from '../use-once-there.ts';

/** What the browser admits to, and what a login has found out about it. */
export function useBrowserTrouble(): BrowserTrouble | null {
  const lostCookie = useClientState((state) => state.auth.error === 'ERROR_COOKIES');
  const admitted = useOnceThere(() => browserTrouble(navigator));
  return lostCookie ? 'cookies' : admitted;
}
