// Fixed wait: the rule under test is a length of time that is measured by a real clock.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario, Step } from '../../../engine/index.ts';
import type { Lines } from '../../../engine/types/lines.generated.ts';
import type { ApiSession } from '../server/api-session.ts';
import type { TestCity, CityRoute } from '../cities/cities.ts';
import { gamesBefore } from '../cities/games-elsewhere.ts';
import type { Deeds } from './deeds.ts';
import type { SecretStanding } from './secrets.ts';

/** Called in each state; `answers` holds the response bodies that led to it. */
export type PlayedState = (standing: SecretStanding, answers: readonly string[]) => Promise<void>;

interface Walk {
  readonly session: ApiSession;
  readonly city: TestCity;
  readonly route: CityRoute;
  /** The most hints requested per step. */
  readonly hints: number;
  readonly visit: PlayedState;
  /** Lets time pass; waits for real by default. */
  readonly wait?: (milliseconds: number) => unknown;
}

type Answer = Awaited<ReturnType<ApiSession['post']>>;

export function expectSuccess(what: string, answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer;
}

/** Debug mode: delay until the alternative path opens, and between two hints. */
const WAY_OUT_MS = 5_100;
const HINT_MS = 10_100;
const INSTRUMENT_MS = 250;

type Call = Pick<CityRoute['moves'][number], 'step' | 'call' | 'body' | 'waitMs'>;

/** Makes one call of a route, after the time that it needs. */
export async function makeCall(
  session: ApiSession,
  { step, call, body, waitMs }: Call,
  wait: (milliseconds: number) => unknown,
): Promise<void> {
  if (call === 'user/status/goAlternativePath') await wait(WAY_OUT_MS);
  if (waitMs) await wait(waitMs);
  expectSuccess(step, await session.post(call, body));
}

/**
 * Plays a route over HTTP; calls `visit` at each step's start, after each hint, and after an instrument
 * recognised the answer.
 */
export async function playAllStates({ city, route, ...walk }: Walk): Promise<void> {
  const { session, visit, wait = sleep } = walk;
  const { steps } = city.scenario;
  const hereNow = async () => ((await session.get('user/status/current')).body.step as { name: string }).name;
  const walked: string[] = [];
  const seen = new Set<string>();
  const solvedBeside: string[] = [];
  let reachedBeforeWait: readonly string[] = [];
  let deeds: Deeds = { chosen: {}, asked: [], took: null, elsewhere: gamesBefore(city, route) };
  for (const move of route.moves) {
    const isBeside = steps[move.step]?.beside !== undefined;
    const onRoute = isBeside ? await hereNow() : move.step;
    if (walked.at(-1) !== onRoute) walked.push(onRoute);
    if (!seen.has(move.step)) {
      const place = {
        walked: [...walked],
        solvedBeside: [...solvedBeside],
        reachedBeforeWait,
        ...(isBeside && { beside: move.step }),
      };
      deeds = await visitStep({ ...walk, wait, scenario: city.scenario }, move, place, deeds);
    }
    seen.add(move.step);
    // The visit has asked for the hints of the route too.
    if (move.call === 'user/status/newClue' && walk.hints > 0) continue;
    deeds = after(move, city.scenario, deeds);
    if (move.waitMs) reachedBeforeWait = [...walked, ...solvedBeside];
    await makeCall(session, move, wait);
    if (isBeside && move.call === 'code/check') solvedBeside.push(move.step);
  }
  const last = await hereNow();
  const end = walked.at(-1) === last ? walked : [...walked, last];
  await visit({ walked: end, solvedBeside, reachedBeforeWait, hintsAsked: 0, recognised: false, deeds }, []);
}

type Place = Pick<SecretStanding, 'walked' | 'beside' | 'solvedBeside' | 'reachedBeforeWait'>;

function after({ step, call, body }: CityRoute['moves'][number], { steps }: Scenario, deeds: Deeds): Deeds {
  if (call === 'user/status/goAlternativePath') return { ...deeds, took: step };
  if (call === 'user/status/newClue') return { ...deeds, asked: [...deeds.asked, step] };
  const option = chosenBy(steps[step]?.puzzle ?? null, body.code);
  return option === undefined ? deeds : { ...deeds, chosen: { ...deeds.chosen, [step]: option } };
}

