import type { FuzzRequest } from './request.ts';
import type { Answer } from './send.ts';

/** Counts of requests and responses. */
export interface Tally {
  readonly sent: number;
  readonly kinds: ReadonlyMap<string, number>;
  readonly statuses: ReadonlyMap<string, number>;
  /** Calls and whether each succeeded at least once. */
  readonly calls: ReadonlySet<string>;
  readonly succeeded: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  count(request: FuzzRequest, answer: Pick<Answer, 'status'>): void;
}

export function createTally(): Tally {
  const [kinds, statuses] = [new Map<string, number>(), new Map<string, number>()];
  const [calls, succeeded, roles] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let sent = 0;
  return {
    kinds,
    statuses,
    calls,
    succeeded,
    roles,
    get sent() {
      return sent;
    },
    count({ kind, call, as }, { status }) {
      sent += 1;
      add(kinds, kind);
      add(statuses, `${Math.floor(status / 100)}xx`);
      calls.add(call);
      roles.add(as);
      if (status < 300) succeeded.add(call);
    },
  };
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

/** « 1500 requests (…): 700 2xx, …; 64 calls, 52 of them with success, by 13 roles ». */
export function describeTally({ sent, kinds, statuses, calls, succeeded, roles }: Tally): string {
  return `${sent} requests (${listed(kinds)}): ${listed(statuses)}; ${calls.size} calls, ${succeeded.size} of them with success, by ${roles.size} roles`;
}
