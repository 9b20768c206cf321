import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/** One line of JSON an event. Nothing a player typed, no code, token or address of a person may be given to it. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: undefined, serializers: { err: presentError } };
  return destination ? pino(options, destination) : pino(options);
}

/** The words of our own addresses: no more than these is told of a path that somebody wrote. */
const OWN_WORDS = new Set(
  ['', 'a', 'accessibilite', 'admin', 'api', 'app', 'assets', 'batches', 'c', 'cgu', 'cgv', 'code', 'concept', 'document', 'email'].concat(
    ['explorer', 'funnel', 'home', 'legal', 'letter', 'letters', 'login', 'logout', 'media', 'messages', 'orders', 'pages', 'password'],
    ['places', 'puzzle', 'reset', 'retractation', 'security', 'settings', 'status', 'unsent', 'unsubscribe', 'user', 'withdrawal'],
  ),
);

/** As far as a path is ours; a code or a mail may stand anywhere behind, in any shape. The query is never told. */
export function redactPath(path: string): string {
  const [, ...segments] = path.split('/');
  const foreign = segments.findIndex((segment, index) => !OWN_WORDS.has(segment) || (segment === '' && index < segments.length - 1));
  return foreign === -1 ? path : ['', ...segments.slice(0, foreign), ':other'].join('/');
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
