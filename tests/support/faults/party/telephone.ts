import type { Status } from '../../../../engine/index.ts';
import type { Front, FrontReply } from './front.ts';
import { createListening } from './listening.ts';

interface TelephoneParts {
  readonly front: Front;
  readonly token: string;
  /** The address of the client, for the limits of networks. */
  readonly from: string;
  readonly random: () => number;
}

/** An answer with the key that it keeps until it has a verdict. */
export interface KeyedAnswer {
  readonly code: string;
  readonly step: string;
  readonly key: string;
}

interface AnswerVerdict {
  readonly status: number;
  /** Milliseconds until the response that told it. */
  readonly ms: number;
}

/** A telephone of a party without its screen: it asks, waits and listens when the site would. */
export interface PartyTelephone {
  /** The current step as far as it knows. */
  step(): string;
  version(): number;
  /** Each version with the instant at which the telephone knew it, the oldest first. */
  readonly learned: readonly { readonly version: number; readonly at: number }[];
  /** Times without an open stream. */
  readonly deaf: readonly { readonly from: number; readonly to: number }[];
  isListening(): boolean;
  /** The longest time for which an open stream said nothing. */
  silence(): number;
  show(): void;
  hide(): void;
  /** Whether it opens streams while it is shown. Without them it asks every twenty seconds, like anybody who plays alone. */
  listens(does: boolean): void;
  /** Asks for the status, as at each change of the screen. */
  poll(): Promise<void>;
  /** Sends an answer until it has a verdict. */
  answer(answer: KeyedAnswer): Promise<AnswerVerdict>;
}

const POLL_EVERY_MS = 20_000;
const NEWS_AGAIN_MS = 3000;
const RETRY_MS = 800;
/** The page waits up to a minute; a player who looks at it presses « Réessayer » before. */
const LONGEST_RETRY_MS = 3000;
const UNANSWERED: ReadonlySet<number> = new Set([0, 502, 503, 504]);
const NO_REPLY: FrontReply = { status: 0, headers: {}, body: {} };

// Fixed wait: a telephone sends a lost answer again after a pause, as the page does.
const pause = (ms: number): Promise<void> => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createTelephone({ front, token, from, random }: TelephoneParts): PartyTelephone {
  const headers = { 'x-token': token, 'x-forwarded-for': from };
  const learned: { version: number; at: number }[] = [];
  const deaf = [{ from: 0, to: Infinity }];
  let [step, version, changedAt, order] = ['', 0, '', ''];
  let heard = { version: 0, changedAt: '' };
  let [isShown, doesListen, answering] = [false, true, 0];
  let polling: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const listening = createListening({
    front,
    headers,
    random,
    onNews(news) {
      heard = { version: Math.max(heard.version, news.version ?? 0), changedAt: news.changedAt ?? heard.changedAt };
      follow();
    },
    onChange(isLive) {
      heard = { version: 0, changedAt: '' };
      if (isLive) deaf.push({ ...(deaf.pop() ?? { from: 0 }), to: Date.now() });
      else deaf.push({ from: Date.now(), to: Infinity });
    },
  });

  const request = (path: string, body?: unknown, key?: string): Promise<FrontReply> =>
    front
      .send({ method: body === undefined ? 'GET' : 'POST', path, body, headers: { ...headers, ...(key && { 'idempotency-key': key }) } })
      .catch(() => NO_REPLY);

  function take(status: Partial<Status> | undefined): void {
    const next = status?.view?.version ?? 0;
    if (!status || next < version) return;
    if (next > version) learned.push({ version: next, at: Date.now() });
    [step, version, order, changedAt] = [status.step?.name ?? '', next, status.code ?? '', status.party?.changedAt ?? ''];
  }

  async function pollOnce(): Promise<void> {
    const { status, body } = await request('/api/user/status/current');
    if (status === 200 && answering === 0) take(body);
  }
  const poll = (): Promise<void> => (answering > 0 ? Promise.resolve() : (running ??= pollOnce().finally(() => (running = null))));

  const isBehind = (): boolean =>
    listening.isLive() && answering === 0 && (heard.version > version || (heard.changedAt !== '' && heard.changedAt > changedAt));

  /** Asks for what the stream told until the status contains it. */
  function follow(): void {
    clearTimeout(retrying);
    if (!isBehind()) return;
    const ask = (): Promise<void> => (isBehind() ? poll() : Promise.resolve());
    void ask().then(ask);
    retrying = setTimeout(follow, NEWS_AGAIN_MS);
  }

  async function judged({ code, step: at, key }: KeyedAnswer): Promise<FrontReply & AnswerVerdict> {
    const body = { code, step: at, order, version };
    for (let waitMs = RETRY_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS)) {
      const start = performance.now();
      const reply = await request('/api/code/check', body, key);
      if (!UNANSWERED.has(reply.status)) return { ...reply, ms: performance.now() - start };
      await pause(waitMs);
    }
  }

  return {
    ...{ learned, deaf, poll, step: () => step, version: () => version, isListening: listening.isLive, silence: listening.silence },
    show() {
      isShown = true;
      clearInterval(polling);
      polling = setInterval(() => !listening.isLive() && void poll(), POLL_EVERY_MS);
      void poll();
      if (doesListen) listening.open();
    },
    hide() {
      isShown = false;
      clearInterval(polling);
      clearTimeout(retrying);
      listening.close();
    },
    listens(does) {
      doesListen = does;
      if (!does) listening.close();
      else if (isShown) listening.open();
    },
    async answer(given) {
      answering += 1;
      const { status, body, ms } = await judged(given).finally(() => (answering -= 1));
      take((status === 200 ? body : body.status) as Partial<Status> | undefined);
      follow();
      return { status, ms };
    },
  };
}
