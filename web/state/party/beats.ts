import { tellPresence, type ScreenState } from '../../api/party-calls.ts';
import { newKey } from '../new-key.ts';

const EVERY_MS = 15_000;

/** Name of this page among those of the same person. */
const pageName = newKey();

export interface Beats {
  /** Says at once that this telephone is there: its connection broke, or it has network again. */
  beat(): void;
  stop(): void;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Says that this telephone is there while its screen is on, when that goes off, and when the page is closed. */
export function startBeats(): Beats {
  let isClosed = false;
  const tell = (screen: ScreenState): void => void tellPresence(pageName, screen);
  const beat = (): void => {
    if (!isClosed && !isHidden()) tell('on');
  };
  // A page that is closed becomes hidden too, before or after.
  const onVisibility = (): void => (isHidden() && !isClosed ? tell('off') : beat());
  const onClose = (): void => {
    isClosed = true;
    tell('closed');
  };
  const onShow = (): void => {
    isClosed = false;
    beat();
  };
  const timer = setInterval(beat, EVERY_MS);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onClose);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('online', beat);
  beat();
  return {
    beat,
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onClose);
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', beat);
    },
  };
}
