import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/** One line of JSON an event. Nothing a player typed, no code, token or address of a person may be given to it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: undefined, serializers: { err: presentError } };
  return destination ? pino(options, destination) : pino(options);
}

const SECRET_SEGMENTS: readonly (readonly [RegExp, string])[] = [
  [/^((?:\/api)?\/a)\/[^/]+/i, '$1/:code'],
  [/(\/find|\/admin\/orders)\/[^/]+/i, '$1/:code'],
];

/** The path of a request without its activation code; the query is never logged. */
export function redactPath(path: string): string {
  return SECRET_SEGMENTS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), path);
}

/** An error without its text beyond the first line: database drivers put the values of a row into the rest. */
function presentError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: error.message.split('\n')[0],
    stack: frames.slice(0, 12).join('\n'),
  };
}
