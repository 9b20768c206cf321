import { onWeekday, WEEKDAYS } from '../hours/zoned.ts';
import { elsewheresOf } from '../scenario/condition.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import { freshProgress } from '../story/progress.ts';
import { whenOpen } from '../story/timings.ts';
import { openStep, type Standing, standingOf, unsolvedSteps } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook, StepAnswers } from './answers.ts';
import { neededTries } from './needed-tries.ts';
import { keyOf, type Position, positionOf } from './position.ts';

/**
 * An event tried in a state. `from` and `to` are keys of states, equal when the event changes nothing in
 * `Position`.
 */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: StoryEvent;
  readonly accepted: boolean;
}

/** A state as first reached, with the fewest events. */
export interface StoryState {
  readonly key: string;
  readonly position: Position;
  readonly now: number;
  /** Null for an initial state: one for each combination of what may be decided in other cities. */
  readonly arrivedBy: Edge | null;
}

/** The states of a city that need exploring, and the events tried in them. */
export interface StateGraph {
  readonly story: Story;
  /** By key; those reached with the fewest events first. */
  readonly states: ReadonlyMap<string, StoryState>;
  readonly edges: readonly Edge[];
  /** With the dates of a player who reaches the state with the fewest events. */
  standingAt(state: StoryState): Standing;
}

/** Longer than any wait of the game. */
export const PATIENCE_MS = 5 * 60_000;

/** When a game begins: on a day of the week that nothing reads, and on each of the others. */
function beginnings(
  { read, scenario }: Story,
  start: number,
): readonly Pick<Position & StoryState, 'weekday' | 'now'>[] {
  const unread = WEEKDAYS.filter((day) => !read.weekdays.includes(day));
  const times = unread.map((day) => onWeekday(start, day, scenario.timeZone));
  return [
    ...(unread.length === 0 ? [] : [{ now: Math.min(...times) }]),
    ...read.weekdays.map((weekday) => ({ weekday, now: onWeekday(start, weekday, scenario.timeZone) })),
  ];
}

/**
 * Breadth-first search from an order not yet sent, with everything that may be decided in other cities, and
 * once more on each day of the week that is read.
 */
export function explore(story: Story, answers: AnswerBook, start = 0): StateGraph {
  const first = elsewheresOf(story.read.elsewhere).flatMap((elsewhere) => {
    const position = positionOf(standingOf(story, freshProgress, elsewhere));
    return beginnings(story, start).map(({ now, ...day }): StoryState => {
      const at = { ...position, ...day };
      return { key: keyOf(at), position: at, now, arrivedBy: null };
    });
  });
  const states = new Map(first.map((state) => [state.key, state]));
  const edges: Edge[] = [];
  const isTried = neededTries(story);
  for (const state of states.values()) {
    const { elsewhere, weekday, ...place } = state.position;
    const here = standingOf(story, { ...freshProgress, ...place }, elsewhere);
    for (const event of eventsAt(here, answers).filter((one) => isTried(state.position, one))) {
      const meant = openStep(here, 'at' in event ? event.at : null)?.step;
      const now = whenOpen(story.scenario, meant, state.now + PATIENCE_MS);
      const { standing, outcome } = advance(here, event, now);
      const position = { ...positionOf(standing), ...(weekday !== undefined && { weekday }) };
      const edge = { from: state.key, to: keyOf(position), event, accepted: outcome.accepted };
      edges.push(edge);
      if (states.has(edge.to)) continue;
      states.set(edge.to, { key: edge.to, position, now, arrivedBy: edge });
    }
  }
  return { story, states, edges, standingAt: standingsOf(story, states) };
}

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE = { type: 'ASK_CLUE' } as const;
const RECOGNISED = { type: 'RECOGNISED' } as const;
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/**
 * The events to try at a standing, including those that must be refused. Those beside the route come first, so
 * that a state is kept as of the player who solved beside it early: the messages since then know of it. Of who
 * solved it late, they say what they say to those who have not.
 */
function eventsAt(standing: Standing, answers: AnswerBook): readonly StoryEvent[] {
  const here = standing.step?.name ?? '';
  const beside = unsolvedSteps(standing).filter(({ name }) => name !== here);
  return [
    SEND,
    ACTIVATE,
    ...beside.flatMap(({ name: at }) => triesAt(answers[at], { at })),
    ...triesAt(answers[here]),
    TAKE_ALTERNATIVE,
  ];
}

/** `meant`: the step, when it is beside the route. */
function triesAt(
  {
    right = null,
    wrong: [wrong] = [],
    recognised = null,
    tolerance,
    options = [],
  }: Partial<StepAnswers> = {},
  meant: { readonly at?: string } = {},
): readonly StoryEvent[] {
  const edges = tolerance ? [...tolerance.right, ...tolerance.wrong] : [];
  const codes = new Set([right, wrong ?? null, ...edges, ...options].filter((code) => code !== null));
  return [
    ...[...codes].map((code) => ({ type: 'ANSWER', code, ...meant }) as const),
    { ...ASK_CLUE, ...meant },
    ...(recognised === null ? [] : [{ ...RECOGNISED, ...meant }]),
  ];
}

/** Computes standings lazily, with a cache: most are never needed. */
function standingsOf(story: Story, states: ReadonlyMap<string, StoryState>): StateGraph['standingAt'] {
  const played = new Map<string, Standing>();
  const play = ({ arrivedBy, now, position }: StoryState): Standing => {
    const before = arrivedBy && states.get(arrivedBy.from);
    return before
      ? advance(standingAt(before), arrivedBy.event, now).standing
      : standingOf(story, freshProgress, position.elsewhere);
  };
  const standingAt = (state: StoryState): Standing => {
    const standing = played.get(state.key) ?? play(state);
    played.set(state.key, standing);
    return standing;
  };
  return standingAt;
}
