/**
 * How long a test waits for what must appear. Long, for busy machines: it costs time only when something is
 * wrong.
 */
export const TEST_TIMEOUT_MS = 120_000;

/** The same for printing, which comes after the requests of players: on a busy machine it takes minutes. */
export const PRINT_TIMEOUT_MS = 840_000;

/** Vitest's limits of tests, hooks and `expect.poll`. */
export const timeouts = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: TEST_TIMEOUT_MS } },
};
