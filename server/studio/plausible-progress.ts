import { answerBook, type AnswerBook } from '../../engine/prove/answers.ts';
import { advance, freshProgress, maxClues } from '../../engine/index.ts';
import type { Progress, Scenario, StoryEvent } from '../../engine/index.ts';
import { routeOf, stepsUpTo } from '../../engine/story/route.ts';
import type { WalkthroughFile } from '../../engine/index.ts';
import { unlockedPages } from '../../engine/unlock/pages.ts';

/** Hints of the step: none yet; one, and the next is there; one, and the next is waited for; every one. */
export const HINT_STATES = ['none', 'ready', 'waiting', 'all'] as const;
export type HintState = (typeof HINT_STATES)[number];

/** Where somebody stands, by which route, and since when. */
export interface Visit {
  readonly step: string;
  readonly alternativeFrom: string | null;
  readonly hints: HintState;
  /** Staff have said that the places of the step cannot be seen any more. */
  readonly gone: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}

/** What an order has kept of a player who walked there. */
export interface Walked {
  readonly progress: Progress;
  /** What was opened on the way: all that was there before the last step. */
  readonly opened: readonly string[];
}

const MINUTE_MS = 60_000;
const POST_MS = 3 * 24 * 60 * MINUTE_MS;
/** A puzzle and the walk to the next. */
const STEP_MS = 12 * MINUTE_MS;
/** Since the player came to the step: longer than any wait there. */
const AT_STEP_MS = 2 * MINUTE_MS;

/** Walks to a step as a player does: a letter in the post, an answer at each step, one route. */
export function walkTo(scenario: Scenario, walkthroughs: readonly WalkthroughFile[], visit: Visit): Walked {
  const answers = answersOf(scenario, walkthroughs);
  const behind = stepsUpTo(routeOf(scenario, visit.alternativeFrom), visit.step)?.slice(0, -1) ?? [];
  const started = visit.at - AT_STEP_MS - behind.length * STEP_MS;
  const posted = advance(scenario, freshProgress, { type: 'SEND' }, started - POST_MS).progress;
  let progress = advance(scenario, posted, { type: 'ACTIVATE' }, started).progress;
  let opened: readonly string[] = [];
  for (const [position, step] of behind.entries()) {
    opened = [...unlockedPages(scenario, progress)];
    const leave = leaving(step, visit.alternativeFrom, answers);
    if (leave) progress = advance(scenario, progress, leave, started + (position + 1) * STEP_MS).progress;
  }
  return { progress: withHints(scenario, standAt(scenario, progress, visit), visit), opened };
}

function leaving(step: string, alternativeFrom: string | null, answers: AnswerBook): StoryEvent | null {
  if (step === alternativeFrom) return { type: 'TAKE_ALTERNATIVE', debug: true };
  const code = answers[step]?.right ?? null;
  return code === null ? null : { type: 'ANSWER', code };
}

/** Where no answer leads, as to a step that no route has, the player is put. */
function standAt(scenario: Scenario, progress: Progress, { step, at }: Visit): Progress {
  return progress.step === step ? progress : advance(scenario, progress, { type: 'SET_STEP', step }, at - AT_STEP_MS).progress;
}

function withHints(scenario: Scenario, progress: Progress, { step, hints, at }: Visit): Progress {
  const here = scenario.steps[step];
  const count = !here || hints === 'none' ? 0 : hints === 'all' ? maxClues(here) : Math.min(1, maxClues(here));
  const last = hints === 'waiting' ? at : at - MINUTE_MS;
  let asked = progress;
  for (let left = count; left > 0; left -= 1)
    asked = advance(scenario, asked, { type: 'ASK_CLUE' }, last - (left - 1) * (MINUTE_MS / 4)).progress;
  return asked;
}

const books = new WeakMap<Scenario, AnswerBook>();

/** Trying answers takes a while: once for each scenario. */
function answersOf(scenario: Scenario, walkthroughs: readonly WalkthroughFile[]): AnswerBook {
  const book = books.get(scenario) ?? answerBook(scenario, walkthroughs);
  books.set(scenario, book);
  return book;
}
