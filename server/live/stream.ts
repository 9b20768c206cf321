import type { ServerResponse } from 'node:http';

/**
 * Why a stream ends, for the telephone: « restart » opens another, « crowded » waits until it is looked at
 * again, « ended » does not.
 */
type Goodbye = 'restart' | 'crowded' | 'ended';

/** One open response of Server-Sent Events. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** A comment keeps proxies from closing the connection. */
  keepAlive(): void;
  /** Says goodbye and closes. */
  end(reason: Goodbye): void;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold the events back.
  'x-accel-buffering': 'no',
};

const RETRY_MS = 1000;
const RETRY_SPREAD_MS = 3000;

/** More unsent bytes than that: nobody reads. */
const MOST_UNSENT_BYTES = 64 * 1024;

/** Starts the response. `onClose` is called once, whoever closes it. */
export function startEventStream(response: ServerResponse, onClose: () => void): EventStream {
  response.writeHead(200, HEADERS);
  response.once('close', onClose);
  // Telephones that lost the server at the same time do not come back at the same time.
  response.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`);
  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
  };
  const send = (event: string, data: unknown): void =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    send,
    keepAlive: () => write(': \n\n'),
    end(reason) {
      send('goodbye', { reason });
      response.end();
    },
  };
}

/** A telephone that listens. */
export interface Listening {
  readonly orderId: number;
  readonly memberId: number;
  readonly tokenHash: string;
}

export interface OpenStream extends Listening {
  readonly events: EventStream;
  /** Version and party as sent last. */
  version: number;
  party: string;
}

/** The open streams of this process, by order. */
interface OpenStreams {
  readonly size: number;
  add(stream: OpenStream): void;
  /** Forgets a stream whose response was closed. */
  remove(stream: OpenStream): void;
  /** Says goodbye; the response is then closed, and the stream removed. */
  end(stream: OpenStream, reason: Goodbye): void;
  /** The oldest first. */
  ofOrder(orderId: number): readonly OpenStream[];
  orderIds(): number[];
  all(): OpenStream[];
}

export function createOpenStreams(): OpenStreams {
  const byOrder = new Map<number, Set<OpenStream>>();
  const ofOrder = (orderId: number): readonly OpenStream[] => [...(byOrder.get(orderId) ?? [])];
  const all = (): OpenStream[] => [...byOrder.values()].flatMap((streams) => [...streams]);
  const remove = (stream: OpenStream): void => {
    const streams = byOrder.get(stream.orderId);
    if (!streams?.delete(stream)) return;
    size -= 1;
    if (streams.size === 0) byOrder.delete(stream.orderId);
  };
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(stream) {
      byOrder.set(stream.orderId, (byOrder.get(stream.orderId) ?? new Set()).add(stream));
      size += 1;
    },
    remove,
    end(stream, reason) {
      remove(stream);
      stream.events.end(reason);
    },
    ofOrder,
    orderIds: () => [...byOrder.keys()],
    all,
  };
}
