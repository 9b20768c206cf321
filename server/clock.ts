/** Milliseconds since 1970, UTC. Handed in, so that tests tell the time. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
