import type { IncomingMessage } from 'node:http';

/** A sound of the largest size, in base64, and some more. */
const MOST_BYTES = 8_000_000;

/**
 * The JSON of a request; null when it cannot be parsed. What is too large is read to its end, so that the
 * browser hears the answer.
 */
export async function readLimitedJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= MOST_BYTES) chunks.push(chunk);
    }
    if (length > MOST_BYTES) return 'too-large';
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
