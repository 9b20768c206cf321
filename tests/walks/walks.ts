import { type RandomCity, randomCity } from './editions.ts';
import { openLane, type Servers } from './served-order.ts';
import { createTally, type ServeOrder, walk, type WalkTally } from './walk.ts';
import { contentsIn, keepLatest } from './walk-server.ts';

/** Walks of one city; compiling its three editions takes as long as ten of them. */
const A_CITY = 100;

const cities = keepLatest(randomCity);

export interface WalkOptions {
  /** The same number walks the same walks. */
  readonly seed: number;
  readonly walks: number;
  onCity?(tally: WalkTally): void;
  /** What is walked, instead of the engine's own: a planted fault. */
  planted?(city: RandomCity): RandomCity;
}

/** The seed of a city is its name as well. */
const cityOf = (seed: number, number: number): string => `W${seed}C${Math.floor(number / A_CITY)}`;

/** Walks in memory: restored after each move, in later editions. */
export function walkInMemory(options: WalkOptions): Promise<WalkTally> {
  return walkAll(options, [(city, name, tally) => walk(city, name, tally)]);
}

export interface ServedOptions extends WalkOptions {
  readonly servers: Servers;
  /** The folder of both servers. */
  readonly dataDir: string;
  /** Accounts that play at the same time. */
  readonly lanes?: number;
}

/** Walks whose moves are also sent to servers, which answer in turn. */
export async function walkOnServers({
  servers,
  dataDir,
  lanes = 1,
  ...options
}: ServedOptions): Promise<WalkTally> {
  const contents = contentsIn(dataDir);
  const opened = await Promise.all(Array.from({ length: lanes }, (_, number) => openLane(servers, number)));
  const walkers = opened.map((lane): Walker => async (city, name, tally) => {
    const serve: ServeOrder = (now) => lane.begin(contents(city.seed), now);
    await walk(city, name, tally, serve);
    await lane.end();
  });
  return walkAll(options, walkers);
}

type Walker = (city: RandomCity, name: string, tally: WalkTally) => Promise<void>;

async function walkAll(
  { seed, walks, onCity, planted = (city) => city }: WalkOptions,
  walkers: readonly Walker[],
): Promise<WalkTally> {
  const tally = createTally();
  let count = 0;
  const next = (): number | null => (count < walks ? count++ : null);
  const go = async (walker: Walker): Promise<void> => {
    for (let number = next(); number !== null; number = next()) {
      const name = cityOf(seed, number);
      await walker(planted(cities(name)), `${name}/${number}`, tally);
      if (number % A_CITY === A_CITY - 1) onCity?.(tally);
    }
  };
  await Promise.all(walkers.map(go));
  return tally;
}

/** One line: how many walks, moves and ends, and each kind of move. */
export function describeTally({ walks, moves, ended, renamed, kinds }: WalkTally): string {
  const lines = [...kinds]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([kind, times]) => `${kind} ${times}`);
  return `${walks} walks, ${moves} moves, ${ended} to an end, ${renamed} through an edition with other names (${lines.join(', ')})`;
}
