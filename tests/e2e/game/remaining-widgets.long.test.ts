import { describe, expect, it } from 'vitest';
import { byKeyboard } from '../../support/e2e/hands.ts';
import { waitForPath } from '../../support/e2e/look.ts';
import { enterMove, pathAfter } from '../../support/e2e/play-route.ts';
import { callsOf } from '../../support/e2e/recruit.ts';
import { useStage } from '../../support/e2e/stage.ts';
import { tasks, tasksOf } from '../../support/e2e/tasks.ts';
import { driveTime } from '../../support/e2e/time.ts';
import { keyboardGame } from '../../support/e2e/whole-game.ts';

const met = tasksOf(keyboardGame.city, keyboardGame.route.moves).map(({ widget }) => widget);

/** The calls that advance a story. */
const CALLS = ['POST code/check', 'POST user/status/goAlternativePath'];

const stage = useStage();

describe('a widget that the keyboard game does not contain can be solved with the keyboard alone, without sound or motion', () => {
  it.each(tasks.filter(({ widget }) => !met.includes(widget)))(
    '$widget is solved',
    async ({ city, move }) => {
      const { page } = await stage.at(move.at, byKeyboard.options, city);
      await driveTime(page, stage.server);
      await byKeyboard.prepare(page);
      const calls = callsOf(page);
      await page.goto('/home');
      await enterMove(byKeyboard.hand, page, city.scenario, move);
      await waitForPath(page, pathAfter(move));
      expect(calls.filter((call) => CALLS.includes(call))).toHaveLength(1);
    },
  );
});
