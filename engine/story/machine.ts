import { assign, setup } from 'xstate';
import { optionsOf } from '../puzzles/index.ts';
import { holds } from '../scenario/condition.ts';
import type { Exit } from '../scenario/exits.ts';
import type { RouteSpan, Step } from '../scenario/scenario.ts';
import {
  attemptsAt,
  choose,
  countMistake,
  enterStep,
  fallBack,
  giveClue,
  markAnswered,
  markRecognised,
  removeStory,
  send,
  setStep,
  solveBeside,
  type StoryContext,
} from './actions.ts';
import type { TimedEvent, UnwrittenRefusal } from './events.ts';
import { judge, type Judgement } from './judge.ts';
import { freeKey } from './timings.ts';
import { exitFacts, isGathered, reachedBy } from './route.ts';
import { refusalOf, refused, unhandled, verdictOn } from './refusals.ts';
import { freshProgress, isSolvedBeside, type Progress } from './progress.ts';
import { factsOf, isWithin } from './span.ts';
import { contextOf, LOST, type MachineContext, progressOf, ROUTE, stateAt } from './state-value.ts';
import type { StoryIndex } from './story-index.ts';

type EventOf<Type extends TimedEvent['type']> = Extract<TimedEvent, { type: Type }>;

interface StepParams {
  readonly step: string;
}

/** The condition of an exit. */
interface ExitParams {
  readonly if?: Exit['if'];
}

/** A gathering is complete when `needs` of its `parts` are solved. */
type GatheringParams = ExitParams & NonNullable<Step['gathering']>;

/**
 * The story of one city as a machine: COMMAND, SENT, then one state per step, below ACTIVATED until the end
 * and below DONE from the first end step on. DONE is not final: an end step still accepts the answer that
 * leads to the secret.
 *
 * A step has the transitions that lead away from it. The root has everything that is alike at all steps:
 * refusals, mistakes, hints, instruments, moves by staff. Steps beside the route are regions of their own,
 * parallel to the route: closed, open within their span, or solved. MOVED is a transient state that leads to
 * the step named in the context, so that no step has to list all others. A player whose step was removed from
 * the city is LOST until CONTENT_CHANGED.
 */
