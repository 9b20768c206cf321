import { momentAt } from '../hours/present-hours.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { Sentence } from '../words/words.ts';
import { attemptsAt, type StoryContext } from './actions.ts';
import type { RefusalReason, StoryEvent, TimedEvent, UnwrittenOutcome, UnwrittenRefusal } from './events.ts';
import type { Judgement } from './judge.ts';
import type { Attempts } from './progress.ts';
import {
  alternativeWaitMs,
  CLUE_WAIT_MS,
  isAhead,
  mistakesAmong,
  mistakeWaitMs,
  opensAt,
  secondsUntil,
} from './timings.ts';

type EventOf<Type extends StoryEvent['type']> = Extract<TimedEvent, { type: Type }>;

/** Times of the context and of the event are milliseconds since 1970 UTC. */
interface Situation {
  readonly scenario: Scenario;
  readonly step: Step;
  readonly context: StoryContext;
}

/** `step`: undefined where no open step is meant. */
type QuestionContext = Omit<Situation, 'step'> & { readonly step: Step | undefined };

type Rules = {
  readonly [Type in StoryEvent['type']]?: (
    situation: Situation,
    event: EventOf<Type>,
  ) => UnwrittenRefusal | null;
};

/** Conditions under which an open step refuses an event. Events without a rule are never refused. */
const rules: Rules = {
  ANSWER: ({ scenario, step, context }, { now }) => {
    if (!step.puzzle) return unhandled.ANSWER;
    const opening = opensAt(scenario, step, now);
    if (opening !== null)
      return {
        ...refuse('closed', ['opens', momentAt(opening, scenario.timeZone, now)]),
        secondsLeft: secondsUntil(opening, now),
      };
    const end = waitsUntil(attemptsAt(context, step), now);
    return end === null ? null : refuseUntil(end, now, 'waiting', 'tooManyTries');
  },
  ASK_CLUE: ({ step, context }, { now }) => {
    if (maxClues(step) === 0) return unhandled.ASK_CLUE;
    const attempts = attemptsAt(context, step);
    if (attempts.clueIndex >= maxClues(step)) return refuse('exhausted', ['allHintsGiven']);
    return tooEarly(nextClueAt(attempts, now), now, 'nextHint');
  },
  RECOGNISED: ({ step: { puzzle } }) =>
    puzzle && puzzleTypeOf(puzzle).recognise ? null : unhandled.RECOGNISED,
  TAKE_ALTERNATIVE: ({ step, context }, { debug, now }) =>
    step.alternative === undefined
      ? unhandled.TAKE_ALTERNATIVE
      : tooEarly(alternativeAt(context, debug, now), now, 'alternative'),
  SET_STEP: ({ scenario }, { step }) =>
    scenario.steps[step] && !scenario.steps[step].beside ? null : unhandled.SET_STEP,
};

/** Null when the step that is meant accepts the event. */
export function refusalOf(
  { step, ...situation }: QuestionContext,
  event: TimedEvent,
): UnwrittenRefusal | null {
  if (!step) return unhandled[event.type];
  const rule = rules[event.type] as
    | ((situation: Situation, event: TimedEvent) => UnwrittenRefusal | null)
    | undefined;
  return rule?.({ ...situation, step }, event) ?? null;
}

/** Refusals of events that the current state does not handle. */
export const unhandled: Readonly<Record<StoryEvent['type'], UnwrittenRefusal>> = {
  SEND: notAllowed(),
  ACTIVATE: notAllowed(),
  ANSWER: notAllowed(['nothingToEnter']),
  ASK_CLUE: refuse('not-offered', ['noHint']),
  TAKE_ALTERNATIVE: refuse('not-offered', ['noAlternative']),
  SET_STEP: notAllowed(['unknownStep']),
  RECOGNISED: notAllowed(),
  REMOVE_STORY: notAllowed(),
  CONTENT_CHANGED: notAllowed(),
};

/** Number of hints; 0 where there is nothing to find. */
export function maxClues(step: Step): number {
  return step.kind === 'end' || step.kind === 'secret' ? 0 : step.hints.length;
}

/** Time from which the next hint may be requested; null when now. The first hint of a step has no wait. */
export function nextClueAt({ lastClueDate }: Attempts, now: number): number | null {
  const instant = (lastClueDate ?? 0) + CLUE_WAIT_MS;
  return isAhead(instant, CLUE_WAIT_MS, now) ? instant : null;
}

/** Time from which the alternative route may be confirmed; at most its wait from now. */
export function alternativeAt({ lastStepDate }: StoryContext, debug: boolean, now: number): number {
  const instant = (lastStepDate ?? 0) + alternativeWaitMs(debug);
  return isAhead(instant, alternativeWaitMs(debug), now) ? instant : Math.min(instant, now);
}

/** End of the wait after mistakes; null when an answer may be judged now. */
export function waitsUntil({ waitUntil, wrongAnswers }: Attempts, now: number): number | null {
  return waitUntil !== null && isAhead(waitUntil, mistakeWaitMs(mistakesAmong(wrongAnswers)), now)
    ? waitUntil
    : null;
}

const tooEarly = (
  instant: number | null,
  now: number,
  key: 'nextHint' | 'alternative',
): UnwrittenRefusal | null =>
  instant === null || now >= instant ? null : refuseUntil(instant, now, 'too-early', key);

/** `key`: of a sentence that says the seconds. */
function refuseUntil(
  instant: number,
  now: number,
  reason: RefusalReason,
  key: 'tooManyTries' | 'nextHint' | 'alternative',
): UnwrittenRefusal {
  const secondsLeft = secondsUntil(instant, now);
  return { ...refuse(reason, [key, secondsLeft]), secondsLeft };
}

function notAllowed(message: Sentence = ['impossible']): UnwrittenRefusal {
  return refuse('not-allowed', message);
}

function refuse(reason: RefusalReason, message: Sentence): UnwrittenRefusal {
  return { accepted: false, reason, message };
}

export const ACCEPTED: UnwrittenOutcome = { accepted: true };

/**
 * A refused answer is not judged, but its normalised text is stored in the journal; nothing is where the step
 * is closed.
 */
export function refused({ judgement }: TimedEvent, refusal: UnwrittenRefusal): UnwrittenOutcome {
  if (refusal.reason === 'closed' || !judgement) return refusal;
  return {
    ...refusal,
    verdict: refusal.reason === 'waiting' ? 'waiting' : 'unreadable',
    reading: judgement.key,
  };
}

/** `attempts`: after the answer. */
export function verdictOn(
  { verdict, message, key }: Judgement,
  attempts: Attempts,
  now: number,
): UnwrittenOutcome {
  if (verdict === 'right') return { accepted: true, verdict, reading: key };
  const end = verdict === 'unreadable' ? null : waitsUntil(attempts, now);
  const wait = end === null ? {} : { secondsLeft: secondsUntil(end, now) };
  return { accepted: false, reason: verdict, message, verdict, reading: key, ...wait };
}
