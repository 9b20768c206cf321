import { assign, emit, setup } from 'xstate';
import { optionsOf, puzzleTypeOf } from '../puzzles/index.ts';
import { type Facts, holds } from '../scenario/condition.ts';
import type { Exit } from '../scenario/exits.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryContext } from './actions.ts';
import { choose, countMistake, enterStep, giveClue, removeStory, send, setStep } from './actions.ts';
import type { Outcome, MoveRefusal, TimedEvent } from './events.ts';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import type { OrderState, Progress } from './progress.ts';
import { freshProgress } from './progress.ts';
import { reachedBy } from './reached.ts';
import { maxClues, refusalOf, unhandled, waitsUntil } from './refusals.ts';
import type { StoryIndex } from './story-index.ts';
import { secondsUntil } from './timings.ts';

type EventOf<Type extends TimedEvent['type']> = Extract<TimedEvent, { type: Type }>;
/** The step that a guard or an action belongs to. */
interface StepParams {
  readonly step: string;
}

interface ExitParams extends StepParams {
  readonly if?: Exit['if'];
}

/** Emitted with a refusal or the verdict on an answer. An event without it was accepted. */
export interface OutcomeEvent {
  readonly type: 'outcome';
  readonly outcome: Outcome;
}

/**
 * The story of one city as a machine: COMMAND, SENT, then one state per step, below ACTIVATED until the end and below
 * DONE from the first end step on. DONE is not final: an end step still accepts the answer that leads to the secret.
 * A step handles only the events that the writer offers there; the root refuses unhandled events.
 * MOVED is a transient state with the targets of SET_STEP, so that each step need not list all others.
 */
export function createStoryMachine(story: StoryIndex) {
  const { scenario } = story;
  const steps = Object.values(scenario.steps);
  const progressAt = (context: StoryContext, step: string): Progress => ({ ...context, state: stateAt(scenario, step), step });
  const refusalAt = (context: StoryContext, event: TimedEvent, here: string): MoveRefusal | null => {
    const step = scenario.steps[here];
    return step ? refusalOf({ scenario, step, context }, event) : null;
  };
  /** The facts of a player who leaves a step by its answer. */
  const factsAfter = (context: StoryContext, here: string, { key }: Judgement): Facts => {
    const { alternativeFrom, asked } = context;
    const { chosen = context.chosen } = choose(context, here, key);
    const { solved } = reachedBy(story, progressAt(context, here));
    return { alternativeFrom, asked, chosen, solved: (name) => name === here || solved(name) };
  };
  const judgementOn = (event: TimedEvent, here: string): Judgement =>
    event.judgement ?? judge(story, here, (event as EventOf<'ANSWER'>).code);
  const isMistake = ({ verdict }: Judgement): boolean => verdict === 'wrong' || verdict === 'almost';

  return setup({
    types: { context: {} as StoryContext, events: {} as TimedEvent, emitted: {} as OutcomeEvent },
    guards: {
      isRefused: ({ context, event }, { step }: StepParams) => refusalAt(context, event, step) !== null,
      isRight: ({ context, event }, { step, if: condition }: ExitParams) => {
        const judgement = judgementOn(event, step);
        return judgement.verdict === 'right' && (!condition || holds(condition, factsAfter(context, step, judgement)));
      },
      isMistake: ({ event }, { step }: StepParams) => isMistake(judgementOn(event, step)),
      asksFor: ({ event }, { step }: StepParams) => (event as EventOf<'SET_STEP'>).step === step,
    },
    actions: {
      send: assign(({ context, event }) => send(context, event.now)),
      enter: assign(({ context, event }, { step }: StepParams) => enterStep(context, step, event.now)),
      giveClue: assign(({ context, event }, { step }: StepParams) => giveClue(context, step, event.now)),
      choose: assign(({ context, event }, { step }: StepParams) => choose(context, step, judgementOn(event, step).key)),
      recognise: assign({ recognised: true }),
      countMistake: assign(({ context, event }, { step }: StepParams) => countMistake(context, judgementOn(event, step).key, event.now)),
      leaveMainRoute: assign((_, { step }: StepParams) => ({ alternativeFrom: step })),
      setStep: assign(({ context, event }, { step }: StepParams) =>
        setStep(story, progressAt(context, step), (event as EventOf<'SET_STEP'>).step, event.now),
      ),
      removeStory: assign(({ context }) => removeStory(context)),
      refuse: emit(({ context, event }, { step }: StepParams) => refused(event, refusalAt(context, event, step) ?? unhandled[event.type])),
      refuseUnhandled: emit(({ event }) => refused(event, unhandled[event.type])),
      giveVerdict: emit(({ context, event }, { step }: StepParams) => verdictOn(judgementOn(event, step), context, event.now)),
    },
  }).createMachine({
    id: scenario.slug,
    context: contextOf(freshProgress),
    initial: 'COMMAND',
    on: { '*': { actions: 'refuseUnhandled' } },
    states: {
      COMMAND: { on: { SEND: { target: 'SENT', actions: 'send' } } },
      SENT: { on: { ACTIVATE: { target: idOf(scenario.start), actions: ['send', { type: 'enter', params: { step: scenario.start } }] } } },
      ACTIVATED: phase(steps.filter((step) => !step.afterEnd)),
      DONE: phase(steps.filter((step) => step.afterEnd)),
      MOVED: { always: steps.map(({ name }) => ({ guard: { type: 'asksFor', params: { step: name } }, target: idOf(name) })) },
    },
  });

  function phase(members: readonly Step[]) {
    return {
      initial: members[0]?.name,
      states: Object.fromEntries(members.map((step) => [step.name, stepState(step)])),
      on: { REMOVE_STORY: { target: `#${scenario.slug}.SENT`, actions: 'removeStory' as const } },
    };
  }

  function stepState(step: Step) {
    const params = { step: step.name };
    const { puzzle, exits, alternative } = step;
    const refusals = { guard: { type: 'isRefused' as const, params }, actions: { type: 'refuse' as const, params } };
    const giveVerdict = { type: 'giveVerdict' as const, params };
    return {
      id: step.name,
      on: {
        ...(puzzle && {
          ANSWER: [
            refusals,
            ...(exits.length === 0
              ? [{ guard: { type: 'isRight' as const, params }, actions: [giveVerdict] }]
              : exits.map((exit) => ({
                  guard: { type: 'isRight' as const, params: { ...params, ...(exit.if && { if: exit.if }) } },
                  ...moveTo<LeavingAction>(
                    exit.to,
                    giveVerdict,
                    ...(optionsOf(puzzle).length > 0 ? [{ type: 'choose' as const, params }] : []),
                  ),
                }))),
            { guard: { type: 'isMistake' as const, params }, actions: [{ type: 'countMistake' as const, params }, giveVerdict] },
            { actions: giveVerdict },
          ],
        }),
        ...(maxClues(step) > 0 && { ASK_CLUE: [refusals, { actions: { type: 'giveClue' as const, params } }] }),
        ...(puzzle && puzzleTypeOf(puzzle).recognise && { RECOGNISED: { actions: 'recognise' as const } }),
        ...(alternative !== undefined && {
          TAKE_ALTERNATIVE: [refusals, moveTo(alternative, { type: 'leaveMainRoute' as const, params })],
        }),
        SET_STEP: [refusals, { target: `#${scenario.slug}.MOVED`, actions: { type: 'setStep' as const, params } }],
      },
    };
  }

  function moveTo<Before extends LeavingAction>(name: string, ...before: readonly Before[]) {
    return { target: idOf(name), actions: [...before, { type: 'enter' as const, params: { step: name } }] };
  }
}

