/** `npm run test:quick`: tests without a browser, PostgreSQL, a build, child processes or whole games. */
export const isQuickRun = process.env.TESTS === 'quick';

/** New files are included by their folder. */
export const QUICK = {
  include: ['tests/{conformance,diagnostics,engine,security,server,storybook}/**/*.test.ts'],
  exclude: [
    'tests/engine/prove/**',
    // Printing starts Chromium and commands start processes; `npm test` runs the mutants of docs/security.md.
    'tests/server/printing/**',
    'tests/server/{staff/staff-command,store/statement-plans}.test.ts',
    'tests/server/store/backup.test.ts',
    'tests/security/{claims,hands-spoilers}.test.ts',
  ],
};
