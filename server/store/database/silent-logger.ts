import type { Knex } from 'knex';

const ignore = (): void => undefined;

/** knex throws every error that it logs; callers log them. */
export const SILENT_LOGGER: Knex.Logger = { debug: ignore, deprecate: ignore, error: ignore, warn: ignore };
