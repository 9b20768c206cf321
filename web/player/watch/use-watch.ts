import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Status } from '../../../engine/public.ts';
import { isTrial, mount } from '../../api/mount.ts';
import { serverNow } from '../../api/server-clock.ts';
import { type ClientState, type LiveParty, shownStatus } from '../../state/client-state.ts';
import { pollStatus } from '../../state/game/poll-status.ts';
import { isOlder } from '../../state/game/status.ts';
import { getState, useClientState } from '../../state/store.ts';
import { findsSeen, stepNews } from '../party/deed-words.ts';
import { useWords } from '../../words/use-words.ts';

const BUSY = /^\/home\/(app\/(code(\/.+)?|final|frequencies)|messages\/.+)$|^\/document\/./;

/** Screens for reading or typing, which are never replaced automatically. */
export const isBusyScreen = (path: string): boolean => BUSY.test(path);

const instantsOf = (status: Status | null): readonly number[] =>
  [status?.view?.nextArrival, status?.view?.opensAt].flatMap((date) => (date ? [Date.parse(date)] : []));

/**
 * When the displayed status changes without anybody doing anything, by the server's clock; null when it does
 * not.
 */
function useDueInstant(): number | null {
  return useClientState((state) => {
    const instants = instantsOf(shownStatus(state));
    return instants.length === 0 ? null : Math.min(...instants);
  });
}

const EVERY_MS = 20_000;
const FRESH_MS = 10_000;
/** A telephone that was told of news knows them within seconds of a network that carries requests. */
const NEWS_AGAIN_MS = 3000;
/** The server's clock is known to a fraction of a second. */
const GRACE_MS = 500;

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** A status received just now needs no new request: it is the reason why the screen changed. */
const isFresh = (status: Status | null): boolean =>
  status !== null && serverNow() - Date.parse(status.serverTime) < FRESH_MS;

const isPageActive = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Whether a status lacks what the party's stream has told. */
const isBehind = (status: Status, { version, changedAt }: LiveParty): boolean =>
  version > (status.view?.version ?? 0) || changedAt > (status.party?.changedAt ?? '');

/** News of the party's stream that the displayed status does not contain yet; null when there are none. */
function untoldNews({ live, status: { status, loading }, waiting }: ClientState): string | null {
  if (!live || !status?.party || loading || waiting.length > 0) return null;
  return isBehind(status, live) ? `${status.view?.version} ${live.version} ${live.changedAt}` : null;
}

/** Below a path of its own, the site is the studio’s telephone: its writer moves it, and it goes along in silence. */
const isGuided = mount !== '' && !isTrial;

const mayMoveOn = (path: string): boolean => isGuided || (!isBusyScreen(path) && !isDialogOpen());

interface Elsewhere {
  readonly status: Status;
  /** The member of the party whose move led there. */
  readonly news: string | undefined;
}

/** Later news, for instance an opened paper, does not hide whose move led to the same step. */
const knownNews = (known: Elsewhere | null, { step }: Status): string | undefined =>
  known?.status.step?.name === step?.name ? known?.news : undefined;

/**
 * Who reads or types has learnt of it in another way, for instance by an answer that came too late; and news of
 * one step are none at another.
 */
const isKnownIn = (
  shown: Status | null,
  { status: news, on }: Elsewhere & { readonly on: string },
): boolean =>
  shown?.code === news.code &&
  !isOlder(shown, news) &&
  (isBusyScreen(on) || shown.step?.name !== news.step?.name);

interface Watch {
  /** A step started on another device, until the next screen. */
  readonly elsewhere: Elsewhere | null;
  readonly forget: () => void;
  readonly poll: () => void;
}

/**
 * Polls the status on every screen change, on return to the page, when a message is due, when the stream of a
 * party tells of news, and periodically while the page is visible and no stream is open.
 */
export function useWatch(): Watch {
  const words = useWords('beside').party;
  const { pathname } = useLocation();
  const due = useDueInstant();
  const news = useClientState(untoldNews);
  const [remote, setRemote] = useState<(Elsewhere & { readonly on: string }) | null>(null);
  const isKnown = useClientState(({ status: { status } }) => remote !== null && isKnownIn(status, remote));
  // It was read there: it is not told again on the way back.
  if (remote !== null && remote.on !== pathname) setRemote(null);
  const path = useRef(pathname);
  /** News whose status has come, and which the screen does not show yet. */
  const received = useRef<string | null>(null);
  const shown = useRef(getState().status.status);
  const poll = useCallback(async () => {
    if (!isPageActive()) return;
    const seen = findsSeen(getState().status.status);
    const status = await pollStatus(() => mayMoveOn(path.current));
    const { live } = getState();
    shown.current = getState().status.status;
    // What was told after this status had been written is still to come.
    if (status && !(live && isBehind(status, live))) received.current = untoldNews(getState());
    if (status && !isGuided)
      setRemote((known) => ({
        on: path.current,
        status,
        news: stepNews(status, words, seen) ?? knownNews(known, status),
      }));
  }, [words]);
  const onReturn = useCallback(() => void poll(), [poll]);
  useEffect(() => {
    const current = getState().status.status;
    const isNew = current !== shown.current && isFresh(current);
    const hasChanged = path.current !== pathname;
    shown.current = current;
    path.current = pathname;
    if (hasChanged && !isNew) onReturn();
    const timer = setInterval(() => !getState().live && onReturn(), EVERY_MS);
    // A clock that is set meanwhile, or a computer that slept, is caught up by the polls above.
    const dueTimer =
      due === null ? undefined : setTimeout(onReturn, Math.max(0, due - serverNow()) + GRACE_MS);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', onReturn, { signal });
    for (const type of ['pageshow', 'focus', 'online']) window.addEventListener(type, onReturn, { signal });
    return () => {
      clearInterval(timer);
      clearTimeout(dueTimer);
      listening.abort();
    };
  }, [pathname, due, onReturn]);
  useEffect(() => {
    if (news === null) return undefined;
    // The stream tells it once. A request under way may have been answered before, and any request may be
    // lost.
    const ask = async (): Promise<void> => {
      if (untoldNews(getState()) === news && received.current !== news) await poll();
    };
    void ask().then(ask);
    const timer = setInterval(() => void ask(), NEWS_AGAIN_MS);
    return () => clearInterval(timer);
  }, [news, poll]);
  return {
    elsewhere: isKnown ? null : remote,
    forget: () => setRemote(null),
    poll: onReturn,
  };
}
