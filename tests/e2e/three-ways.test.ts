import { describe, expect, it } from 'vitest';
import { isSolvedByFinal } from '../support/e2e/drivers.ts';
import { byKeyboard, quietly, type Way } from '../support/e2e/hands.ts';
import { makeMove, pathAfter } from '../support/e2e/play-route.ts';
import { waitForPath } from '../support/e2e/look.ts';
import { callsOf } from '../support/e2e/recruit.ts';
import { useStage } from '../support/e2e/stage.ts';
import { tasks } from '../support/e2e/tasks.ts';

/** By touch the widgets are solved by who plays the cities from end to end; here are the two other ways. */
const WAYS: readonly Way[] = [byKeyboard, quietly];

/** What carries a story on. */
const CALLS = ['POST code/check', 'POST user/status/goAlternativePath'];

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
