import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { serverNow } from '../../api/server-clock.ts';
import { pollStatus } from '../../state/game/poll-status.ts';
import { getState } from '../../state/store.ts';

const EVERY_MS = 20_000;
const FRESH_MS = 10_000;

/** Where somebody reads or enters something, which is not changed under their hands. */
const BUSY = /^\/home\/(app\/(code|final|frequencies)|messages\/.+)$|^\/document\/./;

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** What has just been answered needs not be asked for: it is why the screen changed. */
const isFresh = (status: Status | null): boolean => status !== null && serverNow() - Date.parse(status.serverTime) < FRESH_MS;

const isLookedAt = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Looks where the story stands on every screen change, when somebody comes back to the page, and from time to time while it is
 * looked at. Gives the status of a step that was begun on another device, until the next screen.
 */
export function useWatch(): { readonly elsewhere: Status | null; readonly forget: () => void } {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<{ readonly on: string; readonly status: Status } | null>(null);
  const path = useRef(pathname);
  const shown = useRef(getState().status.status);
  useEffect(() => {
    const current = getState().status.status;
    const cameAlong = current !== shown.current && isFresh(current);
    const hasChanged = path.current !== pathname;
    shown.current = current;
    path.current = pathname;
    let isShown = true;
    const look = async () => {
      if (!isLookedAt()) return;
      const status = await pollStatus(() => !BUSY.test(path.current) && !isDialogOpen());
      shown.current = getState().status.status;
      if (status && isShown) setSeen({ on: pathname, status });
    };
    const onReturn = () => void look();
    if (hasChanged && !cameAlong) onReturn();
    const timer = setInterval(onReturn, EVERY_MS);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [pathname]);
  return { elsewhere: seen?.on === pathname ? seen.status : null, forget: () => setSeen(null) };
}
