import { tooManyTries, unavailable } from '../errors.ts';
import { hashKey, networksOf } from './networks.ts';
import type { Mark } from './tally.ts';
import { isRefusedWith } from './waits.ts';
import type { LimitParts } from './waits.ts';

/** What the networks of an address, and the whole site, may do in a stretch of time: a minute, an hour. */
export interface Allowance {
  readonly name: string;
  readonly lastsMs: number;
  /** Of each of its networks, the narrow ones as the wide ones. */
  readonly most: number;
  /** Of everybody in an hour: more is an alarm. */
  readonly bySite?: number;
}

/** Counts what many people do together. Who is right is never refused by it. */
export interface Crowd {
  count(address: string): void;
  /** Milliseconds until the networks of this address may do it again; 0 at once. */
  spentFor(address: string): Promise<number>;
  /** Whether its networks, or the whole site, have done more than players do. */
  isSuspicious(address: string): Promise<boolean>;
}

const HOUR_MS = 3_600_000;

export function createCrowd({ tally, clock, watch }: Pick<LimitParts, 'tally' | 'clock' | 'watch'>, allowance: Allowance): Crowd {
  const { name, lastsMs, most, bySite = Number.POSITIVE_INFINITY } = allowance;
  const alarm: Mark = { points: bySite, onReached: () => watch.overBudget(name) };
  /** A stretch has a key of its own: the next one begins at nothing, whatever the clocks do. */
  const stretch = (milliseconds: number): number => Math.floor(clock() / milliseconds);
  const endOf = (milliseconds: number): number => (stretch(milliseconds) + 1) * milliseconds;
  const keysOf = (address: string): string[] =>
    networksOf(address).map((network) => `${name}-network:${hashKey(network)}:${stretch(lastsMs)}`);
  const siteKey = (): string => `${name}-site:${stretch(HOUR_MS)}`;
  const isSpent = async (keys: readonly string[], points: number): Promise<boolean> =>
    (await tally.read(keys)).some((counted) => counted.points >= points);

  return {
    count(address) {
      for (const key of keysOf(address)) tally.add(key, endOf(lastsMs));
      if (bySite < Number.POSITIVE_INFINITY) tally.add(siteKey(), endOf(HOUR_MS), alarm);
    },
    async spentFor(address) {
      return (await isSpent(keysOf(address), most)) ? endOf(lastsMs) - clock() : 0;
    },
    async isSuspicious(address) {
      return (await isSpent(keysOf(address), most)) || isSpent([siteKey()], bySite);
    },
  };
}

/** Judges first. What is wrong is counted, and once too much was, all that is wrong is answered alike: 429. */
export type WrongTries = <T>(address: string, work: () => Promise<T>) => Promise<T>;

export function wrongTries(parts: LimitParts, allowance: Allowance, statuses: readonly number[]): WrongTries {
  const crowd = createCrowd(parts, allowance);
  const { watch } = parts;
  return async (address, work) => {
    try {
      return await work();
    } catch (error) {
      if (!isRefusedWith(error, statuses)) throw error;
      const milliseconds = await crowd.spentFor(address);
      crowd.count(address);
      watch.failed(allowance.name);
      if (milliseconds === 0) throw error;
      watch.refused(allowance.name);
      throw tooManyTries(milliseconds);
    }
  };
}

/** Bounds what each request costs us or somebody else: a mail, a row that stays. Refuses with the seconds left. */
export type Cost = (address: string) => Promise<void>;

export function costLimit(parts: LimitParts, allowance: Allowance): Cost {
  const crowd = createCrowd(parts, allowance);
  const { watch, inTurn } = parts;
  return (address) =>
    inTurn(`${allowance.name}:${networksOf(address)[0]}`, async () => {
      const milliseconds = await crowd.spentFor(address);
      if (milliseconds === 0) return crowd.count(address);
      watch.refused(allowance.name);
      throw tooManyTries(milliseconds);
    });
}

/** Lets each network have so much of it going on at once in this process; the rest is told to come back. */
export function shareOf(most: number): WrongTries {
  const going = new Map<string, number>();
  return async (address, work) => {
    const networks = networksOf(address);
    if (networks.some((network) => (going.get(network) ?? 0) >= most)) throw unavailable();
    for (const network of networks) going.set(network, (going.get(network) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const network of networks) leave(going, network);
    }
  };
}

function leave(going: Map<string, number>, network: string): void {
  const left = (going.get(network) ?? 1) - 1;
  if (left === 0) going.delete(network);
  else going.set(network, left);
}
