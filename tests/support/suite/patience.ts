/** How long a test waits for what must appear. Long, for busy machines: it costs time only when something is wrong. */
export const TEST_PATIENCE_MS = 120_000;

/** The same for printing, which comes after the requests of players: on a busy machine it takes minutes. */
export const PRINT_PATIENCE_MS = 540_000;

export const TEST_TIMEOUT_MS = 900_000;
