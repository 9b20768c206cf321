import type { Elsewhere } from '../scenario/condition.ts';
import { elsewheresOf } from '../scenario/fact-combinations.ts';
import { advance } from '../story/advance.ts';
import type { StoryEvent } from '../story/events.ts';
import type { Progress, SideAttempts } from '../story/progress.ts';
import { freshAttempts, freshProgress } from '../story/progress.ts';
import { whenOpen } from '../story/opening.ts';
import { openStep, type Standing, standingOf, unsolvedSteps } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { AnswerBook, StepAnswers } from './answers.ts';

/**
 * The part of a progress that distinguishes states; of choices and hints asked, only those that a condition reads, and of
 * the steps beside the route those that are open, or that something depends on. Dates and mistakes make no difference for
 * a player who waits `PATIENCE_MS` between events, and for the hour at which a step opens: tests with random walks confirm
 * it.
 */
export interface Position extends Pick<
  Progress,
  'state' | 'step' | 'alternativeFrom' | 'chosen' | 'asked' | 'clueIndex' | 'recognised' | 'sideSteps'
> {
  /** What the player decided in other cities, which no event changes. */
  readonly elsewhere: Elsewhere;
}

export function keyOf({ state, step, alternativeFrom, chosen, asked, clueIndex, recognised, sideSteps, elsewhere }: Position): string {
  const beside = Object.entries(sideSteps).map(([name, side]) => [name, side.clueIndex, side.recognised, side.solvedAt].join(' '));
  const decided = [...Object.entries(chosen).flat(), ...asked];
  const others = Object.keys(elsewhere).length > 0 ? [JSON.stringify(elsewhere)] : [];
  return [state, step, alternativeFrom, ...decided, clueIndex, recognised ? 'recognised' : '', ...beside, ...others].join(' ');
}

/** Choices, hints and side steps in the order of the story's steps: the order in which they came makes no difference. */
export function positionOf(standing: Standing): Position {
  const { story, progress, beside, elsewhere } = standing;
  const { scenario, read, sideSteps } = story;
  const { state, step, alternativeFrom, clueIndex, recognised } = progress;
  const decided = Object.keys(scenario.steps).filter((name) => read.chose.has(name) && progress.chosen[name] !== undefined);
  const chosen = Object.fromEntries(decided.map((name) => [name, progress.chosen[name] ?? '']));
  const asked = Object.keys(scenario.steps).filter((name) => read.asked.has(name) && progress.asked.includes(name));
  const told = sideSteps.filter(({ name }) => read.solved.has(name) || beside.some((side) => side.step.name === name));
  const sides = Object.fromEntries(told.flatMap(({ name }) => sidePosition(name, standing)));
  return { state, step, alternativeFrom, chosen, asked, clueIndex, recognised, sideSteps: sides, elsewhere };
}

/** Hints are forgotten once the step is solved or closed, and so are its dates. */
function sidePosition(name: string, { progress: { sideSteps }, beside }: Standing): readonly [string, SideAttempts][] {
  const { clueIndex, recognised, solvedAt } = sideSteps[name] ?? { ...freshAttempts, solvedAt: null };
  if (solvedAt !== null) return [[name, { ...freshAttempts, solvedAt: 0 }]];
  const isOpen = beside.some(({ step }) => step.name === name);
  return isOpen && (clueIndex > 0 || recognised) ? [[name, { ...freshAttempts, clueIndex, recognised, solvedAt }]] : [];
}

/** An event tried in a state. `from` and `to` are keys of states, equal when the event changes nothing in `Position`. */
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

/** The reachable states of a city and the events tried in them. Hints are explored after one combination of decisions only. */
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

