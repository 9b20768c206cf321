import type { AcknowledgedFact } from '../broken-promises.ts';
import type { LetterRoute } from '../letters.ts';
import { pause, type KeyedAnswer, type PartyTelephone } from './telephone.ts';

/** Answers of all parties, as the telephones were told. */
export interface PartyJournal {
  readonly acknowledged: AcknowledgedFact[];
  /** Keys of answers that came too late: somebody else's had been judged. */
  readonly late: Set<string>;
}

export interface PlayedParty {
  readonly code: string;
  readonly telephones: readonly PartyTelephone[];
  /** Index of the next answer of the route. */
  next: number;
}

interface Playing {
  readonly route: LetterRoute;
  readonly journal: PartyJournal;
  readonly random: () => number;
  readonly isRunning: () => boolean;
  /** The mean pause between two turns of a party, in milliseconds. */
  readonly paceMs: number;
}

type Give = (telephone: PartyTelephone, later?: 0 | 1) => Promise<unknown>;
type Turn = (
  right: Give,
  wrong: Give,
  players: readonly [PartyTelephone, PartyTelephone],
) => Promise<unknown>;

/** The answers of two telephones at a step. */
const TURNS: readonly Turn[] = [
  (right, _wrong, [one]) => right(one),
  (right, wrong, [one, two]) => wrong(one).then(() => right(two, 1)),
  (right, _wrong, [one, two]) => Promise.all([right(one), right(two)]),
  (right, wrong, [one, two]) => Promise.all([wrong(one), right(two)]),
];

const LOOK_MS = 250;

/**
 * Plays on while the run lasts: at each turn two of the telephones find the step, answer it in one of four
 * ways, and the party goes on.
 */
export async function playParty(party: PlayedParty, playing: Playing): Promise<void> {
  const { route, random, isRunning, paceMs } = playing;
  if (paceMs > 0) await pause(random() * paceMs);
  while (isRunning()) {
    const at = route.answers[party.next];
    if (!at) throw new Error(`${party.code}: the story is too short for this run`);
    const players = drawTwo(party.telephones, random);
    await Promise.all(players.map((telephone) => reach(telephone, at.step)));
    await playTurn(party, playing, players);
    party.next += 1;
    if (paceMs > 0) await pause(paceMs * (0.5 + random()));
  }
}

/** Looks at the screen until the step is there. */
async function reach(telephone: PartyTelephone, step: string): Promise<void> {
  for (;;) {
    await telephone.poll();
    if (telephone.step() === step) return;
    await pause(LOOK_MS);
  }
}

async function playTurn(
  party: PlayedParty,
  { route, journal, random }: Playing,
  players: readonly [PartyTelephone, PartyTelephone],
): Promise<void> {
  const { step = '', right = '' } = route.answers[party.next] ?? {};
  const turn = 2 * party.next + 1;
  const give =
    (code: string, name: string): Give =>
    (telephone, later = 0) =>
      note(party, journal, telephone, turn + later, {
        code,
        step,
        key: `${party.code}-${turn}-${name}-${party.telephones.indexOf(telephone)}`,
      });
  const wrong = `${party.next + 1}-1`;
  await TURNS[Math.floor(random() * TURNS.length)]?.(give(right, 'right'), give(wrong, 'wrong'), players);
}

async function note(
  party: PlayedParty,
  { acknowledged, late }: PartyJournal,
  telephone: PartyTelephone,
  turn: number,
  answer: KeyedAnswer,
) {
  const status = await telephone.answer(answer);
  if (![200, 404, 409].includes(status)) throw new Error(`${answer.key}: ${status}`);
  if (status === 409) late.add(answer.key);
  else acknowledged.push({ what: 'move', kind: 'answer', code: party.code, key: answer.key, turn, status });
}

function drawTwo(
  telephones: readonly PartyTelephone[],
  random: () => number,
): readonly [PartyTelephone, PartyTelephone] {
  const shuffled = telephones
    .map((telephone) => ({ telephone, place: random() }))
    .toSorted((left, right) => left.place - right.place);
  const [one, two] = shuffled.map(({ telephone }) => telephone);
  if (!one || !two) throw new Error('a party needs two telephones');
  return [one, two];
}
