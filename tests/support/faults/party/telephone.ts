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

/** A telephone of a party without its screen: it asks, waits and listens when the site would. */
export interface PartyTelephone {
  /** The current step as far as it knows. */
  step(): string;
  version(): number;
  isListening(): boolean;
  show(): void;
  hide(): void;
  /** Asks for the status, as at each change of the screen. */
  poll(): Promise<void>;
  /** Sends an answer until it has a verdict; returns its status. */
  answer(answer: KeyedAnswer): Promise<number>;
}

const POLL_EVERY_MS = 20_000;
const BEAT_EVERY_MS = 15_000;
const NEWS_AGAIN_MS = 3000;
const RETRY_MS = 800;
/** The page waits up to a minute; a player who looks at it presses « Réessayer » before. */
const LONGEST_RETRY_MS = 3000;
const UNANSWERED: ReadonlySet<number> = new Set([0, 502, 503, 504]);
const NO_REPLY: FrontReply = { status: 0, headers: {}, body: {} };

/** All pauses of parties: those of people, and those between two looks. */
// Fixed wait: people pause, and a look follows a look.
export const pause = (ms: number): Promise<void> => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const LOOK_MS = 100;

/** Waits until it holds, at most so long; returns the milliseconds that passed. */
export async function untilHolds(
  holds: () => boolean | Promise<boolean>,
  mostMs: number,
  lookMs = LOOK_MS,
): Promise<number> {
  const start = Date.now();
  while (Date.now() - start < mostMs && !(await holds())) await pause(lookMs);
  return Date.now() - start;
}

export function createTelephone({ front, token, from, random }: TelephoneParts): PartyTelephone {
  const headers = { 'x-token': token, 'x-forwarded-for': from };
  let [step, version, changedAt, order] = ['', 0, '', ''];
  let heard = { version: 0, changedAt: '' };
  let answering = 0;
  let polling: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const listening = createListening({
    front,
    headers,
    random,
    onNews(news) {
      heard = {
        version: Math.max(heard.version, news.version ?? 0),
        changedAt: news.changedAt ?? heard.changedAt,
      };
      follow();
    },
    onChange: () => void (heard = { version: 0, changedAt: '' }),
  });

  const request = (path: string, body?: unknown, key?: string): Promise<FrontReply> =>
    front
      .send({
        method: body === undefined ? 'GET' : 'POST',
        path,
        body,
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      })
      .catch(() => NO_REPLY);

  /** Lost as any other request; nothing waits for it. */
  const say = (screen: 'on' | 'off'): void => void request('/api/party/beat', { page: 'page', screen });

  function take(status: Partial<Status> | undefined): void {
    const next = status?.view?.version ?? 0;
    if (!status || next < version) return;
    [step, version, order, changedAt] = [
      status.step?.name ?? '',
      next,
      status.code ?? '',
      status.party?.changedAt ?? '',
    ];
  }

  async function pollOnce(): Promise<void> {
    const { status, body } = await request('/api/user/status/current');
    if (status === 200 && answering === 0) take(body);
  }
  const poll = (): Promise<void> =>
    answering > 0 ? Promise.resolve() : (running ??= pollOnce().finally(() => (running = null)));

  const isBehind = (): boolean =>
    listening.isLive() &&
    answering === 0 &&
    (heard.version > version || (heard.changedAt !== '' && heard.changedAt > changedAt));

  /** Asks for what the stream told until the status contains it. */
  function follow(): void {
    clearTimeout(retrying);
    if (!isBehind()) return;
    const ask = (): Promise<void> => (isBehind() ? poll() : Promise.resolve());
    void ask().then(ask);
    retrying = setTimeout(follow, NEWS_AGAIN_MS);
  }

  async function judged({ code, step: at, key }: KeyedAnswer): Promise<FrontReply> {
    const body = { code, step: at, order, version };
    for (let waitMs = RETRY_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS)) {
      const reply = await request('/api/code/check', body, key);
      if (!UNANSWERED.has(reply.status)) return reply;
      await pause(waitMs);
    }
  }

  return {
    ...{ poll, step: () => step, version: () => version, isListening: listening.isLive },
    show() {
      clearInterval(polling);
      polling = setInterval(() => !listening.isLive() && void poll(), POLL_EVERY_MS);
      clearInterval(beating);
      beating = setInterval(() => say('on'), BEAT_EVERY_MS);
      say('on');
      void poll();
      listening.open();
    },
    hide() {
      clearInterval(polling);
      clearInterval(beating);
      say('off');
      clearTimeout(retrying);
      listening.close();
    },
    async answer(given) {
      answering += 1;
      const { status, body } = await judged(given).finally(() => (answering -= 1));
      take((status === 200 ? body : body.status) as Partial<Status> | undefined);
      follow();
      return status;
    },
  };
}
