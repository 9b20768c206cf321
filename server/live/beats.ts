import type { Clock } from '../platform/clock.ts';
import type { Arrival, Beat, PresenceStore } from '../store/parties/presence.ts';

/** What a telephone says of itself: its screen is on, goes off, or the page is closed. */
export interface Saying extends Beat, Arrival {
  readonly screen: 'on' | 'off' | 'closed';
}

export interface BeatParts {
  readonly presence: PresenceStore;
  readonly clock: Clock;
  /** Somebody has come, or come back. */
  onArrival(arrival: Arrival): void;
  /** Somebody has gone. */
  onDeparture(orderId: number): void;
  inBackground(work: Promise<unknown>): void;
}

/** Takes what telephones say, and stores who is there. */
export interface Beats {
  /** Resolves at once for a screen that is on, and when it is stored for one that goes. */
  hear(saying: Saying): Promise<void>;
  /** A connection broke. Its telephone has a moment to say that it is there nevertheless. */
  broke(seat: Arrival, isHereStill: () => boolean): void;
  /** Stores what was heard. */
  flush(): Promise<void>;
}

/** Beats of such a time are stored together: a beat costs no transaction of its own. */
const GATHERED_MS = 250;

/** A telephone that changes networks says that it is there before that, on another connection. */
const BROKEN_MS = 2000;

export function createBeats({ presence, clock, onArrival, onDeparture, inBackground }: BeatParts): Beats {
  /** By member: a telephone that beats without end is stored once. */
  let heard = new Map<number, Beat>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const beats = [...heard.values()];
    heard = new Map();
    if (beats.length === 0) return;
    for (const arrival of await presence.beat(beats, clock())) onArrival(arrival);
  }

  function gather({ memberId, page }: Beat): void {
    heard.set(memberId, { memberId, page });
    timer ??= setTimeout(() => inBackground(flush()), GATHERED_MS);
  }

  return {
    flush,
    async hear({ orderId, memberId, page, screen }) {
      const beat = { memberId, page };
      if (screen === 'on') return gather(beat);
      if (heard.get(memberId)?.page === page) await flush();
      const store = screen === 'off' ? presence.pocket : presence.close;
      if (await store(beat, clock())) onDeparture(orderId);
    },
    broke({ orderId, memberId }, isHereStill) {
      const brokenAt = clock();
      const lose = async (): Promise<void> => {
        await flush();
        if (!isHereStill() && (await presence.lose(memberId, brokenAt))) onDeparture(orderId);
      };
      setTimeout(() => inBackground(lose()), BROKEN_MS).unref();
    },
  };
}
