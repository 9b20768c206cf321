import { startVitest } from 'vitest/node';
import { walkThroughEditions } from '../support/operators/walk-run.ts';
import { closeDrill, drillOptions, onEachDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- operators [--players 200 --editions 5 --gap 2000]`: the drills of an operator, one after
 * another; then editions are published under players, who may be without an answer for `gap` milliseconds.
 */
const { players, editions, gap } = drillOptions({ players: 200, editions: 5, gap: 2000 });
const PARTS = ['tests/operators', 'tests/server/store/backup', 'tests/server/store/migrations-add'];

process.env.TESTS = 'all';
const vitest = await startVitest('test', PARTS, { project: ['node'], watch: false });
const failed = vitest.state.getCountOfFailedTests();
await vitest.close();

const problems = failed > 0 ? [`${failed} tests failed`] : [];
const figures: string[] = [];
await onEachDatabase(async (name, where) => {
  const run = { where, players, editions, stepsEach: 8, paceMs: 1000 };
  const tally = await walkThroughEditions(run, (what) => console.log(`${name}: ${what}`));
  const longest = Math.round(tally.longestGapMs);
  const late = longest > gap ? [`nobody was answered for ${longest} ms`] : [];
  problems.push(...[...tally.problems, ...late].map((problem) => `${name}: ${problem}`));
  figures.push(
    `${name}: ${tally.answers} answers, ${tally.again} requests sent again, at most ${longest} ms without`,
  );
});
closeDrill(problems, figures.join('; '));