function chosenBy(puzzle: Step['puzzle'], code: string | undefined): string | undefined {
  if (puzzle?.type === 'choice') return code;
  return puzzle?.type === 'dialogue' ? namedReply(puzzle.lines, code?.split(' > ') ?? []) : undefined;
}

/** The name of the reply with one, among those that were given. */
function namedReply(lines: Lines, said: readonly string[]): string | undefined {
  for (const reply of lines.flatMap(({ replies = [] }) => replies)) {
    if (!said.includes(reply.label)) continue;
    const name = reply.name ?? namedReply(reply.lines ?? [], said);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Returns the deeds with the hints asked here. */
async function visitStep(
  {
    session,
    scenario,
    hints,
    visit,
    wait,
  }: Required<Omit<Walk, 'city' | 'route'>> & { readonly scenario: Scenario },
  move: CityRoute['moves'][number],
  place: Place,
  before: Deeds,
): Promise<Deeds> {
  await visit({ ...place, hintsAsked: 0, recognised: false, deeds: before }, []);
  const deeds = { ...before, asked: [...before.asked, move.step] };
  const asked = Math.min(hints, scenario.steps[move.step]?.hints.length ?? 0);
  for (let hint = 1; hint <= asked; hint += 1) {
    if (hint > 1) await wait(HINT_MS);
    const clue = expectSuccess(
      `hint ${hint} of ${move.step}`,
      await session.post('user/status/newClue', { step: move.step }),
    );
    await visit({ ...place, hintsAsked: hint, recognised: false, deeds }, [clue.text]);
  }
  await visitDialogue({ session, scenario, visit, wait }, move, {
    ...place,
    hintsAsked: asked,
    recognised: false,
    deeds: asked > 0 ? deeds : before,
  });
  const recognised = move.body.code ? await recognise(session, move, move.body.code, wait) : null;
  if (recognised?.status === 200 && recognised.body.recognised === true)
    await visit({ ...place, hintsAsked: asked, recognised: true, deeds: asked > 0 ? deeds : before }, [
      recognised.text,
    ]);
  return asked > 0 ? deeds : before;
}

/** Gives the replies of a dialogue one after another. */
async function visitDialogue(
  {
    session,
    scenario,
    visit,
    wait,
  }: Required<Pick<Walk, 'session' | 'visit' | 'wait'>> & { readonly scenario: Scenario },
  move: CityRoute['moves'][number],
  standing: SecretStanding,
): Promise<void> {
  if (scenario.steps[move.step]?.puzzle?.type !== 'dialogue') return;
  const replies = move.body.code?.split(' > ') ?? [];
  for (const index of replies.keys()) {
    const said = replies.slice(0, index + 1);
    const followed = await recognise(session, move, said.join(' > '), wait);
    if (followed.body.reveal) await visit({ ...standing, said }, [followed.text]);
  }
}

/** Instruments have a rate limit: retries after it. */
async function recognise(
  session: ApiSession,
  { step }: Pick<CityRoute['moves'][number], 'step'>,
  code: string,
  wait: Required<Walk>['wait'],
): Promise<Answer> {
  const answer = await session.post('code/recognise', { code, step });
  if (answer.status !== 429) return answer;
  await wait(INSTRUMENT_MS);
  return recognise(session, { step }, code, wait);
}

export const nameOf = ({
  walked,
  beside,
  solvedBeside = [],
  hintsAsked,
  recognised,
  said = [],
}: SecretStanding): string =>
  [
    walked.at(-1),
    beside && `beside it ${beside}`,
    ...solvedBeside,
    `${hintsAsked} hints`,
    recognised && 'recognised',
    ...said,
  ]
    .filter(Boolean)
    .join(', ');

/** The addresses that do not answer 404. */
export async function answered(session: ApiSession, addresses: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(addresses.map(async (address) => (await session.fetch(address)).status));
  return addresses.filter((_address, index) => statuses[index] !== 404);
}
