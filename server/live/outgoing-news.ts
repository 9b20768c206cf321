import type { LiveNews, Shown, Writing } from '../store/live-bus/live-bus.ts';

/** News of one turn of the event loop, sent together: the answers of one commit are published once. */
export interface OutgoingNews {
  changed(orderId: number, version: number): void;
  partyChanged(orderId: number): void;
  writes(writing: Writing): void;
  shows(shown: Shown): void;
}

interface Pending {
  readonly versions: Map<number, number>;
  readonly parties: Set<number>;
  readonly writing: Writing[];
  readonly shown: Shown[];
}

export function collectNews(publish: (news: LiveNews) => void): OutgoingNews {
  let pending: Pending | null = null;
  const send = (): void => {
    const {
      versions = new Map<number, number>(),
      parties = new Set<number>(),
      writing = [],
      shown = [],
    } = pending ?? {};
    pending = null;
    publish({ versions: [...versions], parties: [...parties], writing, shown });
  };
  const collect = (): Pending => {
    if (pending) return pending;
    setImmediate(send);
    return (pending = { versions: new Map(), parties: new Set(), writing: [], shown: [] });
  };
  return {
    changed(orderId, version) {
      const { versions } = collect();
      versions.set(orderId, Math.max(version, versions.get(orderId) ?? 0));
    },
    partyChanged: (orderId) => void collect().parties.add(orderId),
    writes: (writing) => void collect().writing.push(writing),
    shows: (shown) => void collect().shown.push(shown),
  };
}
