import type { Context } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';

/** Events are longer than what players send. */
const MOST_BYTES = 256 * 1024;

/** The bytes as they were signed. */
export async function readRawBody({ req }: Context): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MOST_BYTES) parts.push(part);
  }
  if (length > MOST_BYTES) throw new HttpError(413, 'TOO_LARGE', { message: 'La demande est trop longue' });
  return Buffer.concat(parts);
}
