/** Error code of the database driver or the system; null if none. */
export const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;
