import type { IncomingMessage } from 'node:http';
import type { Front } from './front.ts';

/** The part of a stream's event that a telephone acts on. */
interface ToldNews {
  readonly version?: number;
  readonly changedAt?: string;
  readonly reason?: string;
}

interface ListeningParts {
  readonly front: Front;
  readonly headers: Readonly<Record<string, string>>;
  readonly random: () => number;
  onNews(news: ToldNews): void;
  /** The stream has opened or ended. */
  onChange(): void;
}

/** A party's stream, held open and opened again as web/state/party/live.ts does. */
interface PartyListening {
  isLive(): boolean;
  /** As when the page is shown: at once, whatever failed before. */
  open(): void;
  close(): void;
}

const SOON_MS = 4000;
const LONGEST_MS = 60_000;
const TRIES_SOON = 10;
const LOOK_MS = 1000;
const SILENCE_MS = 50_000;
const OVER: ReadonlySet<string> = new Set(['crowded', 'ended']);

export function createListening({
  front,
  headers,
  random,
  onNews,
  onChange,
}: ListeningParts): PartyListening {
  let stream: AbortController | null = null;
  let timer: NodeJS.Timeout | undefined;
  let [isLive, failures] = [false, 0];

  function setLive(now: boolean): void {
    if (now !== isLive) onChange();
    isLive = now;
  }

  function close(): void {
    clearTimeout(timer);
    stream?.abort();
    stream = null;
    setLive(false);
  }

  /** Reads events until the stream ends. */
  async function read(
    response: IncomingMessage,
    mine: AbortController,
  ): Promise<{ readonly goodbye: string; readonly retryMs: number }> {
    let [rest, goodbye, retryMs, heardAt] = ['', '', 0, Date.now()];
    const watch = setInterval(() => Date.now() - heardAt > SILENCE_MS && mine.abort(), LOOK_MS);
    response.setEncoding('utf8');
    try {
      for await (const part of response) {
        heardAt = Date.now();
        const blocks = `${rest}${part as string}`.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          retryMs = Number(/^retry: (\d+)/.exec(block)?.[1] ?? retryMs);
          const [, data] = /^event: \w+\ndata: (.*)$/.exec(block) ?? [];
          if (data === undefined) continue;
          const news = JSON.parse(data) as ToldNews;
          failures = 0;
          goodbye = news.reason ?? goodbye;
          onNews(news);
        }
      }
    } catch {
      // The connection was lost.
    } finally {
      clearInterval(watch);
    }
    return { goodbye, retryMs };
  }

  async function connect(): Promise<void> {
    close();
    const mine = new AbortController();
    stream = mine;
    const call = {
      path: '/api/party/stream',
      headers: { ...headers, accept: 'text/event-stream' },
      signal: mine.signal,
    };
    const response = await front.open(call).catch(() => null);
    if (stream !== mine) return void response?.destroy();
    const end =
      response?.statusCode === 200
        ? await readOpen(response, mine)
        : { goodbye: '', retryMs: 1000 * Number(response?.headers['retry-after'] ?? 0) };
    response?.destroy();
    if (stream !== mine) return;
    close();
    if (OVER.has(end.goodbye)) return;
    failures += 1;
    const growing =
      Math.min(LONGEST_MS, SOON_MS * 2 ** Math.max(0, failures - TRIES_SOON)) * (0.5 + random() / 2);
    timer = setTimeout(() => void connect(), Math.max(growing, end.retryMs));
  }

  const readOpen: typeof read = (response, mine) => {
    setLive(true);
    return read(response, mine);
  };

  return {
    isLive: () => isLive,
    open() {
      failures = 0;
      void connect();
    },
    close,
  };
}
