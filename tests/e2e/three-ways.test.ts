import { describe, expect, it } from 'vitest';
import { isSolvedByFinal } from '../support/e2e/drivers.ts';
import { byKeyboard, quietly, type Way } from '../support/e2e/hands.ts';
import { makeMove, pathAfter } from '../support/e2e/play-route.ts';
import { waitForPath } from '../support/e2e/look.ts';
import { callsOf } from '../support/e2e/recruit.ts';
import { useStage } from '../support/e2e/stage.ts';
import { tasks } from '../support/e2e/tasks.ts';
import { driveTime } from '../support/e2e/time.ts';
import { keyboardGame, typesOf } from '../support/e2e/whole-game.ts';

/** What whole games are played by, by touch and by keyboard, is solved there; here is what those leave, and the way without sound or motion. */
const playedByKeyboard = typesOf(keyboardGame);
const left = tasks.filter(({ puzzle }) => !puzzle || !playedByKeyboard.includes(puzzle.type));
const WAYS: readonly (Way & { readonly toSolve: typeof tasks })[] = [
  { ...byKeyboard, toSolve: left },
  { ...quietly, toSolve: tasks },
];

/** What carries a story on. */
const CALLS = ['POST code/check', 'POST user/status/goAlternativePath'];

const stage = useStage();

describe.each(WAYS)('$name, each widget is solved and axe finds nothing', (way) => {
  it.each(way.toSolve)('$widget', async ({ city, move, puzzle }) => {
    const { page } = await stage.at(move.at, way.options, city);
    await driveTime(page, stage.server);
    await way.prepare(page);
    const calls = callsOf(page);
    await page.goto('/home');
    await makeMove(way.hand, page, city.scenario, move);
    if (puzzle?.type === 'tuner' && !isSolvedByFinal(puzzle)) await way.hearOut(page, puzzle.recording.seconds);
    await waitForPath(page, pathAfter(move));
    expect(calls.filter((call) => CALLS.includes(call))).toHaveLength(1);
  });
});
