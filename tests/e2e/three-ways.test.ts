import { describe, expect, it } from 'vitest';
import type { WalkthroughFile } from '../../engine/index.ts';
import { cityNames, readCity, type City } from '../support/cities.ts';
import { isSolvedByFinal, type Puzzle } from '../support/e2e/drivers.ts';
import { byKeyboard, quietly, type Way } from '../support/e2e/hands.ts';
import { makeMove, pathAfter } from '../support/e2e/play-route.ts';
import { waitForPath } from '../support/e2e/look.ts';
import { callsOf } from '../support/e2e/recruit.ts';
import { useStage } from '../support/e2e/stage.ts';

/** By touch the widgets are solved by who plays the cities from end to end; here are the two other ways. */
const WAYS: readonly Way[] = [byKeyboard, quietly];

/** What carries a story on. */
const CALLS = ['POST code/check', 'POST user/status/goAlternativePath'];

interface Task {
  readonly widget: string;
  readonly city: City;
  readonly move: WalkthroughFile['moves'][number];
  readonly puzzle: Puzzle | null;
}

/** Widgets that look and work otherwise, though they may be of one type. */
function widgetOf(puzzle: Puzzle): string {
  const end = isSolvedByFinal(puzzle) ? ' and the final application' : '';
  if (puzzle.type === 'tuner') return `tuner with ${puzzle.mode ?? 'needle'}${end}`;
  if (puzzle.type === 'conversation') return puzzle.initials ? 'conversation behind initials' : 'conversation';
  return `${puzzle.type}${end}`;
}

/** Each move of a city that is written somewhere, with what it is made on. */
function tasksOf(city: City): Task[] {
  const moves = city.routes.flatMap(({ written }) => written.moves).filter(({ hint }) => !hint);
  return moves.map((move) => {
    if (move.alternative) return { widget: 'confirmation of the other route', city, move, puzzle: null };
    const puzzle = city.scenario.steps[move.at]?.puzzle ?? null;
    return { widget: puzzle ? widgetOf(puzzle) : '', city, move, puzzle };
  });
}

/** One real step for each widget, the first there is. */
const tasks = [...new Map(cityNames.flatMap((slug) => tasksOf(readCity(slug)).map((task) => [task.widget, task] as const)).reverse())]
  .map(([, task]) => task)
  .reverse();

const stage = useStage();

describe.each(WAYS)('$name, each widget is solved and axe finds nothing', (way) => {
  it.each(tasks)('$widget', async ({ city, move, puzzle }) => {
    const { page } = await stage.at(move.at, way.options, city);
    await way.prepare(page);
    const calls = callsOf(page);
    await page.goto('/home');
    await makeMove(way.hand, page, city.scenario, move);
    if (puzzle?.type === 'tuner' && !isSolvedByFinal(puzzle)) await way.hearOut(page, puzzle.recording.seconds);
    await waitForPath(page, pathAfter(move));
    expect(calls.filter((call) => CALLS.includes(call))).toHaveLength(1);
  });
});
