import { answerBook, type AnswerBook } from '../../engine/prove/answers.ts';
import { advance, freshProgress, maxClues, standingOf } from '../../engine/index.ts';
import type { Progress, Standing, Story, StoryEvent } from '../../engine/index.ts';
import { routeOf, stepsUpTo } from '../../engine/story/route.ts';
import type { WalkthroughFile } from '../../engine/index.ts';
import { unlockedPages } from '../../engine/unlock/pages.ts';

/** Hints of the step: none yet; one, and the next is there; one, and the next is waited for; every one. */
export const HINT_STATES = ['none', 'ready', 'waiting', 'all'] as const;
export type HintState = (typeof HINT_STATES)[number];

/** Where somebody stands, by which route, and since when. */
export interface PlausibleVisit {
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
export function walkTo(story: Story, walkthroughs: readonly WalkthroughFile[], visit: PlausibleVisit): Walked {
  const answers = answersOf(story, walkthroughs);
  const behind = stepsUpTo(routeOf(story, visit.alternativeFrom), visit.step)?.slice(0, -1) ?? [];
  const started = visit.at - AT_STEP_MS - behind.length * STEP_MS;
  const posted = advance(standingOf(story, freshProgress), { type: 'SEND' }, started - POST_MS).standing;
  let standing = advance(posted, { type: 'ACTIVATE' }, started).standing;
  let opened: readonly string[] = [];
  for (const [position, step] of behind.entries()) {
    opened = [...unlockedPages(standing)];
    const leave = leaving(step, visit.alternativeFrom, answers);
    if (leave) standing = advance(standing, leave, started + (position + 1) * STEP_MS).standing;
  }
  return { progress: withHints(standAt(standing, visit), visit).progress, opened };
}

function leaving(step: string, alternativeFrom: string | null, answers: AnswerBook): StoryEvent | null {
  if (step === alternativeFrom) return { type: 'TAKE_ALTERNATIVE', debug: true };
  const code = answers[step]?.right ?? null;
  return code === null ? null : { type: 'ANSWER', code };
}

/** Where no answer leads, as to a step that no route has, the player is put. */
function standAt(standing: Standing, { step, at }: PlausibleVisit): Standing {
  return standing.step?.name === step ? standing : advance(standing, { type: 'SET_STEP', step }, at - AT_STEP_MS).standing;
}

function withHints(standing: Standing, { hints, at }: PlausibleVisit): Standing {
  const here = standing.step;
  const count = !here || hints === 'none' ? 0 : hints === 'all' ? maxClues(here) : Math.min(1, maxClues(here));
  const last = hints === 'waiting' ? at : at - MINUTE_MS;
  let asked = standing;
  for (let left = count; left > 0; left -= 1) asked = advance(asked, { type: 'ASK_CLUE' }, last - (left - 1) * (MINUTE_MS / 4)).standing;
  return asked;
}

const books = new WeakMap<Story, AnswerBook>();

/** Trying answers takes a while: once for each story. */
function answersOf(story: Story, walkthroughs: readonly WalkthroughFile[]): AnswerBook {
  const book = books.get(story) ?? answerBook(story, walkthroughs);
  books.set(story, book);
  return book;
}
