import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * One line of JSON per event. It must contain nothing that a player typed, and no code, token or address of a
 * person.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: undefined, serializers: { err: presentError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Path segments of our own routes; all others are redacted. */
const OWN_WORDS = new Set(
  `/a/accessibilite/admin/api/app/assets/batches/c/cgu/cgv/code/concept/document/editions/email/en/essai
/explorer/funnel/home/legal/letter/letters/login/logout/media/messages/orders/pages/party/password/places
/puzzle/queue/r/reset/retractation/sales/security/settings/status/suivi/unsent/unsubscribe/user/villes
/withdrawal`.split(/\n?\//),
);

/** Keeps the leading segments that are ours: a code or an e-mail may follow them. The query is dropped. */
export function redactPath(path: string): string {
  const [, ...segments] = path.split('/');
  const foreign = segments.findIndex(
    (segment, index) => !OWN_WORDS.has(segment) || (segment === '' && index < segments.length - 1),
  );
  return foreign === -1 ? path : ['', ...segments.slice(0, foreign), ':other'].join('/');
}

/** Only the first line of the message: database drivers append values of the row. */
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
