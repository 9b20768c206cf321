/** `npm run test:quick`: what needs no browser, no PostgreSQL, no build, and plays no whole city. */
export const isQuickRun = process.env.TESTS === 'quick';

/** A new file belongs to it by its folder. */
export const QUICK = {
  include: ['tests/{conformance,diagnostics,engine,security,server,storybook}/**/*.test.ts'],
  exclude: ['tests/engine/prove/**'],
};
