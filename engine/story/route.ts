import type { Facts } from '../scenario/condition.ts';
import { type Decisions, decisionsBefore } from '../scenario/routes.ts';
import type { Step } from '../scenario/scenario.ts';
import { isSolvedBeside, type Progress } from './progress.ts';
import type { IndexedRoute, StoryIndex } from './story-index.ts';

/** The steps that a player has reached, ordered by the player's route, not by their index. */
export interface Reached {
  /** The player's own. */
  readonly route: IndexedRoute;
  /** In order, the current one last; empty before activation. */
  readonly steps: readonly string[];
  /** Position among the reached steps; -1 when the step was not reached. */
  positionOf(step: string): number;
  /** Includes the current step, and those solved beside the route. */
  has(step: string): boolean;
  /** Excludes the current step. */
  passed(step: string): boolean;
  /** Passed with its answer: taking the alternative route leaves a step unsolved. */
  solved(step: string): boolean;
}

export function reachedBy(story: StoryIndex, progress: Progress): Reached {
  const { step: current, taken } = progress;
  const route = routeOf(story, progress);
  const prefix = current === null ? [] : stepsUpTo(route, current);
  const steps = prefix ?? offRoute(story, progress);
  const positionIn = prefix ? route.positionOf : (step: string) => steps.indexOf(step);
  const positionOf = (step: string): number => {
    const position = positionIn(step);
    return position < steps.length ? position : -1;
  };
  const has = (step: string): boolean => positionOf(step) !== -1 || isSolvedBeside(progress, step);
  const passed = (step: string): boolean => has(step) && step !== current;
  return { route, steps, positionOf, has, passed, solved: (step) => passed(step) && !taken.includes(step) };
}

/** Only staff can move a player to a step off all routes: it then follows all steps reached before. */
function offRoute({ scenario }: StoryIndex, { step, reached }: Progress): readonly string[] {
  const before = Object.keys(reached).filter((name) => scenario.steps[name] && name !== step);
  return [...before.sort((a, b) => (reached[a] ?? 0) - (reached[b] ?? 0)), ...(step === null ? [] : [step])];
}

/** The step of the route at which a step is met: a part and an aside follow the step that opens them. */
export const openingStep = ({ name, beside }: Step): string => beside?.from ?? name;

/** Number of a step on the route, from 1. A part has that of its gathering; null for an aside. */
export function routeNumber({ positionOf }: Reached, step: Step): number | null {
  const position = step.kind === 'aside' ? -1 : positionOf(openingStep(step));
  return position === -1 ? null : position + 1;
}

/**
 * The route of a player with these decisions. Where the player has not decided yet, the first option and no
 * alternative; decisions that the story does not know lead along the main route.
 */
export function routeOf({ routes }: StoryIndex, decisions: Decisions): IndexedRoute {
  const route =
    routes.find((one) => isSameList(one.taken, decisions.taken) && agrees(one, decisions)) ?? routes[0];
  if (!route) throw new Error('A story has a main route');
  return route;
}

/** Whether a route makes the same choices, where both choose. */
const agrees = (route: Decisions, { chosen }: Pick<Decisions, 'chosen'>): boolean =>
  Object.entries(route.chosen).every(([step, option]) => (chosen[step] ?? option) === option);

const isSameList = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index]);

/** The beginning of a route, up to and including a step; null when the step is not on it. */
export function stepsUpTo(route: IndexedRoute, step: string): readonly string[] | null {
  const position = route.positionOf(step);
  return position === -1 ? null : route.steps.slice(0, position + 1);
}

/**
 * The decisions of a player after staff moved them to `step`: their own where a route with them leads there,
 * else those of the first route that does. Choices at steps that are then ahead are forgotten.
 */
export function decisionsAt(story: StoryIndex, progress: Progress, step: string): Decisions {
  const leading = story.routes.filter((route) => route.positionOf(step) !== -1);
  const taken = takenAt(story, progress, leading, step);
  const route = leading
    .filter((one) => isSameList(decisionsBefore(one, step).taken, taken))
    .find((one) => agrees(one, progress));
  const first = route ?? leading.find((one) => isSameList(decisionsBefore(one, step).taken, taken));
  if (!first) return { taken, chosen: progress.chosen };
  const kept = Object.entries(progress.chosen).filter(([name]) => isBefore(first, name, step));
  return { taken, chosen: { ...Object.fromEntries(kept), ...decisionsBefore(first, step).chosen } };
}

/**
 * The alternatives behind a player who is moved to `step`: as many of their own as lead there, and as few
 * others; of those, the last ones that the player has passed.
 */
function takenAt(
  story: StoryIndex,
  progress: Progress,
  leading: readonly IndexedRoute[],
  step: string,
): readonly string[] {
  const behind = stepsUpTo(routeOf(story, progress), progress.step ?? story.scenario.start) ?? [];
  const ways = leading.map((route) => {
    const { taken } = decisionsBefore(route, step);
    const others = taken.filter((name) => !progress.taken.includes(name));
    return { taken, others, own: taken.length - others.length };
  });
  const own = Math.max(0, ...ways.map((way) => way.own));
  const fewest = Math.min(...ways.filter((way) => way.own === own).map(({ others }) => others.length));
  const best = ways.filter((way) => way.own === own && way.others.length === fewest);
  return (
    (best.findLast(({ others }) => others.every((name) => behind.includes(name))) ?? best[0])?.taken ?? []
  );
}

function isBefore(route: IndexedRoute, earlier: string, step: string): boolean {
  const position = route.positionOf(earlier);
  return position !== -1 && route.positionOf(step) > position;
}

/** The facts of a player who leaves the step of `progress` by its exits. */
export function exitFacts(story: StoryIndex, progress: Progress): Facts {
  const { taken, asked, chosen, step } = progress;
  const { solved } = reachedBy(story, progress);
  return { taken, asked, chosen, solved: (name) => name === step || solved(name) };
}

/** Whether as many parts are solved as the gathering needs. */
export function isGathered(
  { gathering }: Pick<Step, 'gathering'>,
  progress: Pick<Progress, 'sideSteps'>,
): boolean {
  return (
    gathering !== undefined &&
    gathering.parts.filter((part) => isSolvedBeside(progress, part)).length >= gathering.needs
  );
}
