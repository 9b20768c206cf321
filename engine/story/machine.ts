import { assign, emit, setup } from 'xstate';
import { optionsOf, puzzleTypeOf } from '../puzzles/index.ts';
import { holds } from '../scenario/condition.ts';
import type { Exit } from '../scenario/exits.ts';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryContext } from './actions.ts';
import {
  attemptsAt,
  choose,
  countMistake,
  enterStep,
  giveClue,
  markRecognised,
  removeStory,
  send,
  setStep,
  solveBeside,
} from './actions.ts';
import type { MoveRefusal, TimedEvent } from './events.ts';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import { factsOnLeaving, isGathered } from './leaving.ts';
import { type OutcomeEvent, refused, verdictOn } from './outcomes.ts';
import type { OrderState, Progress } from './progress.ts';
import { freshProgress } from './progress.ts';
import { maxClues, refusalOf, unhandled } from './refusals.ts';
import { ROUTE } from './state-value.ts';
import type { StoryIndex } from './story-index.ts';

type EventOf<Type extends TimedEvent['type']> = Extract<TimedEvent, { type: Type }>;
/** The step that a guard or an action belongs to. */
interface StepParams {
  readonly step: string;
}

interface ExitParams extends StepParams {
  readonly if?: Exit['if'];
}

/**
 * The story of one city as a machine: COMMAND, SENT, then one state per step, below ACTIVATED until the end and below
 * DONE from the first end step on. DONE is not final: an end step still accepts the answer that leads to the secret.
 * A step handles only the events that the writer offers there; the root refuses unhandled events.
 * MOVED is a transient state with the targets of SET_STEP, so that each step need not list all others.
 * Steps beside the route are regions of their own, parallel to that state: closed, open or solved. They open and close
 * as the player moves on, so `stateValueOf` derives these three from the standing. A gathering waits for its parts.
 */
