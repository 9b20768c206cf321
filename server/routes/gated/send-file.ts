import type { Context } from '../../http/context.ts';
import type { ServedFile } from '../../content/served-file.ts';

/** Sends a file from memory: whole, a range, or 304. */
export function sendFile(ctx: Context, { type, hash, body, packed }: ServedFile, cacheControl: string): void {
  const etag = `"${hash}"`;
  ctx.status = 200;
  ctx.set('cache-control', cacheControl);
  ctx.set('accept-ranges', 'bytes');
  ctx.etag = etag;
  ctx.type = type;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = wantsPart(ctx, etag) ? readRange(ctx.get('range'), body.length) : null;
  if (range === 'unsatisfiable') return refuseRange(ctx, body.length);
  if (range) return sendPart(ctx, body, range);
  // Precompressed files bypass koa-compress.
  const leavesPacked = packed !== undefined && ctx.acceptsEncodings('br', 'identity') === 'br';
  if (leavesPacked) ctx.set('content-encoding', 'br');
  ctx.body = leavesPacked ? packed() : body;
  ctx.type = type;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range of an older version must not be appended to a newer one. */
function wantsPart(ctx: Context, etag: string): boolean {
  const condition = ctx.get('if-range');
  return ctx.get('range') !== '' && (condition === '' || condition === etag);
}

/** Parses a single range (inclusive). Null for anything else: the whole file is sent. */
function readRange(header: string, size: number): Range | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return end < start ? null : { start, end };
}

function sendPart(ctx: Context, body: Buffer, { start, end }: Range): void {
  const { type } = ctx;
  ctx.status = 206;
  ctx.set('content-range', `bytes ${start}-${end}/${body.length}`);
  ctx.body = body.subarray(start, end + 1);
  ctx.type = type;
}

function refuseRange(ctx: Context, size: number): void {
  ctx.status = 416;
  ctx.set('content-range', `bytes */${size}`);
  ctx.set('cache-control', 'no-store');
  ctx.body = '';
}
