import type { Language } from '../../../../engine/index.ts';
import type { CityRoute, TestCity } from '../../cities/cities.ts';
import { readBuild } from '../../programs/build.ts';
import { newAccount } from '../../server/api-session.ts';
import { joined, memberOf } from '../../server/party.ts';
import { startTestApp, type TestApp } from '../../server/test-app.ts';
import { createPlayer } from '../../server/test-player.ts';
import { beginGame } from '../../spoilers/begin-game.ts';
import { expectSuccess } from '../../spoilers/play-states.ts';
import { TEST_TIMEOUT_MS } from '../../suite/timeouts.ts';
import { createGameTelephone, type GameTelephone } from './game-telephone.ts';
import { openPartyPage, type PartyPage } from './party-page.ts';
import { openRadio } from './radio.ts';
import { untilHolds } from './telephone.ts';

/** A telephone of a game, and what became of it. */
export interface Seat {
  readonly telephone: GameTelephone;
  readonly language: Language;
  readonly member: number;
  readonly isHolder: boolean;
  /** The screen of one telephone of each game, whose radio never goes silent; null for the others. */
  readonly page: PartyPage | null;
  /** `silent`: its radio is; `gone`: it has left, or its battery is dead. */
  state: 'there' | 'silent' | 'gone';
  /** Its last word, by the clock of the servers. */
  lastBeat: number;
  /** The move of the route before which its radio works again. */
  returnsAt: number;
  /** An answer that was sent, and has no response yet. */
  waiting: GivenAnswer | null;
}

export interface GivenAnswer {
  readonly key: string;
  readonly step: string;
  readonly body: Readonly<Record<string, string>>;
}

/** A letter that several telephones play, on one server or on two with one database. */
export interface PartyGame {
  readonly name: string;
  readonly city: TestCity;
  readonly route: CityRoute;
  readonly apps: readonly [TestApp, ...TestApp[]];
  readonly seats: readonly Seat[];
  readonly random: () => number;
  readonly tally: GameTally;
  /** The page has offered to take a role over. */
  hasOffered: boolean;
}

/** `problems`: one sentence for each broken promise. Times in milliseconds. */
export interface GameTally {
  readonly problems: string[];
  /** Keys of answers that were told to be right. */
  readonly acknowledged: string[];
  /** Keys of answers that were told to be late. */
  readonly late: string[];
  /** After the last word of those who held a role: when it was offered to the others. */
  readonly offeredAfter: number[];
  /** After an answer was sent: when each of the others knew. */
  readonly knownAfter: number[];
  takings: number;
  returns: number;
  silences: number;
  departures: number;
}

export const newTally = (): GameTally => ({
  ...{ problems: [], acknowledged: [], late: [], offeredAfter: [], knownAfter: [] },
  ...{ takings: 0, returns: 0, silences: 0, departures: 0 },
});

export const isThere = ({ state }: Seat): boolean => state === 'there';
export const there = ({ seats }: PartyGame): readonly Seat[] => seats.filter(isThere);
export const nowIn = ({ apps }: PartyGame): number => apps[0].clock.now;

export const shuffled = <One>(list: readonly One[], random: () => number): readonly One[] =>
  list
    .map((one) => ({ one, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ one }) => one);

export const pick = <One>(list: readonly One[], random: () => number): One => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

interface GameParts {
  readonly city: TestCity;
  readonly route: CityRoute;
  readonly telephones: number;
  /** Null for SQLite, which one process uses alone. */
  readonly databaseUrl: string | null;
  readonly random: () => number;
}

const NAMES = ['Camille', 'Ali', 'Bo', 'Chloé', 'Djibril', 'Ève'];
const HOLDER = 'Camille';

