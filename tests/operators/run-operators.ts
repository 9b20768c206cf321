import { startVitest } from 'vitest/node';
import { postgresMissing } from '../support/database/postgres.ts';
import { migrateFilled } from '../support/operators/migration-run.ts';
import { upgradeUnderLoad } from '../support/operators/upgrade-run.ts';
import { walkThroughEditions } from '../support/operators/walk-run.ts';
import { closeDrill, drillOptions, onEachDatabase, withDatabase } from '../support/suite/drill.ts';

/**
 * `npm run verify -- operators [--players 200 --editions 5 --gap 2000]`: the tests of what an operator relies
 * on, one after another; a large database is migrated; two servers are upgraded under load and taken back;
 * then editions are published under players, who may be without an answer for `gap` milliseconds.
 */
const { players, editions, gap } = drillOptions({ players: 200, editions: 5, gap: 2000 });
const PARTS = [
  'tests/operators',
  'tests/server/start/production',
  'tests/server/start/health',
  'tests/server/store/backup',
  'tests/server/store/migrations-add',
  'tests/server/printing/print-jobs',
  'tests/server/game/arrival-mail.test',
  'tests/server/staff/editions',
  'tests/scripts/setup',
];
/** How long players may be held by a migration. */
const MOST_MIGRATION_MS = 5000;

process.env.TESTS = 'all';
const vitest = await startVitest('test', PARTS, { project: ['node'], watch: false });
const failed = vitest.state.getCountOfFailedTests();
await vitest.close();

const problems = failed > 0 ? [`${failed} tests failed`] : [];
const figures: string[] = [];
function tell(figure: string, wrong: readonly string[]): void {
  console.log(figure);
  figures.push(figure);
  problems.push(...wrong);
}

await onEachDatabase(async (name, where) => {
  const { milliseconds, changed } = await migrateFilled({ where, orders: 50_000, attempts: 1_000_000 });
  const figure = `${name}: 50,000 orders and 1,000,000 attempts migrated in ${Math.round(milliseconds)} ms`;
  tell(figure, [
    ...changed.map((table) => `${name}: the migrations changed the rows of ${table}`),
    ...(milliseconds > MOST_MIGRATION_MS ? [`${figure} instead of ${MOST_MIGRATION_MS}`] : []),
  ]);
});

const missing = postgresMissing();
if (missing !== null) console.log(missing);
else
  await withDatabase('postgres', async (where) => {
    const run = { where, players: 20, letters: 3000, paceMs: 100, movesEach: 400 };
    const tally = await upgradeUnderLoad(run, console.log);
    const longest = Math.round(tally.longestMs);
    tell(
      `an upgrade and the way back: ${tally.moves} moves, ${tally.mails} mails, the slowest answer after ${longest} ms`,
      tally.problems,
    );
  });

await onEachDatabase(async (name, where) => {
  const run = { where, players, editions, stepsEach: 8, paceMs: 1000 };
  const tally = await walkThroughEditions(run, (what) => console.log(`${name}: ${what}`));
  const longest = Math.round(tally.longestGapMs);
  const late = longest > gap ? [`nobody was answered for ${longest} ms`] : [];
  tell(
    `${name}: ${tally.answers} answers, ${tally.again} requests sent again, at most ${longest} ms without`,
    [...tally.problems, ...late].map((problem) => `${name}: ${problem}`),
  );
});
closeDrill(problems, figures.join('; '));