export function createStoryMachine(story: StoryIndex) {
  const { scenario, sideSteps } = story;
  const steps = Object.values(scenario.steps).filter(({ beside }) => !beside);
  const progressIn = (context: MachineContext): Progress =>
    progressOf(context, stateAt(scenario, context.step ?? ''));
  /** Whether the player is within a span of the route. */
  const isInSpan = (context: MachineContext, span: RouteSpan, { elsewhere }: TimedEvent): boolean => {
    if (context.step === null) return false;
    const reached = reachedBy(story, progressIn(context));
    return isWithin({ story, reached, facts: factsOf(story, context, reached, elsewhere) }, span);
  };
  /** The open step that an event is for; undefined if there is none. */
  const meant = (context: MachineContext, event: TimedEvent): Step | undefined => {
    const step = scenario.steps[event.for ?? ''];
    if (!step?.beside) return event.for === context.step ? step : undefined;
    return !isSolvedBeside(context, step.name) && isInSpan(context, step.beside, event) ? step : undefined;
  };
  const refusal = (context: MachineContext, event: TimedEvent): UnwrittenRefusal | null =>
    refusalOf({ scenario, step: meant(context, event), context }, event);
  const judgement = (event: TimedEvent): Judgement =>
    event.judgement ?? judge(story, event.for ?? '', (event as EventOf<'ANSWER'>).code);
  const isRight = (context: MachineContext, event: TimedEvent, step: string | null): boolean =>
    event.for === step && refusal(context, event) === null && judgement(event).verdict === 'right';
  /**
   * Whether a player who leaves the present step, with what the answer decided, meets the condition of an
   * exit.
   */
  const meets = (context: MachineContext, { if: condition }: ExitParams, decided?: string): boolean => {
    if (!condition) return true;
    const chosen =
      decided === undefined || context.step === null ? {} : choose(context, context.step, decided);
    return holds(condition, exitFacts(story, { ...progressIn(context), ...chosen }));
  };
  /** The change of an action on the step that an event is for. */
  const onStep = <Change extends object>(
    context: MachineContext,
    event: TimedEvent,
    change: (step: Step) => Change,
  ): Partial<Change> => {
    const step = meant(context, event);
    return step ? change(step) : {};
  };

  return setup({
    types: { context: {} as MachineContext, events: {} as TimedEvent },
    guards: {
      isRefused: ({ context, event }) => refusal(context, event) !== null,
      isAllowed: ({ context, event }) => refusal(context, event) === null,
      isRight: ({ context, event }, exit: ExitParams | undefined) =>
        isRight(context, event, context.step) && meets(context, exit ?? {}, judgement(event).key),
      isRightBeside: ({ context, event }, { step }: StepParams) => isRight(context, event, step),
      isMistake: ({ event }) => {
        const { verdict } = judgement(event);
        return verdict === 'wrong' || verdict === 'almost';
      },
      isGathered: ({ context }, { if: condition, ...gathering }: GatheringParams) =>
        isGathered({ gathering }, context) && meets(context, { if: condition }),
      isWithin: ({ context, event }, span: RouteSpan) => isInSpan(context, span, event),
      isOutside: ({ context, event }, span: RouteSpan) => !isInSpan(context, span, event),
      isSolved: ({ context }, { step }: StepParams) => isSolvedBeside(context, step),
      isAt: ({ context }, { step }: StepParams) => context.step === step,
    },
    actions: {
      send: assign(({ context, event }) => send(context, event.now)),
      enter: assign(({ context, event }, { step }: StepParams) =>
        enterStep(context, step, timeOf(context, event)),
      ),
      giveClue: assign(({ context, event }) =>
        onStep(context, event, (step) => giveClue(context, step, event.now)),
      ),
      choose: assign(({ context, event }) =>
        onStep(context, event, ({ name }) => choose(context, name, judgement(event).key)),
      ),
      recognise: assign(({ context, event }) =>
        onStep(context, event, (step) => markRecognised(context, step)),
      ),
      solve: assign(({ context, event }) =>
        onStep(context, event, ({ name }) => solveBeside(context, name, event.now)),
      ),
      countMistake: assign(({ context, event }) =>
        onStep(context, event, (step) => {
          const { key, isFree } = judgement(event);
          return countMistake(
            context,
            step,
            { key: isFree ? freeKey(key) : key, by: byOf(event) },
            event.now,
          );
        }),
      ),
      takeAlternative: assign(({ context, event }) =>
        onStep(context, event, ({ name }) => ({ taken: [...context.taken, name] })),
      ),
      setStep: assign(({ context, event }) =>
        setStep(story, progressIn(context), (event as EventOf<'SET_STEP'>).step, event.now),
      ),
      fallBack: assign(({ context }) => fallBack(story, progressIn(context))),
      removeStory: assign(({ context }) => removeStory(context)),
      refuse: assign(({ context, event }) => ({
        outcome: refused(event, refusal(context, event) ?? unhandled[event.type]),
      })),
      giveVerdict: assign(({ context, event }) =>
        onStep(context, event, (step) => ({
          ...(judgement(event).verdict !== 'unreadable' && markAnswered(context, step, byOf(event))),
          outcome: verdictOn(judgement(event), attemptsAt(context, step), event.now),
        })),
      ),
    },
  }).createMachine({
    id: scenario.slug,
    context: contextOf(freshProgress),
    on: {
      ANSWER: [
        { guard: 'isRefused', actions: 'refuse' },
        { guard: 'isMistake', actions: ['countMistake', 'giveVerdict'] },
        { actions: 'giveVerdict' },
      ],
      ASK_CLUE: [{ guard: 'isAllowed', actions: 'giveClue' }, { actions: 'refuse' }],
      RECOGNISED: [{ guard: 'isAllowed', actions: 'recognise' }, { actions: 'refuse' }],
      SET_STEP: [{ guard: 'isAllowed', target: idOf(MOVED), actions: 'setStep' }, { actions: 'refuse' }],
      REMOVE_STORY: [
        { guard: 'isAllowed', target: idOf(SENT), actions: 'removeStory' },
        { actions: 'refuse' },
      ],
      CONTENT_CHANGED: {},
      '*': { actions: 'refuse' },
    },
    ...(sideSteps.length === 0
      ? route()
      : {
          type: 'parallel' as const,
          states: { [ROUTE]: route(), ...Object.fromEntries(sideSteps.map(region)) },
        }),
  });

  function route() {
    return {
      initial: 'COMMAND',
      states: {
        COMMAND: { on: { SEND: { target: 'SENT', actions: 'send' as const } } },
        SENT: { id: SENT, on: { ACTIVATE: { target: idOf(scenario.start), actions: 'send' as const } } },
        ACTIVATED: phase(steps.filter((step) => !step.afterEnd)),
        DONE: phase(steps.filter((step) => step.afterEnd)),
        [LOST]: { on: { CONTENT_CHANGED: { target: MOVED, actions: 'fallBack' as const } } },
        [MOVED]: {
          id: MOVED,
          always: steps.map(({ name }) => ({
            guard: { type: 'isAt' as const, params: { step: name } },
            target: idOf(name),
          })),
        },
      },
    };
  }

  function phase(members: readonly Step[]) {
    return {
      initial: members[0]?.name,
      states: Object.fromEntries(members.map((step) => [step.name, stepState(step)])),
    };
  }

  function stepState(step: Step) {
    const { name, exits, alternative, gathering } = step;
    return {
      id: name,
      entry: { type: 'enter' as const, params: { step: name } },
      ...(gathering && {
        always: exits.map(({ if: condition, to }) => ({
          guard: {
            type: 'isGathered' as const,
            params: { ...gathering, ...(condition && { if: condition }) },
          },
          target: idOf(to),
        })),
      }),
      on: {
        ...(step.puzzle &&
          exits.length > 0 && {
            ANSWER: exits.map(({ if: condition, to }) => ({
              guard: condition
                ? { type: 'isRight' as const, params: { if: condition } }
                : ('isRight' as const),
              target: idOf(to),
              actions: decide(step),
            })),
          }),
        ...(alternative !== undefined && {
          TAKE_ALTERNATIVE: {
            guard: 'isAllowed' as const,
            target: idOf(alternative),
            actions: 'takeAlternative' as const,
          },
        }),
      },
    };
  }

  function region(step: Step) {
    const params = { step: step.name };
    const { from, until, if: condition } = step.beside ?? {};
    const span = { from, until, if: condition };
    const states = {
      closed: {
        always: [
          { guard: { type: 'isSolved' as const, params }, target: 'solved' },
          { guard: { type: 'isWithin' as const, params: span }, target: 'open' },
        ],
      },
      open: {
        always: { guard: { type: 'isOutside' as const, params: span }, target: 'closed' },
        on: {
          ANSWER: {
            guard: { type: 'isRightBeside' as const, params },
            target: 'solved',
            actions: [...decide(step), 'solve' as const],
          },
        },
      },
      solved: {},
    };
    return [step.name, { initial: 'closed', states }] as const;
  }

  function decide({ puzzle }: Step) {
    return optionsOf(puzzle).length > 0 ? (['giveVerdict', 'choose'] as const) : (['giveVerdict'] as const);
  }
}

/** The member of a party who answers. */
const byOf = (event: TimedEvent): number | undefined => (event as EventOf<'ANSWER'>).by;

/** A change of the content moves players at the time at which they came to their step. */
const timeOf = ({ lastStepDate }: StoryContext, { type, now }: TimedEvent): number =>
  type === 'CONTENT_CHANGED' ? (lastStepDate ?? 0) : now;

const idOf = (state: string): string => `#${state}`;

const SENT = 'SENT';
const MOVED = 'MOVED';

export type StoryMachine = ReturnType<typeof createStoryMachine>;