/** Begins a game, invites and lets everybody join and listen; `work` plays it. */
export async function withPartyGame(
  { city, route, telephones, databaseUrl, random }: GameParts,
  work: (game: PartyGame) => Promise<void>,
): Promise<GameTally> {
  const build = await readBuild();
  const start = () => startTestApp({ ...build, databaseUrl, settings: { debug: true }, quiet: true });
  const apps: [TestApp, ...TestApp[]] = [await start()];
  if (databaseUrl !== null) apps.push(await start());
  const seats: Seat[] = [];
  const name = `${city.scenario.slug}, ${route.name}, ${telephones} telephones`;
  const game = { name, city, route, apps, seats, random, tally: newTally(), hasOffered: false };
  try {
    for (const token of await joinAll(game, city, telephones))
      seats.push(await seat(game, token, seats.length === telephones - 1));
    await beat(game, seats);
    await until('everybody listens', () => seats.every(({ telephone }) => telephone.isListening()));
    await work(game);
  } finally {
    await Promise.all(seats.map(({ telephone, page }) => Promise.all([telephone.stop(), page?.close()])));
    await Promise.all(apps.map((app) => app.stop()));
  }
  return game.tally;
}

async function joinAll(game: PartyGame, city: TestCity, telephones: number): Promise<readonly string[]> {
  const [app] = game.apps;
  const { token, session } = await newAccount(app.address);
  const wait = (milliseconds: number) => setForward(game, milliseconds);
  const codeOf = ({ scenario }: TestCity) => app.post(scenario.city);
  await beginGame({ address: app.address, city, route: game.route, codeOf, wait, session });
  const invited = await session.post('party/invitation', { name: HOLDER, severalHands: true });
  const code = String(expectSuccess('the invitation', invited).body.code);
  const guests: string[] = [];
  for (const name of NAMES.slice(1, telephones))
    guests.push((await joined(app.address, code, name)).token ?? '');
  return [token, ...guests];
}

async function seat({ apps, seats, random }: PartyGame, token: string, hasPage: boolean): Promise<Seat> {
  const app = apps[seats.length % apps.length] ?? apps[0];
  const { address } = app;
  const radio = await openRadio(Number(new URL(address).port));
  const name = NAMES[seats.length] ?? '';
  // The page is read in French; of the others every second one plays in English.
  const language = !hasPage && seats.length % 2 === 0 ? 'en' : 'fr';
  const telephone = createGameTelephone({ name, token, language, radio, random });
  const member = await memberOf(Object.assign(createPlayer(address), { token }));
  telephone.listen();
  const isHolder = seats.length === 0;
  const page = hasPage ? await openPartyPage(app, token) : null;
  return {
    telephone,
    language,
    member,
    isHolder,
    page,
    state: 'there',
    lastBeat: 0,
    returnsAt: 0,
    waiting: null,
  };
}

const LOOK_MS = 10;

/** Fails when it does not come to hold: whatever is waited for here always happens. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  if ((await untilHolds(holds, TEST_TIMEOUT_MS, LOOK_MS)) >= TEST_TIMEOUT_MS)
    throw new Error(`it never happened: ${what}`);
}

/** All of them say that they are there, and it is stored. */
export async function beat(game: PartyGame, seats: readonly Seat[]): Promise<void> {
  const now = nowIn(game);
  const replies = await Promise.all(
    seats.map(({ telephone, member }) =>
      telephone.post('party/beat', { page: `page-${member}`, screen: 'on' }),
    ),
  );
  for (const { status, body } of replies)
    if (status !== 200) throw new Error(`a beat was answered ${status} ${JSON.stringify(body)}`);
  const members = seats.map(({ member }) => member);
  await until('a beat is stored', async () => {
    const rows = game.apps[0].db('party_members').whereIn('id', members);
    const isOld = await rows
      .where((row) => void row.whereNull('seen_at').orWhere('seen_at', '<', now))
      .first<object | undefined>('id');
    return isOld === undefined;
  });
  for (const one of seats) one.lastBeat = now;
}

export function setForward({ apps }: Pick<PartyGame, 'apps'>, milliseconds: number): void {
  for (const { clock } of apps) clock.wait(milliseconds);
}

export const BEAT_MS = 15_000;

/** Lets time pass, in which everybody who is there says so as often as a telephone does. */
export async function pass(game: PartyGame, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= BEAT_MS) {
    setForward(game, Math.min(left, BEAT_MS));
    await beat(game, there(game));
    for (const app of game.apps) await app.age();
  }
}

/** Longer than this, telephones are in pockets. */
const WALK_MS = 60_000;

export async function waitFor(game: PartyGame, milliseconds: number): Promise<void> {
  if (milliseconds > WALK_MS) {
    setForward(game, milliseconds);
    await beat(game, there(game));
  } else await pass(game, milliseconds);
}
