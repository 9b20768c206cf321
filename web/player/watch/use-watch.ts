import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { serverNow } from '../../api/server-clock.ts';
import { pollStatus } from '../../state/game/poll-status.ts';
import { getState } from '../../state/store.ts';
import { useDueInstant } from './use-due-instant.ts';

const EVERY_MS = 20_000;
const FRESH_MS = 10_000;
/** The server's clock is known to a fraction of a second. */
const GRACE_MS = 500;

/** Screens for reading or typing, which are never replaced automatically. */
const BUSY = /^\/home\/(app\/(code(\/.+)?|final|frequencies)|messages\/.+)$|^\/document\/./;

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** A status received just now needs no new request: it is the reason why the screen changed. */
const isFresh = (status: Status | null): boolean => status !== null && serverNow() - Date.parse(status.serverTime) < FRESH_MS;

const isPageActive = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Polls the status on every screen change, on return to the page, when a message is due, and periodically while it is visible. Returns the status of a step
 * started on another device, until the next screen.
 */
export function useWatch(): { readonly elsewhere: Status | null; readonly forget: () => void } {
  const { pathname } = useLocation();
  const due = useDueInstant();
  const [remote, setRemote] = useState<{ readonly on: string; readonly status: Status } | null>(null);
  const path = useRef(pathname);
  const shown = useRef(getState().status.status);
  useEffect(() => {
    const current = getState().status.status;
    const isNew = current !== shown.current && isFresh(current);
    const hasChanged = path.current !== pathname;
    shown.current = current;
    path.current = pathname;
    let isShown = true;
    const poll = async () => {
      if (!isPageActive()) return;
      const status = await pollStatus(() => !BUSY.test(path.current) && !isDialogOpen());
      shown.current = getState().status.status;
      if (status && isShown) setRemote({ on: pathname, status });
    };
    const onReturn = () => void poll();
    if (hasChanged && !isNew) onReturn();
    const timer = setInterval(onReturn, EVERY_MS);
    // A clock that is set meanwhile, or a computer that slept, is caught up by the polls above.
    const dueTimer = due === null ? undefined : setTimeout(onReturn, Math.max(0, due - serverNow()) + GRACE_MS);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      isShown = false;
      clearInterval(timer);
      clearTimeout(dueTimer);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [pathname, due]);
  return { elsewhere: remote?.on === pathname ? remote.status : null, forget: () => setRemote(null) };
}
