/** What a database, or the system below it, calls a failure. */
export const errorCodeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
