import { defineConfig } from 'vitest/config';
import { patience } from '../../support/suite/patience.ts';

/**
 * `npm run verify -- edit:city`: a browser makes a city. It takes minutes, so that it stays outside of `npm
 * test`.
 */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ['tests/edit/city/make-city.ts'],
    bail: 1,
    ...patience,
    expect: { poll: { ...patience.expect.poll, interval: 100 } },
  },
});
