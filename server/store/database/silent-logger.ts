import type { Knex } from 'knex';

const say = (): void => undefined;

/** Every failure is thrown too, and told by whoever catches it, in its own words. */
export const SILENT_LOGGER: Knex.Logger = { debug: say, deprecate: say, error: say, warn: say };
