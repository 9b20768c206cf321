import { randomFrom } from '../../../../engine/text/random.ts';
import { readLanguage } from '../../../../engine/words/language.ts';
import { type CityRoute, readCity, routesToPlay } from '../../cities/cities.ts';
import { TEST_TIMEOUT_MS } from '../../suite/timeouts.ts';
import {
  beat,
  type GameTally,
  newTally,
  type PartyGame,
  pass,
  pick,
  type Seat,
  setForward,
  there,
  until,
  waitFor,
  withPartyGame,
} from './party-game.ts';
import { codeOf, spokenWrongly, tryWrongly } from './languages.ts';
import { comeBack, missingRole, returnRoles, untilOthersAreAbsent, whoHas } from './take-role.ts';
import { untilHolds } from './telephone.ts';

export interface PlayedGame {
  /** The folder of its city. */
  readonly city: string;
  readonly telephones: number;
  /** The longest route, or one that goes around a step. */
  readonly way: 'longest' | 'around';
}

interface GamesRun {
  readonly games: readonly PlayedGame[];
  /** An empty database for each game; null for SQLite. */
  readonly databaseUrl: () => Promise<string | null>;
  readonly seed: string;
}

/**
 * Plays whole letters in several hands, while radios go silent, telephones die and people leave, at random.
 * The clock of the servers is set forward.
 */
export async function gamesUnderSilence(
  { games, databaseUrl, seed }: GamesRun,
  onProgress: (what: string) => void = () => {},
): Promise<GameTally> {
  const tallies: GameTally[] = [];
  for (const { city: slug, telephones, way } of games) {
    const city = readCity(slug);
    const [longest, around = longest] = routesToPlay(city);
    const route = way === 'longest' ? longest : around;
    if (!route) throw new Error(`${slug} has no written route`);
    const random = randomFrom(`${seed} ${slug} ${telephones} ${way}`);
    const parts = { city, route, telephones, databaseUrl: await databaseUrl(), random };
    tallies.push(await withPartyGame(parts, playGame));
    onProgress(`${slug}, ${route.name}, with ${telephones} telephones`);
  }
  return tallies.reduce(sum, newTally());
}

const sum = (one: GameTally, other: GameTally): GameTally => ({
  problems: [...one.problems, ...other.problems],
  acknowledged: [...one.acknowledged, ...other.acknowledged],
  late: [...one.late, ...other.late],
  offeredAfter: [...one.offeredAfter, ...other.offeredAfter],
  knownAfter: [...one.knownAfter, ...other.knownAfter],
  takings: one.takings + other.takings,
  returns: one.returns + other.returns,
  silences: one.silences + other.silences,
  departures: one.departures + other.departures,
});

const WAY_OUT_MS = 5100;
/** Between two moves, and how many of them a beat covers. */
const MOVE_MS = 5000;
const MOVES_A_BEAT = 3;

async function playGame(game: PartyGame): Promise<void> {
  const { route, tally, name } = game;
  for (const [index, move] of route.moves.entries()) {
    setForward(game, MOVE_MS);
    if (index % MOVES_A_BEAT === 0) await beat(game, there(game));
    await happen(game, index);
    if (move.waitMs) await waitFor(game, move.waitMs);
    if (move.call === 'user/status/goAlternativePath') await goAround(game);
    else if (move.call === 'code/check') await answer(game, move, index);
    else await pick(there(game), game.random).telephone.post(move.call, move.body);
  }
  for (const seat of game.seats.filter(({ state }) => state === 'silent')) await comeBack(game, seat);
  const last = await Promise.all(
    there(game).map(async (seat) => ({ seat, status: await seat.telephone.status() })),
  );
  for (const { seat, status } of last) {
    tally.problems.push(...spokenWrongly(game, seat, status));
    if (status.step?.name !== route.ends || status.view?.version !== last[0]?.status.view?.version)
      tally.problems.push(`${name}: ${seat.telephone.name} ends at ${status.step?.name}`);
  }
  tally.problems.push(...(await judgeJournal(game)), ...(await judgePage(game)));
}

/** The page has offered a role, has come to the end of the others by itself, and nothing has failed on it. */
async function judgePage(game: PartyGame): Promise<readonly string[]> {
  const { page, telephone } = game.seats.find((seat) => seat.page) ?? {};
  if (!page || !telephone) return [`${game.name}: there is no page at the end`];
  const end = await telephone.status();
  const cameAlong = (await untilHolds(() => page.shows(end), TEST_TIMEOUT_MS)) < TEST_TIMEOUT_MS;
  return [
    ...page.errors.map((message) => `${game.name}: on its page ${message}`),
    ...(game.hasOffered ? [] : [`${game.name}: its page never offered a role`]),
    ...(cameAlong ? [] : [`${game.name}: its page does not show the end`]),
  ];
}

const [SILENT, DEAD, LEFT] = [0.3, 0.36, 0.44];
const LONGEST_SILENCE = 4;

const withoutPage = (game: PartyGame): readonly Seat[] => there(game).filter(({ page }) => !page);

/** Before a move radios come back, one goes silent, a battery dies, a guest leaves. The one with a page stays. */
async function happen(game: PartyGame, index: number): Promise<void> {
  const { random, seats, tally } = game;
  for (const seat of seats)
    if (seat.state === 'silent' && seat.returnsAt <= index) await comeBack(game, seat);
  if (random() < 0.5) await returnRoles(game);
  const others = withoutPage(game);
  if (others.length === 0) return;
  const seat = pick(others, random);
  const chance = random();
  if (chance < SILENT) goSilent(game, seat, index);
  else if (chance < DEAD) {
    seat.state = 'gone';
    tally.departures += 1;
    // A battery, or an application that was killed: its connections are closed.
    if (random() < 0.5) seat.telephone.lose('everything');
    else await seat.telephone.stop();
  } else if (chance < LEFT && !seat.isHolder) {
    seat.state = 'gone';
    tally.departures += 1;
    await seat.telephone.post('party/leave');
    await seat.telephone.stop();
  }
}

