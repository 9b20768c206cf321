import { Client, type ClientConfig } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { Database } from '../database/open-database.ts';
import type { LiveBus, LiveListener, LiveNews } from './live-bus.ts';

/** PostgreSQL refuses notifications of 8000 bytes. */
const MOST_BYTES = 7900;

/** News as text for NOTIFY, in as many parts as needed. */
export function newsTexts(news: LiveNews): string[] {
  const text = JSON.stringify(news);
  if (Buffer.byteLength(text) <= MOST_BYTES) return [text];
  return halves(news).flatMap(newsTexts);
}

function halves({ versions, parties, writing, shown }: LiveNews): LiveNews[] {
  const first = <Item>(list: readonly Item[]): Item[] => list.slice(0, Math.ceil(list.length / 2));
  const second = <Item>(list: readonly Item[]): Item[] => list.slice(Math.ceil(list.length / 2));
  return [first, second].map((half) => ({
    versions: half(versions),
    parties: half(parties),
    writing: half(writing),
    shown: half(shown),
  }));
}

/** A server of before, beside this one, shows nothing. */
export function readNews(text: string): LiveNews {
  const news = JSON.parse(text) as Omit<LiveNews, 'shown'> & Partial<Pick<LiveNews, 'shown'>>;
  return { ...news, shown: news.shown ?? [] };
}

const CHANNEL = 'live_news';
const HEARTBEAT_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

/**
 * NOTIFY through the pool, LISTEN on a connection of its own: a broken one tells nothing by itself, so that a
 * query tests it. Notifications are sent by statements of their own: inside a transaction, NOTIFY takes a
 * lock of the whole server until the commit.
 */
export function createPostgresBus(db: Database, log: Log): LiveBus {
  /** One notification at a time keeps their order and leaves the pool to players. */
  let sent: Promise<void> = Promise.resolve();
  let stopListening: (() => Promise<void>) | null = null;
  const notify = (text: string): Promise<void> =>
    db.raw('select pg_notify(?, ?)', [CHANNEL, text]).then(
      () => undefined,
      (error: unknown) => log.debug({ err: error }, 'live news was not sent'),
    );
  return {
    publish(news) {
      for (const text of newsTexts(news)) sent = sent.then(() => notify(text));
    },
    listen(listener) {
      stopListening = keepListening(connectionOf(db), listener, log);
    },
    async stop() {
      await stopListening?.();
      await sent;
    },
  };
}

const connectionOf = (db: Database): ClientConfig => ({
  ...(db.client as { connectionSettings: ClientConfig }).connectionSettings,
});

/** Listens until stopped; connects again after a failure, each time after a longer wait. */
function keepListening(config: ClientConfig, listener: LiveListener, log: Log): () => Promise<void> {
  let isStopped = false;
  let failures = 0;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const plan = (work: () => Promise<void>, ms: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };

  async function connect(): Promise<void> {
    const next = new Client({
      ...config,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
    });
    client = next;
    // Without a handler an error of the connection would end the process; the heartbeat finds it.
    next.on('error', () => fail(next));
    next.on('notification', ({ payload = '' }) => listener.onNews(readNews(payload)));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch {
      return fail(next);
    }
    failures = 0;
    listener.onGap();
    plan(() => beat(next), HEARTBEAT_MS);
  }

  async function beat(current: Client): Promise<void> {
    if (current !== client) return;
    try {
      await current.query('select 1');
      plan(() => beat(current), HEARTBEAT_MS);
    } catch {
      fail(current);
    }
  }

  function fail(failed: Client): void {
    if (failed !== client) return;
    client = null;
    clearTimeout(timer);
    void failed.end().catch(() => undefined);
    if (isStopped) return;
    failures += 1;
    if (failures === 1) log.warn('live news are not heard: the connection to PostgreSQL is tried again');
    plan(connect, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => undefined);
  };
}
