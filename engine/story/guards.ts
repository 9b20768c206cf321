import type { Scenario, Step } from '../scenario/scenario.ts';
import { puzzleTypeOf } from '../puzzles/index.ts';
import type { Refusal, RefusalReason, StoryEvent } from './events.ts';
import type { StoryContext } from './actions.ts';
import type { OrderState } from './progress.ts';
import { CLUE_WAIT_MS, alternativeWaitMs, isAhead, mistakeWaitMs, secondsUntil } from './timings.ts';

/** All that a guard may look at. The step is the current one, null before activation. */
export interface Situation {
  readonly scenario: Scenario;
  readonly state: OrderState;
  readonly progress: StoryContext;
  readonly step: Step | null;
  readonly now: number;
}

type EventOf<Type extends StoryEvent['type']> = Extract<StoryEvent, { type: Type }>;
type Guards = { readonly [Type in StoryEvent['type']]: (situation: Situation, event: EventOf<Type>) => Refusal | null };

const guards: Guards = {
  SEND: ({ state }) => (state === 'COMMAND' ? null : notAllowed()),
  ACTIVATE: ({ state }) => (state === 'SENT' ? null : notAllowed()),
  ANSWER: ({ progress, step, now }) => {
    if (!step?.puzzle) return notAllowed('Il n’y a rien à entrer ici');
    return mustWait(progress, now);
  },
  ASK_CLUE: ({ progress, step, now }) => {
    const max = step ? maxClues(step) : 0;
    if (max === 0) return refuse('not-offered', 'Il n’y a pas d’indice ici');
    if (progress.clueIndex >= max) return refuse('exhausted', 'Tous les indices sont donnés');
    return tooEarly(nextClueAt(progress, now), now, 'Prochain indice');
  },
  TAKE_ALTERNATIVE: ({ progress, step, now }, { debug }) => {
    if (!step || !offersAlternative(step, progress)) return refuse('not-offered', 'Aucun autre trajet n’est proposé ici');
    return tooEarly(alternativeAt(progress, debug, now), now, 'Autre trajet possible');
  },
  SET_STEP: ({ scenario, step }, event) => (step && scenario.steps[event.step] ? null : notAllowed('Cette étape n’existe pas')),
  RECOGNISED: ({ step }) => (step?.puzzle && puzzleTypeOf(step.puzzle).recognise ? null : notAllowed()),
  REMOVE_STORY: ({ step }) => (step ? null : notAllowed()),
};

/** Why an event cannot happen now; null when it can. An answer that may be judged is not yet a right one. */
export function refusalOf<Type extends StoryEvent['type']>(situation: Situation, event: EventOf<Type> & { type: Type }): Refusal | null {
  const guard = guards[event.type] as (situation: Situation, event: EventOf<Type>) => Refusal | null;
  return guard(situation, event);
}

/** How many hints a step has: none where the story has ended. */
export function maxClues(step: Step): number {
  return step.kind === 'puzzle' ? step.hints.length : 0;
}

/** When the next hint may be asked; null when at once. The first of a step is free. */
export function nextClueAt({ lastClueDate }: StoryContext, now: number): number | null {
  const instant = (lastClueDate ?? 0) + CLUE_WAIT_MS;
  return isAhead(instant, CLUE_WAIT_MS, now) ? instant : null;
}

/** Whether the alternative route is offered at this step: once, and only where the writer declared one. */
export function offersAlternative(step: Step, progress: StoryContext): boolean {
  return step.alternative !== undefined && progress.alternativeFrom === null;
}

/** When the alternative route may be confirmed; never later than its wait from now. */
export function alternativeAt({ lastStepDate }: StoryContext, debug: boolean, now: number): number {
  const instant = (lastStepDate ?? 0) + alternativeWaitMs(debug);
  return isAhead(instant, alternativeWaitMs(debug), now) ? instant : Math.min(instant, now);
}

/** Until when mistakes keep every answer from being judged; null when one may be. */
export function waitsUntil({ waitUntil, wrongAnswers }: StoryContext, now: number): number | null {
  return waitUntil !== null && isAhead(waitUntil, mistakeWaitMs(wrongAnswers.length), now) ? waitUntil : null;
}

function mustWait(progress: StoryContext, now: number): Refusal | null {
  const end = waitsUntil(progress, now);
  if (end === null) return null;
  const secondsLeft = secondsUntil(end, now);
  return { ...refuse('waiting', `Trop d’essais : réessayez dans ${secondsLeft} s`), secondsLeft };
}

function tooEarly(instant: number | null, now: number, what: string): Refusal | null {
  if (instant === null || now >= instant) return null;
  const secondsLeft = secondsUntil(instant, now);
  return { ...refuse('too-early', `${what} dans ${secondsLeft} s`), secondsLeft };
}

function notAllowed(message = 'Ce n’est pas possible maintenant'): Refusal {
  return refuse('not-allowed', message);
}

function refuse(reason: RefusalReason, message: string): Refusal {
  return { accepted: false, reason, message };
}
