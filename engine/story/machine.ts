import { assign, setup } from 'xstate';
import type { Scenario, Step } from '../scenario/scenario.ts';
import type { StoryContext } from './actions.ts';
import { countMistake, enterStep, giveClue, removeStory, send, setStep } from './actions.ts';
import type { TimedEvent } from './events.ts';
import { refusalOf } from './guards.ts';
import type { Judgement } from './judge.ts';
import { judge } from './judge.ts';
import type { OrderState, Progress } from './progress.ts';
import { freshProgress } from './progress.ts';

type EventOf<Type extends TimedEvent['type']> = Extract<TimedEvent, { type: Type }>;
/** What a guard or an action of a step is told: which step it belongs to. */
interface Here {
  readonly step: string;
}

/**
 * The story of one city as a machine: COMMAND, SENT, then one state a step, below ACTIVATED until the end and below
 * DONE from the first end step on. DONE is not final: an end step still takes the answer that leads to the secret.
 * MOVED is on the way to wherever staff put a player, one list for all steps: nobody stays there.
 */
function createStoryMachine(scenario: Scenario) {
  const steps = Object.values(scenario.steps);
  const progressAt = (context: StoryContext, step: string): Progress => ({ ...context, state: stateAt(scenario, step), step });
  const isFree = (progress: StoryContext, event: TimedEvent, here: string): boolean =>
    refusalOf({ scenario, state: stateAt(scenario, here), progress, step: scenario.steps[here] ?? null, now: event.now }, event) === null;
  const judgementOn = (event: TimedEvent, here: string): Judgement =>
    event.judgement ?? judge(scenario, here, (event as EventOf<'ANSWER'>).code);
  const isMistake = ({ verdict }: Judgement): boolean => verdict === 'wrong' || verdict === 'almost';

  return setup({
    types: { context: {} as StoryContext, events: {} as TimedEvent },
    guards: {
      isFree: ({ context, event }, { step }: Here) => isFree(context, event, step),
      isRight: ({ context, event }, { step }: Here) => isFree(context, event, step) && judgementOn(event, step).verdict === 'right',
      isMistake: ({ context, event }, { step }: Here) => isFree(context, event, step) && isMistake(judgementOn(event, step)),
      asksFor: ({ event }, { step }: Here) => (event as EventOf<'SET_STEP'>).step === step,
    },
    actions: {
      send: assign(({ context, event }) => send(context, event.now)),
      enter: assign(({ context, event }, { step }: Here) => enterStep(context, step, event.now)),
      giveClue: assign(({ context, event }) => giveClue(context, event.now)),
      recognise: assign({ recognised: true }),
      countMistake: assign(({ context, event }, { step }: Here) => countMistake(context, judgementOn(event, step).key, event.now)),
      leaveMainRoute: assign((_, { step }: Here) => ({ alternativeFrom: step })),
      setStep: assign(({ context, event }, { step }: Here) =>
        setStep(scenario, progressAt(context, step), (event as EventOf<'SET_STEP'>).step, event.now),
      ),
      removeStory: assign(({ context }) => removeStory(context)),
    },
  }).createMachine({
    id: scenario.slug,
    context: contextOf(freshProgress),
    initial: 'COMMAND',
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
    const here = { step: step.name };
    const { next, alternative } = step;
    return {
      id: step.name,
      on: {
        ANSWER: [
          ...(next === undefined ? [] : [{ guard: { type: 'isRight' as const, params: here }, ...moveTo(next) }]),
          { guard: { type: 'isMistake' as const, params: here }, actions: { type: 'countMistake' as const, params: here } },
        ],
        ASK_CLUE: { guard: { type: 'isFree' as const, params: here }, actions: 'giveClue' as const },
        RECOGNISED: { guard: { type: 'isFree' as const, params: here }, actions: 'recognise' as const },
        TAKE_ALTERNATIVE:
          alternative === undefined
            ? []
            : [
                {
                  guard: { type: 'isFree' as const, params: here },
                  ...moveTo(alternative, { type: 'leaveMainRoute' as const, params: here }),
                },
              ],
        SET_STEP: {
          guard: { type: 'isFree' as const, params: here },
          target: `#${scenario.slug}.MOVED`,
          actions: { type: 'setStep' as const, params: here },
        },
      },
    };
  }

  function moveTo(name: string, ...before: readonly { readonly type: 'leaveMainRoute'; readonly params: Here }[]) {
    return { target: idOf(name), actions: [...before, { type: 'enter' as const, params: { step: name } }] };
  }
}

const idOf = (step: string): string => `#${step}`;

/** The order's state at a step: DONE from the first end step on. */
export function stateAt(scenario: Scenario, step: string): OrderState {
  return scenario.steps[step]?.afterEnd ? 'DONE' : 'ACTIVATED';
}

export function contextOf(progress: Progress): StoryContext {
  const { state: _state, step: _step, ...context } = progress;
  return context;
}

/** The state of the machine, in the words of a progress. */
export function placeOf(value: string | object): Pick<Progress, 'state' | 'step'> {
  if (typeof value === 'string') return { state: value as OrderState, step: null };
  const [state, step] = Object.entries(value as Record<string, string>)[0] ?? ['SENT', null];
  return { state: state as OrderState, step };
}

export type StoryMachine = ReturnType<typeof createStoryMachine>;

const machines = new WeakMap<Scenario, StoryMachine>();

/** The machine of a scenario, built once. */
export function storyMachine(scenario: Scenario): StoryMachine {
  const known = machines.get(scenario);
  if (known) return known;
  const machine = createStoryMachine(scenario);
  machines.set(scenario, machine);
  return machine;
}
