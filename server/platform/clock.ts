/** Milliseconds since 1970, UTC. Injected, so that tests can set the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
