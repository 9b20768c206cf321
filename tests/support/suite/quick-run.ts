/** `npm run test:quick`: what needs no browser, no PostgreSQL, no build, starts no command, and plays no whole city. */
export const isQuickRun = process.env.TESTS === 'quick';

/** A new file belongs to it by its folder. */
export const QUICK = {
  include: ['tests/{conformance,diagnostics,engine,security,server,storybook}/**/*.test.ts'],
  exclude: [
    'tests/engine/prove/**',
    // Printing starts Chromium, commands start processes, and the planted faults of the security document are planted by `npm test`.
    'tests/server/printing/**',
    'tests/server/{staff/staff-command,store/statement-plans}.test.ts',
    'tests/server/store/backup.test.ts',
    'tests/security/claims.test.ts',
  ],
};
