const TELLING = ['code', 'command', 'responseCode'] as const;

/** Why a mail did not leave, without the server's own words: those repeat addresses. */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const fields = error as Error & Readonly<Record<string, unknown>>;
  return Object.fromEntries(TELLING.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
