import type { EventStream, Goodbye } from './stream.ts';

/** A telephone that listens. */
export interface Listening {
  readonly orderId: number;
  readonly memberId: number;
  readonly tokenHash: string;
}

export interface OpenStream extends Listening {
  /** Name of the stream in the database. */
  readonly name: string;
  readonly events: EventStream;
  /** Version and party as sent last. */
  version: number;
  party: string;
}

/** The open streams of this process, by order. */
export interface OpenStreams {
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
