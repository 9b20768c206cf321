import { defineConfig } from 'vitest/config';
import { timeouts } from '../../support/suite/timeouts.ts';

/**
 * `npm run verify -- edit:city`: a browser makes a city. It takes minutes, so that it stays outside of `npm
 * test`.
 */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ['tests/edit/city/make-city.ts'],
    bail: 1,
    ...timeouts,
    expect: { poll: { ...timeouts.expect.poll, interval: 100 } },
  },
});
