import { defineConfig } from 'vitest/config';

/** `npm run edit:city`: a browser makes a city. It takes minutes, so that it stays outside of `npm test`. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ['tests/edit/city/make-city.ts'],
    setupFiles: './tests/support/suite/facts.ts',
    bail: 1,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000, interval: 100 } },
  },
});
