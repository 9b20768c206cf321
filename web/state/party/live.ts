import { readPartyStream, type StreamEnd, type StreamEvent } from '../../api/party-stream.ts';
import { type LiveParty, type Mark, MARK_MS, type Presence, type Try } from '../client-state.ts';
import { withPresence } from '../game/status.ts';
import { getState, setState, setStatus } from '../store.ts';
import { tellPresence, type ScreenState } from '../../api/party-calls.ts';
import { newKey } from '../new-key.ts';

const EVERY_MS = 15_000;

/** Name of this page among those of the same person. */
const pageName = newKey();

interface Beats {
  /** Says at once that this telephone is there: its connection broke, or it has network again. */
  beat(): void;
  stop(): void;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Says that this telephone is there while its screen is on, when that goes off, and when the page is closed. */
function startBeats(): Beats {
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
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onClose, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  window.addEventListener('online', beat, { signal });
  beat();
  return {
    beat,
    stop() {
      clearInterval(timer);
      listening.abort();
    },
  };
}

type Writing = LiveParty['writing'][number];

const SOON_MS = 4000;
const LONGEST_MS = 60_000;
/**
 * A bad network fails a few times in a row, and the stream is back seconds after it has become better. More
 * is a server in trouble.
 */
const TRIES_SOON = 10;
/** A telephone that writes says so every two seconds. */
const WRITING_MS = 5000;

/** The session has no party any more: only the status tells why. */
const OVER: ReadonlySet<number> = new Set([401, 404]);

const NOTHING_TOLD: LiveParty = {
  presence: null,
  version: 0,
  changedAt: '',
  writing: [],
  hands: [],
  tries: [],
  marks: [],
  sign: null,
};

const tell = (patch: Partial<LiveParty>): void =>
  setState({ live: { ...(getState().live ?? NOTHING_TOLD), ...patch } });

/** Names and dots change at once; what else has changed comes with the status. */
function showPresence({ changedAt, ...presence }: Presence & Pick<LiveParty, 'changedAt'>): void {
  const { status } = getState().status;
  if (status) setStatus({ status: withPresence(status, presence) });
  tell({ presence, changedAt });
}

const lastOfEach = <One extends { readonly member: number }>(all: readonly One[] = [], one: One) => [
  ...all.filter(({ member }) => member !== one.member),
  one,
];

function showWriting(writing: Writing): void {
  tell({ writing: lastOfEach(getState().live?.writing, writing) });
  setTimeout(() => {
    const { live } = getState();
    if (live?.writing.includes(writing)) tell({ writing: live.writing.filter((one) => one !== writing) });
  }, WRITING_MS);
}

type Hand = LiveParty['hands'][number];

/** An empty value takes the hand off the instrument. */
const showHand = (hand: Hand): void =>
  tell({ hands: lastOfEach(getState().live?.hands, hand).filter(({ value }) => value !== '') });

/** What was tried stays true: it is shown until the same person tries again. */
const showTry = (tried: Try): void => tell({ tries: lastOfEach(getState().live?.tries, tried) });

/** For ten seconds. */
function showMark(mark: Mark): void {
  tell({ marks: lastOfEach(getState().live?.marks, mark) });
  setTimeout(() => {
    const { live } = getState();
    if (live?.marks.includes(mark)) tell({ marks: live.marks.filter((one) => one !== mark) });
  }, MARK_MS);
}

function showSign(sign: NonNullable<LiveParty['sign']>): void {
  tell({ sign });
  setTimeout(() => {
    if (getState().live?.sign === sign) tell({ sign: null });
  }, MARK_MS);
}

/** The server’s reason for closing. */
type Goodbye = 'restart' | 'crowded' | 'ended';

interface LiveOptions {
  /** Asks the status: the session may have no party any more. */
  onOver(): void;
}

/**
 * Holds the party's stream, and says that this telephone is there, while the page is visible. Phones end connections of hidden pages without any
 * error, so it is closed then and opened when the page is shown again. Returns the function that closes it
 * for good.
 */
export function startLive({ onOver }: LiveOptions): () => void {
  let open: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let goodbye: Goodbye | null = null;
  const beats = startBeats();

  const onEvent = ({ name, data }: StreamEvent): void => {
    failures = 0;
    if (name === 'version') tell({ version: (data as { version: number }).version });
    else if (name === 'party') showPresence(data as Parameters<typeof showPresence>[0]);
    else if (name === 'writing') showWriting(data as Writing);
    else if (name === 'hand') showHand(data as Hand);
    else if (name === 'tried') showTry(data as Try);
    else if (name === 'mark') showMark(data as Mark);
    else if (name === 'sign') showSign(data as NonNullable<LiveParty['sign']>);
    else if (name === 'goodbye') goodbye = (data as { reason: Goodbye }).reason;
  };

  function close(): void {
    clearTimeout(timer);
    open?.abort();
    open = null;
    if (getState().live) setState({ live: null });
  }

  /** Telephones that lost the server together do not come back together. */
  const waitMs = ({ seconds }: StreamEnd): number => {
    failures += 1;
    const growing =
      Math.min(LONGEST_MS, SOON_MS * 2 ** Math.max(0, failures - TRIES_SOON)) * (0.5 + Math.random() / 2);
    return Math.max(growing, 1000 * (seconds ?? 0));
  };

  async function connect(): Promise<void> {
    close();
    const mine = new AbortController();
    open = mine;
    goodbye = null;
    const end = await readPartyStream({ signal: mine.signal, onOpen: () => tell({}), onEvent });
    if (open !== mine) return;
    beats.beat();
    close();
    if (OVER.has(end.status) || goodbye === 'ended') onOver();
    else if (goodbye !== 'crowded') timer = setTimeout(() => void connect(), waitMs(end));
  }

  const onReturn = (): void => {
    if (document.visibilityState === 'hidden') return close();
    failures = 0;
    void connect();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onReturn();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('pagehide', close, { signal });
  onReturn();
  return () => {
    listening.abort();
    beats.stop();
    close();
  };
}
