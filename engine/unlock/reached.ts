import type { Scenario } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import { positionOn, reachedSteps, routeOf } from '../story/route.ts';
import { resolveStanding } from '../story/standing.ts';

/** What a player has been through, as unlocking asks for it. Order along the player's route, never the index. */
export interface Reached {
  /** Where the player stands; null before activation. */
  readonly current: string | null;
  /** The steps reached, in order, the current one last. */
  readonly steps: readonly string[];
  /** Where a step lies among those reached; -1 when it was not. */
  positionOf(step: string): number;
  /** At the step, or beyond it. */
  has(step: string): boolean;
  /** Beyond the step. */
  passed(step: string): boolean;
  /** Beyond the step, and by its answer: the alternative route leaves a step unsolved. */
  solved(step: string): boolean;
}

/** Of everybody at one step of one route, the very same. */
export function reachedBy(scenario: Scenario, stored: Progress): Reached {
  const progress = resolveStanding(scenario, stored);
  const { step, alternativeFrom } = progress;
  const route = routeOf(scenario, alternativeFrom);
  const steps = (): readonly string[] => reachedSteps(scenario, progress);
  // Where only staff can put somebody, what was reached lies on no route.
  if (step === null || positionOn(route, step) === -1) return along(steps(), steps(), progress);
  const known = walks.get(scenario) ?? new Map<string, Reached>();
  const key = `${alternativeFrom ?? ''} ${step}`;
  const reached = known.get(key) ?? along(route, steps(), progress);
  if (known.size >= MOST) known.clear();
  walks.set(scenario, known.set(key, reached));
  return reached;
}

/** Enough for every step of every route of a city. */
const MOST = 256;

const walks = new WeakMap<Scenario, Map<string, Reached>>();

function along(line: readonly string[], steps: readonly string[], { step: current, alternativeFrom }: Progress): Reached {
  const positionOf = (step: string): number => {
    const position = positionOn(line, step);
    return position < steps.length ? position : -1;
  };
  const has = (step: string): boolean => positionOf(step) !== -1;
  const passed = (step: string): boolean => has(step) && step !== current;
  return { current, steps, positionOf, has, passed, solved: (step) => passed(step) && step !== alternativeFrom };
}

/** What depends on nothing but what was reached is made once for all who have come as far, by the same route. */
export function oncePerWalk<Made extends object>(make: (scenario: Scenario, reached: Reached) => Made) {
  const known = new WeakMap<Reached, Made>();
  return (scenario: Scenario, progress: Progress): Made => {
    const reached = reachedBy(scenario, progress);
    const made = known.get(reached) ?? make(scenario, reached);
    known.set(reached, made);
    return made;
  };
}

/** When a step was reached; else when the next one known was. */
export function dateReached({ steps, positionOf }: Reached, { reached, lastStepDate }: Progress, step: string): number | null {
  const position = positionOf(step);
  let onwards = position === -1 ? steps.length - 1 : position;
  while (onwards < steps.length && reached[steps[onwards] ?? ''] === undefined) onwards += 1;
  return reached[steps[onwards] ?? ''] ?? lastStepDate;
}

/** A span of steps, as messages and tiles declare it. */
export interface Span {
  readonly from?: string;
  readonly after?: string;
  readonly until?: string;
}

/** Whether the player is within the span: its beginning reached, its end not left behind. */
export function isWithin(scenario: Scenario, reached: Reached, span: Span): boolean {
  return isBegun(reached, span) && (span.until === undefined || !isLeftBehind(scenario, reached, span.until));
}

/** Whether the beginning of a span is reached, wherever it ends. */
export function isBegun(reached: Reached, { from, after }: Span): boolean {
  return from === undefined ? after !== undefined && reached.passed(after) : reached.has(from);
}

/** Past the step; or past where it would have been, for who took the alternative route around it. */
function isLeftBehind(scenario: Scenario, reached: Reached, step: string): boolean {
  if (reached.has(step)) return reached.passed(step);
  const position = scenario.mainRoute.indexOf(step);
  return position !== -1 && scenario.mainRoute.slice(position + 1).some((later) => reached.has(later));
}

/** The step whose coming begins a span; for `after`, the one that followed it. */
export function beginningOf(reached: Reached, { from, after }: Span): string | null {
  if (from !== undefined) return from;
  return after === undefined ? null : (reached.steps[reached.positionOf(after) + 1] ?? null);
}
