import { ABSENT_MS, type Status } from '../../../../engine/index.ts';
import { handChoice, holdersOf, ownersOf } from '../../../../web/player/hands/hand-choice.ts';
import { nameOfRole, roleCalled } from './languages.ts';
import {
  beat,
  BEAT_MS,
  isThere,
  nowIn,
  pass,
  type PartyGame,
  pick,
  type Seat,
  shuffled,
  there,
  until,
  type GivenAnswer,
} from './party-game.ts';

/** A role is offered to the others at the latest that long after the last word of those who hold it. */
const OFFERED_MS = 75_000;
/** Of take-overs: in these the owner comes back in the same second. */
const OWNERS_RETURN = 0.4;

/** The role of a step’s instrument, when this telephone has not got it. */
export const missingRole = ({ step: here, view }: Status, step: string): string | undefined =>
  here?.name === step ? view?.puzzleHeldBy : view?.beside?.find(({ name }) => name === step)?.puzzleHeldBy;

/** A telephone that has the instrument of a step. When nobody there has it, they take over its role. */
export async function whoHas(game: PartyGame, step: string): Promise<Seat> {
  const seen = await Promise.all(
    there(game).map(async (seat) => ({
      seat,
      role: roleCalled(game, seat, missingRole(await seat.telephone.status(), step)),
    })),
  );
  const able = seen.filter(({ role }) => role === undefined);
  if (able.length > 0) return pick(able, game.random).seat;
  await takeOver(game, seen[0]?.role ?? '', step);
  return whoHas(game, step);
}

/** The page at the desk offers the instrument of the current step too, unless all who hold it are in pockets. */
async function lookAtPage(game: PartyGame, role: string, step: string): Promise<void> {
  // Servers look for silence every few seconds, and their time has just moved in a leap.
  await Promise.all(game.apps.map((app) => app.age()));
  for (const seat of there(game)) {
    const { page, telephone } = seat;
    if (!page) continue;
    const status = await telephone.status();
    const { party } = status;
    const name = nameOfRole(game, seat, role);
    const isMissing = status.step?.name === step && missingRole(status, step) === name;
    if (!party || !isMissing || handChoice(party, name, nowIn(game)) !== 'take') continue;
    if (holdersOf(party, name).every(({ inPocket }) => inPocket)) continue;
    await page.setClock(nowIn(game));
    await until(`${game.name}: its page offers ${role}`, page.offersRole);
    game.hasOffered = true;
  }
}

const partyOf = async ({ telephone }: Seat): Promise<NonNullable<Status['party']>> => {
  const { party } = await telephone.status();
  if (!party) throw new Error(`${telephone.name} is in no party`);
  return party;
};

/** Waits as the others do: until their screens offer the role. Returns those to whom it was dealt. */
async function untilOffered(game: PartyGame, role: string): Promise<readonly Seat[]> {
  const one = pick(there(game), game.random);
  const name = nameOfRole(game, one, role);
  const party = await partyOf(one);
  const seatsOf = (members: readonly { readonly id: number }[]): readonly Seat[] =>
    game.seats.filter(({ member }) => members.some(({ id }) => id === member));
  const [holders, owners] = [seatsOf(holdersOf(party, name)), seatsOf(ownersOf(party, name))];
  const lastWord = Math.max(...[...holders, ...owners].map(({ lastBeat }) => lastBeat));
  let hasWaited = false;
  while (handChoice(await partyOf(one), name, nowIn(game)) !== 'take') {
    hasWaited = true;
    if (nowIn(game) - lastWord > OFFERED_MS) {
      game.tally.problems.push(
        `${game.name}: ${role} is not offered ${OFFERED_MS / 1000} s after the last word`,
      );
      break;
    }
    await pass(game, BEAT_MS);
  }
  if (hasWaited) game.tally.offeredAfter.push(nowIn(game) - lastWord);
  return owners.length > 0 ? owners : holders;
}

