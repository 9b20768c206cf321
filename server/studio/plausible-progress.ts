import { answerBook, type AnswerBook } from '../../engine/prove/answers.ts';
import {
  advance,
  freshProgress,
  maxClues,
  standingOf,
  type Progress,
  type Standing,
  type Story,
  type WalkthroughFile,
} from '../../engine/index.ts';
import { eventsToLeave } from '../../engine/prove/play-route.ts';
import type { Decisions } from '../../engine/scenario/routes.ts';
import { whenOpen } from '../../engine/story/timings.ts';
import { withAllAsidesSolved } from '../../engine/story/standing.ts';
import { routeOf, stepsUpTo } from '../../engine/story/route.ts';
import { unlockedPages } from '../../engine/unlock/unlock.ts';

/** Hint states: none; one, and the next is available; one, and the next is waiting; all. */
export type HintState = 'none' | 'ready' | 'waiting' | 'all';

/** A player's position, decisions and time. */
export interface PlausibleVisit extends Decisions {
  readonly step: string;
  /** The steps at which the player asked for a hint; at the current one, `hints` may say more. */
  readonly asked: readonly string[];
  readonly hints: HintState;
  /** Staff marked the step's places as gone. */
  readonly gone: boolean;
  /** The player waited at the step until all mail had come. */
  readonly mailed: boolean;
  /** The player solved every step beside the route that was open so far. */
  readonly asides: boolean;
  /** What the player decided in other cities: an index in `elsewheresOf`, 0 for nothing. */
  readonly elsewhere: number;
  /** The only role of the city that this telephone holds; '' for everything. */
  readonly hand: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}

/** Stored state of a player who walked there. */
export interface Walked {
  readonly progress: Progress;
  /** Papers opened on the way: all that were unlocked before the last step. */
  readonly opened: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const POST_MS = 3 * DAY_MS;
/** Time for a puzzle and the walk to the next. */
const STEP_MS = 12 * MINUTE_MS;
/** Time at the current step: longer than any wait. */
const AT_STEP_MS = 2 * MINUTE_MS;
/** Longer than any message takes to come. */
const ALL_MAIL_MS = 5 * DAY_MS;

/** Simulates a player up to a step: letter, activation, one answer per step. */
export function walkTo(
  story: Story,
  walkthroughs: readonly WalkthroughFile[],
  visit: PlausibleVisit,
): Walked {
  const answers = answersOf(story, walkthroughs);
  const passedSteps = stepsUpTo(routeOf(story, visit), visit.step)?.slice(0, -1) ?? [];
  const { scenario } = story;
  // Such a step makes the player wait for its hour, at most a day.
  const waits = passedSteps.filter((name) => scenario.steps[name]?.opens).length * DAY_MS;
  const atStep = AT_STEP_MS + (visit.mailed ? ALL_MAIL_MS : 0);
  const started = visit.at - atStep - passedSteps.length * STEP_MS - waits;
  const posted = advance(standingOf(story, freshProgress), { type: 'SEND' }, started - POST_MS).standing;
  let standing = advance(posted, { type: 'ACTIVATE' }, started).standing;
  let opened: readonly string[] = [];
  let at = started;
  for (const step of passedSteps) {
    at = whenOpen(scenario, scenario.steps[step], at + STEP_MS);
    opened = [...unlockedPages(standing, at)];
    if (visit.asked.includes(step)) standing = advance(standing, { type: 'ASK_CLUE' }, at).standing;
    for (const leave of eventsToLeave(story, step, visit, answers))
      standing = advance(standing, leave, at).standing;
  }
  const arrived = standAt(standing, visit);
  return {
    progress: withHints(visit.asides ? withAllAsidesSolved(arrived) : arrived, visit).progress,
    opened,
  };
}

/** Sets the step directly when the walk does not reach it. */
function standAt(standing: Standing, { step, at }: PlausibleVisit): Standing {
  return standing.step?.name === step
    ? standing
    : advance(standing, { type: 'SET_STEP', step }, at - AT_STEP_MS).standing;
}

function withHints(standing: Standing, { hints, asked, at }: PlausibleVisit): Standing {
  const here = standing.step;
  const wanted = hints === 'all' ? Infinity : hints !== 'none' || asked.includes(here?.name ?? '') ? 1 : 0;
  const count = here ? Math.min(wanted, maxClues(here)) : 0;
  const last = hints === 'waiting' ? at : at - MINUTE_MS;
  let current = standing;
  for (let left = count; left > 0; left -= 1)
    current = advance(current, { type: 'ASK_CLUE' }, last - (left - 1) * (MINUTE_MS / 4)).standing;
  return current;
}

const answerBooks = new WeakMap<Story, AnswerBook>();

/** Cached per story, as finding answers is slow. */
function answersOf(story: Story, walkthroughs: readonly WalkthroughFile[]): AnswerBook {
  const answers = answerBooks.get(story) ?? answerBook(story, walkthroughs);
  answerBooks.set(story, answers);
  return answers;
}
