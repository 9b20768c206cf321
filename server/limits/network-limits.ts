import { tooManyTries, unavailable } from '../platform/errors.ts';
import { hashKey, networksOf } from './networks.ts';
import type { Threshold } from './shared-counters.ts';
import { isRefusedWith, type LimitParts } from './backoff.ts';

/** Maximum number of events per time window. */
export interface NetworkAllowance {
  readonly name: string;
  readonly windowMs: number;
  /** Maximum for each network of an address, narrow or wide. */
  readonly most: number;
  /** Maximum for the whole site in an hour; more raises an alarm. */
  readonly maxOnSite?: number;
}

/** Counts events per network and for the whole site. */
interface NetworkLimit {
  count(address: string): void;
  /** Milliseconds until this address may try again; 0: now. */
  waitMs(address: string): Promise<number>;
  /** Whether its networks, or the whole site, exceed the maximum. */
  isSuspicious(address: string): Promise<boolean>;
}

const HOUR_MS = 3_600_000;

export function createNetworkLimit(
  { counters, clock, limitMonitor }: Pick<LimitParts, 'counters' | 'clock' | 'limitMonitor'>,
  allowance: NetworkAllowance,
): NetworkLimit {
  const { name, windowMs, most, maxOnSite = Number.POSITIVE_INFINITY } = allowance;
  const alarm: Threshold = { points: maxOnSite, onReached: () => limitMonitor.overBudget(name) };
  /** Each window has its own key, so that it starts at zero even if clocks jump. */
  const windowOf = (ms: number): number => Math.floor(clock() / ms);
  const endOf = (ms: number): number => (windowOf(ms) + 1) * ms;
  const keysOf = (address: string): string[] =>
    networksOf(address).map((network) => `${name}-network:${hashKey(network)}:${windowOf(windowMs)}`);
  const siteKey = (): string => `${name}-site:${windowOf(HOUR_MS)}`;
  const hasReached = async (keys: readonly string[], points: number): Promise<boolean> =>
    (await counters.read(keys)).some((counted) => counted.points >= points);

  return {
    count(address) {
      for (const key of keysOf(address)) counters.add(key, endOf(windowMs));
      if (maxOnSite < Number.POSITIVE_INFINITY) counters.add(siteKey(), endOf(HOUR_MS), alarm);
    },
    async waitMs(address) {
      return (await hasReached(keysOf(address), most)) ? endOf(windowMs) - clock() : 0;
    },
    async isSuspicious(address) {
      return (await hasReached(keysOf(address), most)) || hasReached([siteKey()], maxOnSite);
    },
  };
}

/** Runs `work` for an address, or refuses. */
type NetworkGuard = <T>(address: string, work: () => Promise<T>) => Promise<T>;

export function failureLimit(
  parts: LimitParts,
  allowance: NetworkAllowance,
  statuses: readonly number[],
): NetworkGuard {
  const network = createNetworkLimit(parts, allowance);
  const { limitMonitor } = parts;
  return async (address, work) => {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedWith(error, statuses)) throw error;
      const ms = await network.waitMs(address);
      network.count(address);
      limitMonitor.failed(allowance.name);
      if (ms === 0) throw error;
      limitMonitor.refused(allowance.name);
      throw tooManyTries(ms);
    }
  };
}

/**
 * Like `failureLimit`, but refuses before judging: for short secrets that anybody may guess. Guesses of one
 * network are judged one after another, so that those that come at once are counted too.
 */
export function guessLimit(
  parts: LimitParts,
  allowance: NetworkAllowance,
  statuses: readonly number[],
): NetworkGuard {
  const network = createNetworkLimit(parts, allowance);
  const { limitMonitor, runExclusive } = parts;
  return (address, work) =>
    runExclusive(`${allowance.name}:${networksOf(address).at(-1)}`, async () => {
      const ms = await network.waitMs(address);
      if (ms > 0) {
        limitMonitor.refused(allowance.name);
        throw tooManyTries(ms);
      }
      return work().catch((error: unknown) => {
        if (isRefusedWith(error, statuses)) {
          network.count(address);
          limitMonitor.failed(allowance.name);
        }
        throw error;
      });
    });
}

/** Limits expensive requests (a mail, a permanent row). Refuses with the seconds left. */
type RequestLimit = (address: string) => Promise<void>;

export function requestLimit(parts: LimitParts, allowance: NetworkAllowance): RequestLimit {
  const network = createNetworkLimit(parts, allowance);
  const { limitMonitor, runExclusive } = parts;
  return (address) =>
    runExclusive(`${allowance.name}:${networksOf(address)[0]}`, async () => {
      const ms = await network.waitMs(address);
      if (ms === 0) return network.count(address);
      limitMonitor.refused(allowance.name);
      throw tooManyTries(ms);
    });
}

/** Limits concurrent work per network in this process; the rest is refused with 503. */
export function concurrencyLimitPerNetwork(most: number): NetworkGuard {
  const running = new Map<string, number>();
  return async (address, work) => {
    const networks = networksOf(address);
    if (networks.some((network) => (running.get(network) ?? 0) >= most)) throw unavailable();
    for (const network of networks) running.set(network, (running.get(network) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const network of networks) release(running, network);
    }
  };
}

function release(running: Map<string, number>, network: string): void {
  const left = (running.get(network) ?? 1) - 1;
  if (left === 0) running.delete(network);
  else running.set(network, left);
}
