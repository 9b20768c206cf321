import { isRecord } from '../../../engine/public.ts';

/** The addresses of the pages that a response, a status or an envelope names. */
export function pagesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(pagesIn);
  if (!isRecord(value)) return [];
  const { address } = value;
  const own = typeof address === 'string' && 'media' in value ? [address] : [];
  return [...own, ...Object.values(value).flatMap(pagesIn)];
}
