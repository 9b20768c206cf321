import type { Context } from '../http/context.ts';
import { badRequest } from '../platform/errors.ts';

export function readKey(ctx: Context): string | null {
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw badRequest('L’en-tête Idempotency-Key est mal formé');
  return key;
}