function goSilent({ random, tally }: PartyGame, seat: Seat, index: number): void {
  seat.telephone.lose('everything');
  seat.state = 'silent';
  seat.returnsAt = index + 1 + Math.floor(random() * LONGEST_SILENCE);
  tally.silences += 1;
}

const [LOST, UNANSWERED] = [0.1, 0.25];
/** Of right answers: before these somebody gives a wrong one that its author replies to. */
const TRIED_WRONGLY = 0.3;

type Move = CityRoute['moves'][number];

/** Once in a game all others go silent before an instrument that the telephone with the page has not got. */
async function leavePageAlone(game: PartyGame, step: string, index: number): Promise<void> {
  const seat = game.seats.find(({ page }) => page);
  if (!seat || game.hasOffered) return;
  const status = await seat.telephone.status();
  if (status.step?.name === step && missingRole(status, step) !== undefined)
    for (const other of withoutPage(game)) goSilent(game, other, index);
}

/** Somebody who has the instrument answers. Now and then that radio goes silent meanwhile: others go on. */
async function answer(game: PartyGame, move: Move, index: number): Promise<void> {
  const { step } = move;
  const { random, apps } = game;
  await leavePageAlone(game, step, index);
  const seat = await whoHas(game, step);
  if (random() < TRIED_WRONGLY) await tryWrongly(game, seat, step);
  const { telephone } = seat;
  // The site says for which step an answer was given.
  const body = { ...move.body, code: codeOf(game, seat, move), step };
  const key = `move-${index}-${seat.member}`;
  const chance = seat.page ? 1 : random();
  if (chance >= UNANSWERED) return answerHeard(game, seat, { step, body, key });
  seat.waiting = { step, body, key };
  if (chance < LOST) {
    goSilent(game, seat, index);
    void telephone.post('code/check', body, key).catch(() => undefined);
    return answer(game, move, index);
  }
  telephone.lose('answers');
  void telephone.post('code/check', body, key).catch(() => undefined);
  await until(`${key} is judged`, async () => {
    const rows = apps[0].db('attempts').where({ idempotency_key: key });
    return (await rows.first<object | undefined>('id')) !== undefined;
  });
  goSilent(game, seat, index);
}

/** Everybody who is there hears of it. */
async function answerHeard(
  game: PartyGame,
  seat: Seat,
  { step, body, key }: NonNullable<Seat['waiting']>,
): Promise<void> {
  const { tally } = game;
  const { telephone } = seat;
  const sentAt = performance.now();
  const { status, body: reply } = await telephone.post('code/check', body, key);
  // What a telephone has sent before its radio went silent may arrive later.
  if (status === 409) return void tally.late.push(key);
  if (status !== 200)
    return void tally.problems.push(`${game.name}: ${key} at ${step} was answered ${status}`);
  tally.acknowledged.push(key);
  tally.problems.push(...spokenWrongly(game, seat, reply));
  const version = (reply.view as { version: number } | null)?.version ?? 0;
  const others = there(game).filter((one) => one.telephone !== telephone);
  await Promise.all(
    others.map(async (one) => {
      await until(`${one.telephone.name} hears of ${key}`, () => one.telephone.heard() >= version);
      tally.knownAfter.push(performance.now() - sentAt);
    }),
  );
}

const AROUND = 'user/status/goAlternativePath';

/** The holder decides; without the holder two of those who are there, or the only one, twice. */
async function goAround(game: PartyGame): Promise<void> {
  await pass(game, WAY_OUT_MS);
  const holder = there(game).find(({ isHolder }) => isHolder);
  if (holder) return void (await holder.telephone.post(AROUND));
  await untilOthersAreAbsent(game);
  const [one, two] = there(game);
  await one?.telephone.post(AROUND);
  if (two) await two.telephone.post(AROUND);
  else await one?.telephone.post(AROUND, { alone: true });
}

interface Row {
  readonly idempotency_key: string | null;
  readonly step: string;
  readonly member_id: number;
  readonly language: string | null;
}

/** What was told is stored once, in the order of the story, with the language of its telephone, and nothing else is. */
async function judgeJournal({ name, apps, route, seats, tally }: PartyGame): Promise<readonly string[]> {
  const members = seats.map(({ member }) => member);
  const rows = await apps[0]
    .db('attempts')
    .whereIn('member_id', members)
    .where({ kind: 'answer', http_status: 200 })
    .orderBy('id')
    .select<Row[]>('idempotency_key', 'step', 'member_id', 'language');
  const steps = route.moves.flatMap(({ call, step }) => (call === 'code/check' ? step : []));
  const keys = rows.map(({ idempotency_key: key }) => key);
  const played = rows.map(({ step }) => step);
  const languages = new Map(seats.map(({ member, language }) => [member, language]));
  return [
    ...rows
      .filter((row) => readLanguage(row.language) !== languages.get(row.member_id))
      .map((row) => `${name}: ${row.idempotency_key} is not stored in the language of its telephone`),
    ...(played.join() === steps.join() ? [] : [`${name}: solved ${played.join(', ')}`]),
    ...tally.acknowledged
      .filter((key) => keys.filter((one) => one === key).length !== 1)
      .map((key) => `${name}: ${key} is lost`),
    ...tally.late
      .filter((key) => keys.includes(key))
      .map((key) => `${name}: ${key} was judged, and told to be late`),
  ];
}
