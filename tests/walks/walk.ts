import {
  advance,
  begin,
  presentStatus,
  resolveStanding,
  unlockedMedia,
  unlockedPages,
  optionsOf,
} from '../../engine/index.ts';
import type { Advance, AddressBook, Progress, Standing, Status, StoryEvent } from '../../engine/index.ts';
import { type OrderRow, readOrder, writeProgress } from '../../server/store/orders/order-row.ts';
import { type Chance, chanceOf } from './chance.ts';
import { inFirstNames, type RandomCity } from './editions.ts';
import { randomPlayer, startOf } from './random-player.ts';

/** One move as a server gets it, and what must come of it. */
export interface ExpectedMove {
  readonly event: StoryEvent;
  readonly now: number;
  readonly edition: number;
  /** In this edition, before the move. */
  readonly before: Standing;
  readonly after: Advance;
}

/** A party's order on a server. */
export interface ServedOrder {
  /** Plays the move on the server, and throws where it answers, stores or shows anything else. */
  play(move: ExpectedMove, chance: Chance): Promise<void>;
}

/** Posts and activates an order at this moment. */
export type ServeOrder = (now: number) => Promise<ServedOrder>;

/** Counts what was walked, so that a run can say that nothing was left out. */
export interface WalkTally {
  walks: number;
  moves: number;
  /** By kind of event, and whether it was accepted. */
  readonly kinds: Map<string, number>;
  /** Walks whose story came to its end. */
  ended: number;
  /** Walks that went on in an edition with other names. */
  renamed: number;
}

export const createTally = (): WalkTally => ({ walks: 0, moves: 0, kinds: new Map(), ended: 0, renamed: 0 });

/**
 * One game, played three times at once. The straight run never leaves the memory nor its edition. The
 * restored run is stored as a row after each move and read back, in editions with other names. The third one
 * is the server's, if there is one. Throws at the first difference.
 */
export async function walk(
  city: RandomCity,
  seed: string,
  tally: WalkTally,
  serve?: ServeOrder,
): Promise<void> {
  const chance = chanceOf(seed);
  const player = randomPlayer(chance, { withStaff: serve === undefined });
  let now = startOf(chance);
  let edition = 0;
  let straight = begin(storyOf(city, 0), now);
  let stored = rowOf(straight.progress);
  const order = await serve?.(now);
  tally.walks += 1;
  for (let left = chance.between(4, 18); left > 0; left -= 1) {
    if (edition < 2 && chance.happens(0.08)) edition += 1;
    const move = player.next(straight, now, edition);
    ({ now } = move);
    const first = advance(straight, move.event, now);
    const before = resolveStanding(storyOf(city, edition), progressOf(stored));
    const event = namedIn(city, move.event.type === 'SET_STEP' ? edition : move.phone, move.event);
    const after = advance(before, event, now);
    const known = { seed, edition, event };
    agree({ ...known, what: 'the outcome' }, first.outcome, after.outcome);
    agree({ ...known, what: 'the progress' }, first.standing.progress, after.standing.progress);
    if (left === 1 || chance.happens(0.2))
      agree({ ...known, what: 'what is shown' }, shown(first.standing, now), shown(after.standing, now));
    const line = `${event.type} ${after.outcome.accepted ? 'accepted' : after.outcome.reason}`;
    tally.kinds.set(line, (tally.kinds.get(line) ?? 0) + 1);
    tally.moves += 1;
    if (order) await naming(known, order.play({ event, now, edition, before, after }, chance));
    straight = first.standing;
    stored = rowOf(after.standing.progress);
    if (straight.progress.state === 'DONE' && chance.happens(0.3)) break;
  }
  if (straight.progress.state === 'DONE') tally.ended += 1;
  if (edition > 0) tally.renamed += 1;
}

/** Names the walk whose server differs. */
const naming = ({ seed, edition, event }: Omit<Known, 'what'>, played: Promise<void>): Promise<void> =>
  played.catch((error: unknown) => {
    throw new Error(
      `walk « ${seed} », edition ${edition}, ${JSON.stringify(event)}: on the server ${String(error)}`,
      { cause: error },
    );
  });

function storyOf({ stories }: RandomCity, edition: number) {
  const story = stories[edition];
  if (!story) throw new Error(`no edition ${edition}`);
  return story;
}

/** As it lies in the database. */
const rowOf = (progress: Progress): string => JSON.stringify(writeProgress(progress));

const progressOf = (row: string): Progress =>
  readOrder({ opened: '[]', opened_on: '{}', ...JSON.parse(row) } as OrderRow).progress;

/** An event in the names of an edition. */
function namedIn({ stories, nameIn }: RandomCity, edition: number, event: StoryEvent): StoryEvent {
  if (event.type === 'SET_STEP') return { ...event, step: nameIn(edition, event.step) };
  if (!('at' in event) && event.type !== 'ANSWER') return event;
  const at = 'at' in event && event.at !== undefined ? { at: nameIn(edition, event.at) } : {};
  if (event.type !== 'ANSWER') return { ...event, ...at };
  const isOption =
    stories[0] &&
    Object.values(stories[0].scenario.steps).some((step) =>
      optionsOf(step.puzzle).some(({ name }) => name === event.code),
    );
  return { ...event, ...at, code: isOption ? nameIn(edition, event.code) : event.code };
}

const ADDRESSES: AddressBook = { page: (key) => key, medium: (name) => name };

const ORDER = {
  code: 'LETTRE',
  identifier: null,
  fullOnWin: false,
  giftFrom: null,
  version: 1,
  opened: [],
} as const;

interface Shown {
  readonly status: Status;
  readonly reached: readonly string[];
  readonly pages: readonly string[];
  readonly media: readonly string[];
}

/** Everything that a player gets at this moment. */
function shown(standing: Standing, now: number): Shown {
  const status = presentStatus({
    standing,
    order: { ...ORDER, opened: [] },
    now,
    addresses: ADDRESSES,
    debug: false,
    anotherCity: null,
  });
  return {
    status: { ...status, view: status.view && { ...status.view, contentVersion: '' } },
    reached: standing.reached.steps,
    pages: [...unlockedPages(standing, now)],
    media: [...unlockedMedia(standing, now)],
  };
}

interface Known {
  readonly seed: string;
  readonly edition: number;
  readonly event: StoryEvent;
  readonly what: string;
}

/** Keys in the order of the alphabet, because a database need not keep the order of a record. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

/** Throws where two things differ in more than the names of their editions. */
export function agree({ seed, edition, event, what }: Known, one: unknown, other: unknown): void {
  const texts = [one, other].map((thing) => inFirstNames(JSON.stringify(thing)));
  if (texts[0] === texts[1]) return;
  const [left, right] = texts.map((text) => JSON.stringify(JSON.parse(text), inOrder));
  if (left === right) return;
  throw new Error(
    `walk « ${seed} », edition ${edition}, ${JSON.stringify(event)}: ${what} differs\n  ${left}\n  ${right}`,
  );
}