type LeavingAction =
  | { readonly type: 'leaveMainRoute'; readonly params: StepParams }
  | { readonly type: 'giveVerdict'; readonly params: StepParams }
  | { readonly type: 'choose'; readonly params: StepParams };

/** A refused answer is not judged, but its normalised text is stored in the journal; nothing is where the step is closed. */
function refused({ judgement }: TimedEvent, refusal: MoveRefusal): OutcomeEvent {
  if (refusal.reason === 'closed') return { type: 'outcome', outcome: refusal };
  const verdict = refusal.reason === 'waiting' ? 'waiting' : 'unreadable';
  return { type: 'outcome', outcome: judgement ? { ...refusal, verdict, reading: judgement.key } : refusal };
}

/** `context`: after the answer. */
function verdictOn({ verdict, message, key }: Judgement, context: StoryContext, now: number): OutcomeEvent {
  if (verdict === 'right') return { type: 'outcome', outcome: { accepted: true, verdict, reading: key } };
  const end = verdict === 'unreadable' ? null : waitsUntil(context, now);
  const wait = end === null ? {} : { secondsLeft: secondsUntil(end, now) };
  return { type: 'outcome', outcome: { accepted: false, reason: verdict, message, verdict, reading: key, ...wait } };
}

const idOf = (step: string): string => `#${step}`;

export function stateAt(scenario: Scenario, step: string): OrderState {
  return scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
}

export function contextOf(progress: Progress): StoryContext {
  const { state: _state, step: _step, ...context } = progress;
  return context;
}

/** Converts a state value of the machine. */
export function placeOf(value: string | object): Pick<Progress, 'state' | 'step'> {
  if (typeof value === 'string') return { state: value as OrderState, step: null };
  const [state, step] = Object.entries(value as Record<string, string>)[0] ?? ['SENT', null];
  return { state: state as OrderState, step };
}

export type StoryMachine = ReturnType<typeof createStoryMachine>;