/** Whoever is there again has a role back with one touch; false when it belongs to nobody who is there. */
async function isReclaimed(game: PartyGame, role: string): Promise<boolean> {
  for (const seat of there(game)) {
    const name = nameOfRole(game, seat, role);
    if (handChoice(await partyOf(seat), name, nowIn(game)) !== 'reclaim') continue;
    const { status } = await seat.telephone.post('party/give-back', { role: name });
    if (status !== 200) game.tally.problems.push(`${game.name}: ${role} is not had back: ${status}`);
    return true;
  }
  return false;
}

/** Two take a role at once if two are there, and sometimes one of its owners returns in the same second. */
async function takeOver(game: PartyGame, role: string, step: string): Promise<void> {
  const { random, tally } = game;
  if (await isReclaimed(game, role)) return;
  const owners = await untilOffered(game, role);
  await lookAtPage(game, role, step);
  const takers = shuffled(there(game), random).slice(0, 2);
  const silent = owners.find(({ state }) => state === 'silent');
  const back = silent && random() < OWNERS_RETURN ? silent : undefined;
  const taking = takers.map((seat) =>
    seat.telephone.post('party/take-over', { role: nameOfRole(game, seat, role) }),
  );
  const [replies] = await Promise.all([Promise.all(taking), back && comeBack(game, back)]);
  const told = replies.map(({ status, body }) =>
    `${status} ${body.error === undefined ? '' : JSON.stringify(body.error)}`.trim(),
  );
  const refusals = told.filter((one) => one !== '200');
  const won = told.length - refusals.length;
  if (won > 1 || (!back && won !== 1) || refusals.some((one) => one !== '409 "HAND_HERE"'))
    tally.problems.push(`${game.name}: ${role} taken over by ${takers.length} at once: ${told.join(', ')}`);
  tally.takings += won;
  await until(`${game.name}: all agree who has ${role}`, async () => {
    const holders = await Promise.all(
      there(game).map(async (seat) =>
        holdersOf(await partyOf(seat), nameOfRole(game, seat, role))
          .map(({ id }) => id)
          .join(),
      ),
    );
    return (
      new Set(holders).size === 1 && (!back || holders[0]?.split(',').includes(`${back.member}`) === true)
    );
  });
}

/** A radio works again: what waited is sent, and roles come back. */
export async function comeBack(game: PartyGame, seat: Seat): Promise<void> {
  const { telephone, waiting } = seat;
  telephone.comeBack();
  seat.state = 'there';
  seat.waiting = null;
  await beat(game, [seat]);
  await until(`${telephone.name} listens`, telephone.isListening);
  game.tally.returns += 1;
  if (waiting) await sendAgain(game, seat, waiting);
}

/** The same request with the same key: it is told what became of it. */
async function sendAgain({ tally, name }: PartyGame, { telephone }: Seat, given: GivenAnswer): Promise<void> {
  const { status } = await telephone.post('code/check', given.body, given.key);
  if (status === 200) tally.acknowledged.push(given.key);
  else if (status === 409) tally.late.push(given.key);
  else tally.problems.push(`${name}: ${given.key}, sent again, was answered ${status}`);
}

/** Everybody who holds a role for somebody who is there gives it back. */
export async function returnRoles(game: PartyGame): Promise<void> {
  for (const seat of there(game)) {
    const { takings } = await partyOf(seat);
    for (const { role, from } of takings.filter((taking) => taking.by === seat.member)) {
      if (!game.seats.some((one) => isThere(one) && from.includes(one.member))) continue;
      const { status } = await seat.telephone.post('party/give-back', { role });
      if (status !== 200) game.tally.problems.push(`${game.name}: ${role} is not given back: ${status}`);
    }
  }
}

/** Until those who are there may decide without the others. */
export async function untilOthersAreAbsent(game: PartyGame): Promise<void> {
  const others = game.seats.filter((seat) => !isThere(seat));
  while (others.some(({ lastBeat }) => nowIn(game) - lastBeat < ABSENT_MS)) await pass(game, BEAT_MS);
}
