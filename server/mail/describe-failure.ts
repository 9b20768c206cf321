const LOGGED_FIELDS = ['code', 'command', 'responseCode'] as const;

/** Log fields of a failed delivery. The server's message is left out: it repeats addresses. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const fields = error as Error & Readonly<Record<string, unknown>>;
  return Object.fromEntries(LOGGED_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
