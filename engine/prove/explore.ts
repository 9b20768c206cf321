import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Progress } from '../story/progress.ts';
import { freshProgress } from '../story/progress.ts';
import { type Standing, standingOf } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook } from './answers.ts';

/**
 * What the explorer keeps of a progress: where, by which route, how many hints, whether the instrument was recognised. Dates and
 * mistakes decide nothing for a player who is never in a hurry: random walks test that.
 */
export type Position = Pick<Progress, 'state' | 'step' | 'alternativeFrom' | 'clueIndex' | 'recognised'>;

export const keyOf = ({ state, step, alternativeFrom, clueIndex, recognised }: Position): string =>
  `${state} ${step ?? ''} ${alternativeFrom ?? ''} ${clueIndex} ${recognised ? 'recognised' : ''}`;

/** One thing a player can do in a state, and where it leads, by key: to the same state when it changes nothing that counts. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: StoryEvent;
  readonly accepted: boolean;
}

/** A state as it was first come to, by the fewest gestures. */
export interface StoryState {
  readonly key: string;
  readonly position: Position;
  readonly now: number;
  /** Null for the first. */
  readonly arrivedBy: Edge | null;
}

/** Every state of a city that a player can be in, and every gesture in each of them. */
export interface StateGraph {
  readonly story: Story;
  /** By key; those that take the fewest gestures first. */
  readonly states: ReadonlyMap<string, StoryState>;
  readonly edges: readonly Edge[];
  /** With the dates of a player who reaches the state by the fewest gestures. */
  standingAt(state: StoryState): Standing;
}

/** Longer than any wait of the game: the explorer is never in a hurry. */
export const PATIENCE_MS = 5 * 60_000;

/** Goes everywhere a player can go, from the letter's departure on. */
export function explore(story: Story, answers: AnswerBook, start = 0): StateGraph {
  const first: StoryState = { key: keyOf(freshProgress), position: positionOf(freshProgress), now: start, arrivedBy: null };
  const states = new Map([[first.key, first]]);
  const edges: Edge[] = [];
  for (const state of states.values()) {
    const here = standingOf(story, { ...freshProgress, ...state.position });
    for (const event of gesturesAt(state.position, answers)) {
      const { standing, outcome } = advance(here, event, PATIENCE_MS);
      const { progress } = standing;
      const edge = { from: state.key, to: keyOf(progress), event, accepted: outcome.accepted };
      edges.push(edge);
      if (states.has(edge.to)) continue;
      states.set(edge.to, { key: edge.to, position: positionOf(progress), now: state.now + PATIENCE_MS, arrivedBy: edge });
    }
  }
  return { story, states, edges, standingAt: playedIn(story, states) };
}

const positionOf = ({ state, step, alternativeFrom, clueIndex, recognised }: Progress): Position => ({
  state,
  step,
  alternativeFrom,
  clueIndex,
  recognised,
});

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE: StoryEvent = { type: 'ASK_CLUE' };
const RECOGNISED: StoryEvent = { type: 'RECOGNISED' };
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/** All that a player may try at a position, also what must be refused there. */
function gesturesAt({ step }: Position, answers: AnswerBook): readonly StoryEvent[] {
  const { right = null, wrong: [wrong] = [], recognised = null } = answers[step ?? ''] ?? {};
  const codes = [right, wrong ?? null].filter((code) => code !== null);
  return [
    SEND,
    ACTIVATE,
    ...codes.map((code) => ({ type: 'ANSWER', code }) as const),
    ASK_CLUE,
    ...(recognised === null ? [] : [RECOGNISED]),
    TAKE_ALTERNATIVE,
  ];
}

/** Plays a state when it is first asked for: most of them never are. */
function playedIn(story: Story, states: ReadonlyMap<string, StoryState>): StateGraph['standingAt'] {
  const played = new Map<string, Standing>();
  const play = ({ arrivedBy, now }: StoryState): Standing => {
    const before = arrivedBy && states.get(arrivedBy.from);
    return before ? advance(standingAt(before), arrivedBy.event, now).standing : standingOf(story, freshProgress);
  };
  const standingAt = (state: StoryState): Standing => {
    const standing = played.get(state.key) ?? play(state);
    played.set(state.key, standing);
    return standing;
  };
  return standingAt;
}
