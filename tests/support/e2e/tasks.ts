import type { WalkthroughFile } from '../../../engine/index.ts';
import { cityNames, readCity, type TestCity } from '../cities/cities.ts';
import { isSolvedByFinal, type Puzzle } from './drivers.ts';

export interface Task {
  readonly widget: string;
  readonly city: TestCity;
  readonly move: WalkthroughFile['moves'][number];
  readonly puzzle: Puzzle | null;
}

/** Name of a puzzle's widget. One puzzle type may have several. */
function widgetOf(puzzle: Puzzle): string {
  const end = isSolvedByFinal(puzzle) ? ' and the final application' : '';
  if (puzzle.type === 'tuner') return `tuner with ${puzzle.mode ?? 'needle'}${end}`;
  if (puzzle.type === 'conversation')
    return puzzle.initials ? 'conversation behind initials' : 'conversation';
  return `${puzzle.type}${end}`;
}

/** Moves of a city, each with its widget. */
export function tasksOf(city: TestCity, moves: WalkthroughFile['moves']): Task[] {
  const made = moves.filter(({ hint }) => !hint);
  return made.map((move) => {
    if (move.alternative) return { widget: 'confirmation of the other route', city, move, puzzle: null };
    const puzzle = city.scenario.steps[move.at]?.puzzle ?? null;
    return { widget: puzzle ? widgetOf(puzzle) : '', city, move, puzzle };
  });
}

/** The first task of each widget. */
export const tasks: readonly Task[] = [
  ...new Map(
    cityNames
      .map(readCity)
      .flatMap((city) =>
        tasksOf(
          city,
          city.routes.flatMap(({ written }) => written.moves),
        ),
      )
      .map((task) => [task.widget, task] as const)
      .reverse(),
  ),
]
  .map(([, task]) => task)
  .reverse();
