import type { Elsewhere } from '../scenario/condition.ts';
import { freshAttempts, type Progress, type SideAttempts } from '../story/progress.ts';
import type { Standing } from '../story/standing.ts';

/**
 * The part of a progress that distinguishes states; of choices and hints asked, only those that a condition
 * reads, and of the steps beside the route those that are open, or that something depends on. Dates and
 * mistakes make no difference for a player who waits `PATIENCE_MS` between events, and for the hour at which
 * a step opens: tests with random walks confirm it.
 */
export interface Position extends Pick<
  Progress,
  'state' | 'step' | 'taken' | 'chosen' | 'asked' | 'clueIndex' | 'recognised' | 'sideSteps'
> {
  /** What the player decided in other cities, which no event changes. */
  readonly elsewhere: Elsewhere;
  /** The day of the week on which the whole game is played, where some condition reads it. */
  readonly weekday?: string;
}

export function keyOf({
  state,
  step,
  taken,
  chosen,
  asked,
  clueIndex,
  recognised,
  sideSteps,
  elsewhere,
  weekday,
}: Position): string {
  const beside = Object.entries(sideSteps).map(([name, side]) =>
    [name, side.clueIndex, side.recognised, side.solvedAt].join(' '),
  );
  const decided = [...Object.entries(chosen).flat(), ...asked];
  const others = Object.keys(elsewhere).length > 0 ? [JSON.stringify(elsewhere)] : [];
  return [
    state,
    step,
    taken.join(','),
    ...decided,
    clueIndex,
    recognised ? 'recognised' : '',
    ...beside,
    ...others,
    ...(weekday === undefined ? [] : [weekday]),
  ].join(' ');
}

/**
 * Choices, hints and side steps in the order of the story's steps: the order in which they came makes no
 * difference.
 */
export function positionOf(standing: Standing): Position {
  const { story, progress, beside, elsewhere } = standing;
  const { scenario, read, sideSteps } = story;
  const { state, step, taken, clueIndex, recognised } = progress;
  const decided = Object.keys(scenario.steps).filter(
    (name) => read.chose.has(name) && progress.chosen[name] !== undefined,
  );
  const chosen = Object.fromEntries(decided.map((name) => [name, progress.chosen[name] ?? '']));
  const asked = Object.keys(scenario.steps).filter(
    (name) => read.asked.has(name) && progress.asked.includes(name),
  );
  const told = sideSteps.filter(
    ({ name }) => read.solved.has(name) || beside.some((side) => side.step.name === name),
  );
  const sides = Object.fromEntries(told.flatMap(({ name }) => sidePosition(name, standing)));
  return { state, step, taken, chosen, asked, clueIndex, recognised, sideSteps: sides, elsewhere };
}

/** Hints are forgotten once the step is solved or closed, and so are its dates. */
function sidePosition(
  name: string,
  { progress: { sideSteps }, beside }: Standing,
): readonly [string, SideAttempts][] {
  const { clueIndex, recognised, solvedAt } = sideSteps[name] ?? { ...freshAttempts, solvedAt: null };
  if (solvedAt !== null) return [[name, { ...freshAttempts, solvedAt: 0 }]];
  const isOpen = beside.some(({ step }) => step.name === name);
  return isOpen && (clueIndex > 0 || recognised)
    ? [[name, { ...freshAttempts, clueIndex, recognised, solvedAt }]]
    : [];
}