/** Breadth-first search of all reachable states, from an order not yet sent, with everything that may be decided in other cities. */
export function explore(story: Story, answers: AnswerBook, start = 0): StateGraph {
  const first = elsewheresOf(story.read.elsewhere).map((elsewhere): StoryState => {
    const position = positionOf(standingOf(story, freshProgress, elsewhere));
    return { key: keyOf(position), position, now: start, arrivedBy: null };
  });
  const states = new Map(first.map((state) => [state.key, state]));
  const edges: Edge[] = [];
  const isTried = triedOnceAtEachPlace(story);
  for (const state of states.values()) {
    const { elsewhere, ...place } = state.position;
    const here = standingOf(story, { ...freshProgress, ...place }, elsewhere);
    for (const event of eventsAt(here, answers).filter((one) => isTried(state.position, one))) {
      const meant = openStep(here, 'at' in event ? event.at : null)?.step;
      const now = whenOpen(story.scenario, meant, state.now + PATIENCE_MS);
      const { standing, outcome } = advance(here, event, now);
      const position = positionOf(standing);
      const edge = { from: state.key, to: keyOf(position), event, accepted: outcome.accepted };
      edges.push(edge);
      if (states.has(edge.to)) continue;
      states.set(edge.to, { key: edge.to, position, now, arrivedBy: edge });
    }
  }
  return { story, states, edges, standingAt: standingsOf(story, states) };
}

/**
 * Asking hints and using an instrument lead to no other step, whatever the player decided before, and what is done at one
 * step beside the route changes nothing at another: all this is explored after one combination of decisions at each step
 * and route, since each choice would multiply their states. Texts that depend on decisions are checked case by case, not
 * by these states. A side step that something depends on is solved after every combination, before any hint.
 */
function triedOnceAtEachPlace({ read, scenario }: Story): (position: Position, event: StoryEvent) => boolean {
  const first = new Map<string, string>();
  const isRead = (name: string): boolean => read.solved.has(name) || read.chose.has(name) || scenario.steps[name]?.kind === 'part';
  return ({ state, step, alternativeFrom, chosen, asked, clueIndex, recognised, sideSteps }, event) => {
    const at = ('at' in event ? event.at : undefined) ?? step;
    const isBeside = at !== step;
    if (event.type !== 'ASK_CLUE' && event.type !== 'RECOGNISED' && !isBeside) return true;
    const others = Object.entries(sideSteps).filter(([name]) => name !== at);
    const isHelped = (isBeside && (clueIndex > 0 || recognised)) || others.some(([, side]) => side.solvedAt === null);
    if (event.type === 'ANSWER' && isRead(at ?? '')) return !isHelped;
    if (event.type === 'ASK_CLUE' && read.asked.has(at ?? '') && !asked.includes(at ?? '')) return !isHelped;
    const place = [state, step, alternativeFrom, at].join(' ');
    const decisions = JSON.stringify([chosen, asked.filter((name) => name !== at), isBeside && [clueIndex, recognised], others]);
    if (!first.has(place)) first.set(place, decisions);
    return first.get(place) === decisions;
  };
}

const SEND: StoryEvent = { type: 'SEND' };
const ACTIVATE: StoryEvent = { type: 'ACTIVATE' };
const ASK_CLUE = { type: 'ASK_CLUE' } as const;
const RECOGNISED = { type: 'RECOGNISED' } as const;
const TAKE_ALTERNATIVE: StoryEvent = { type: 'TAKE_ALTERNATIVE', debug: false };

/** The events to try at a standing, including those that must be refused. */
function eventsAt(standing: Standing, answers: AnswerBook): readonly StoryEvent[] {
  const here = standing.step?.name ?? '';
  const beside = unsolvedSteps(standing).filter(({ name }) => name !== here);
  return [SEND, ACTIVATE, ...triesAt(answers[here]), TAKE_ALTERNATIVE, ...beside.flatMap(({ name: at }) => triesAt(answers[at], { at }))];
}

/** `meant`: the step, when it is beside the route. */
function triesAt(
  { right = null, wrong: [wrong] = [], recognised = null, tolerance, options = [] }: Partial<StepAnswers> = {},
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
    return before ? advance(standingAt(before), arrivedBy.event, now).standing : standingOf(story, freshProgress, position.elsewhere);
  };
  const standingAt = (state: StoryState): Standing => {
    const standing = played.get(state.key) ?? play(state);
    played.set(state.key, standing);
    return standing;
  };
  return standingAt;
}