export function createStoryMachine(story: StoryIndex) {
  const { scenario, sideSteps } = story;
  const steps = Object.values(scenario.steps).filter(({ beside }) => !beside);
  const progressAt = (context: StoryContext, step: string): Progress => ({ ...context, state: stateAt(scenario, step), step });
  const refusalAt = (context: StoryContext, event: TimedEvent, here: string): MoveRefusal | null => {
    const step = scenario.steps[here];
    return step ? refusalOf({ scenario, step, context }, event) : null;
  };
  const stepOf = (name: string): Step => scenario.steps[name] as Step;
  /** Whether a player who leaves the step of an exit, with what the answer decided, meets its condition. */
  const meets = (context: StoryContext, { step, if: condition }: ExitParams, decided?: string): boolean =>
    !condition ||
    holds(
      condition,
      factsOnLeaving(story, progressAt(decided === undefined ? context : { ...context, ...choose(context, step, decided) }, step)),
    );
  const judgementOn = (event: TimedEvent, here: string): Judgement =>
    event.judgement ?? judge(story, here, (event as EventOf<'ANSWER'>).code);
  const isMistake = ({ verdict, isFree }: Judgement): boolean => verdict === 'wrong' || (verdict === 'almost' && !isFree);

  return setup({
    types: { context: {} as StoryContext, events: {} as TimedEvent, emitted: {} as OutcomeEvent },
    guards: {
      isMeant: ({ event }, { step }: StepParams) => event.for === step,
      isRefused: ({ context, event }, { step }: StepParams) => event.for === step && refusalAt(context, event, step) !== null,
      isRight: ({ context, event }, exit: ExitParams) => {
        if (event.for !== exit.step) return false;
        const { verdict, key } = judgementOn(event, exit.step);
        return verdict === 'right' && meets(context, exit, key);
      },
      isMistake: ({ event }, { step }: StepParams) => event.for === step && isMistake(judgementOn(event, step)),
      isGathered: ({ context }, exit: ExitParams) => isGathered(stepOf(exit.step), context) && meets(context, exit),
      asksFor: ({ event }, { step }: StepParams) => (event as EventOf<'SET_STEP'>).step === step,
    },
    actions: {
      send: assign(({ context, event }) => send(context, event.now)),
      enter: assign(({ context, event }, { step }: StepParams) => enterStep(context, step, event.now)),
      giveClue: assign(({ context, event }, { step }: StepParams) => giveClue(context, stepOf(step), event.now)),
      choose: assign(({ context, event }, { step }: StepParams) => choose(context, step, judgementOn(event, step).key)),
      recognise: assign(({ context }, { step }: StepParams) => markRecognised(context, stepOf(step))),
      solve: assign(({ context, event }, { step }: StepParams) => solveBeside(context, step, event.now)),
      countMistake: assign(({ context, event }, { step }: StepParams) =>
        countMistake(context, stepOf(step), judgementOn(event, step).key, event.now),
      ),
      takeAlternative: assign(({ context: { taken } }, { step }: StepParams) => ({ taken: [...taken, step] })),
      setStep: assign(({ context, event }, { step }: StepParams) =>
        setStep(story, progressAt(context, step), (event as EventOf<'SET_STEP'>).step, event.now),
      ),
      removeStory: assign(({ context }) => removeStory(context)),
      refuse: emit(({ context, event }, { step }: StepParams) => refused(event, refusalAt(context, event, step) ?? unhandled[event.type])),
      refuseUnhandled: emit(({ event }) => refused(event, unhandled[event.type])),
      giveVerdict: emit(({ context, event }, { step }: StepParams) =>
        verdictOn(judgementOn(event, step), attemptsAt(context, stepOf(step)), event.now),
      ),
    },
  }).createMachine({
    id: scenario.slug,
    context: contextOf(freshProgress),
    on: { '*': { actions: 'refuseUnhandled' } },
    ...(sideSteps.length === 0
      ? route()
      : { type: 'parallel' as const, states: { [ROUTE]: route(), ...Object.fromEntries(sideSteps.map(region)) } }),
  });

  function route() {
    return {
      initial: 'COMMAND',
      states: {
        COMMAND: { on: { SEND: { target: 'SENT', actions: 'send' as const } } },
        SENT: {
          id: SENT,
          on: {
            ACTIVATE: {
              target: idOf(scenario.start),
              actions: ['send' as const, { type: 'enter' as const, params: { step: scenario.start } }],
            },
          },
        },
        ACTIVATED: phase(steps.filter((step) => !step.afterEnd)),
        DONE: phase(steps.filter((step) => step.afterEnd)),
        MOVED: {
          id: MOVED,
          always: steps.map(({ name }) => ({ guard: { type: 'asksFor' as const, params: { step: name } }, target: idOf(name) })),
        },
      },
    };
  }

  function region(step: Step) {
    const open = {
      on: tryEvents(step, [{ target: 'solved', actions: [...decide(step), { type: 'solve' as const, params: { step: step.name } }] }]),
    };
    return [step.name, { initial: 'closed', states: { closed: {}, open, solved: {} } }] as const;
  }

  function phase(members: readonly Step[]) {
    return {
      initial: members[0]?.name,
      states: Object.fromEntries(members.map((step) => [step.name, stepState(step)])),
      on: { REMOVE_STORY: { target: idOf(SENT), actions: 'removeStory' as const } },
    };
  }

  function stepState(step: Step) {
    const params = { step: step.name };
    const { exits, alternative, gathering } = step;
    const leave = exits.map((exit) => ({ ...(exit.if && { if: exit.if }), ...moveTo<LeavingAction>(exit.to, ...decide(step)) }));
    return {
      id: step.name,
      ...(gathering && { always: guarded('isGathered', params, leave) }),
      on: {
        ...tryEvents(step, leave.length === 0 ? [{ actions: [] }] : leave),
        ...(alternative !== undefined && {
          TAKE_ALTERNATIVE: [refusals(params), moveTo(alternative, { type: 'takeAlternative' as const, params })],
        }),
        SET_STEP: [refusals(params), { target: idOf(MOVED), actions: { type: 'setStep' as const, params } }],
      },
    };
  }

  /** The events of a step's puzzle, hints and instrument. `right`: the transitions of a right answer, by their conditions. */
  function tryEvents(step: Step, right: readonly Departure[]) {
    const params = { step: step.name };
    const { puzzle } = step;
    const meant = { type: 'isMeant' as const, params };
    const giveVerdict = { type: 'giveVerdict' as const, params };
    return {
      ...(puzzle && {
        ANSWER: [
          refusals(params),
          ...guarded(
            'isRight',
            params,
            right.map(({ actions, ...transition }) => ({ ...transition, actions: [giveVerdict, ...actions] })),
          ),
          { guard: { type: 'isMistake' as const, params }, actions: [{ type: 'countMistake' as const, params }, giveVerdict] },
          { guard: meant, actions: giveVerdict },
        ],
      }),
      ...(maxClues(step) > 0 && { ASK_CLUE: [refusals(params), { guard: meant, actions: { type: 'giveClue' as const, params } }] }),
      ...(puzzle && puzzleTypeOf(puzzle).recognise && { RECOGNISED: { guard: meant, actions: { type: 'recognise' as const, params } } }),
    };
  }

  function refusals(params: StepParams) {
    return { guard: { type: 'isRefused' as const, params }, actions: { type: 'refuse' as const, params } };
  }

  function guarded<Type extends 'isRight' | 'isGathered'>(type: Type, params: StepParams, departures: readonly Departure[]) {
    return departures.map(({ if: condition, ...transition }) => ({
      guard: { type, params: { ...params, ...(condition && { if: condition }) } },
      ...transition,
    }));
  }

  function decide({ name, puzzle }: Step) {
    return optionsOf(puzzle).length > 0 ? [{ type: 'choose' as const, params: { step: name } }] : [];
  }

  function moveTo<Before extends LeavingAction>(name: string, ...before: readonly Before[]) {
    return { target: idOf(name), actions: [...before, { type: 'enter' as const, params: { step: name } }] };
  }
}

type LeavingAction = { readonly type: 'takeAlternative' | 'giveVerdict' | 'choose' | 'solve' | 'enter'; readonly params: StepParams };

/** A transition of a right answer, when its condition holds. */
interface Departure {
  readonly if?: Exit['if'];
  readonly target?: string;
  readonly actions: readonly LeavingAction[];
}

const idOf = (state: string): string => `#${state}`;

/** Ids of states that are no steps, whose names are in capitals. */
const SENT = 'sent';
const MOVED = 'moved';

export function stateAt(scenario: Scenario, step: string): OrderState {
  return scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
}

export function contextOf(progress: Progress): StoryContext {
  const { state: _state, step: _step, ...context } = progress;
  return context;
}

export type StoryMachine = ReturnType<typeof createStoryMachine>;
