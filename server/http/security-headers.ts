import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Context, Middleware } from './context.ts';
import { HttpError } from '../platform/errors.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Enforces Trusted Types; the one policy is that of `web/worker/register.ts`. */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['service-worker'] };

const LOADING = {
  defaultSrc: SELF,
  scriptSrc: SELF,
  styleSrc: SELF,
  imgSrc: ["'self'", 'data:'],
  mediaSrc: SELF,
  fontSrc: SELF,
  connectSrc: SELF,
  objectSrc: NONE,
  baseUri: NONE,
  frameAncestors: NONE,
  formAction: SELF,
};

const POLICY = { ...LOADING, ...TRUSTED_TYPES };

/** Hot reload needs inline scripts and styles, a socket, and markup from text. */
const RELAXED_POLICY = {
  ...LOADING,
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
};

const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Over plain http, HSTS and upgrade-insecure-requests are left out: they would block the page's own scripts.
 */
export function securityHeaders(relaxed: boolean): Middleware {
  const plain = headersOf(options(relaxed, false));
  const secure = headersOf(options(relaxed, true));
  return async (ctx, next) => {
    for (const [name, value] of ctx.secure ? secure : plain) ctx.res.setHeader(name, value);
    await next();
  };
}

/** Computed once: helmet's headers do not depend on the request. */
function headersOf(options: HelmetOptions): readonly (readonly [string, string])[] {
  const headers = new Map([['permissions-policy', UNUSED_FEATURES]]);
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return [...headers];
}

function options(relaxed: boolean, overHttps: boolean): HelmetOptions {
  const directives = {
    ...(relaxed ? RELAXED_POLICY : POLICY),
    ...(overHttps && { upgradeInsecureRequests: [] }),
  };
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}

const POLICY_HEADER = 'content-security-policy';
const OWN_STYLES = "style-src 'self'";

/** Allows the inline styles of a prerendered page by their hash. */
export function allowStyle(ctx: Context, hash: string): void {
  ctx.set(POLICY_HEADER, ctx.response.get(POLICY_HEADER).replace(OWN_STYLES, `${OWN_STYLES} '${hash}'`));
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isRead = ({ method }: Pick<Context, 'method'>): boolean => READS.has(method);

/** CSRF protection: refuses writes from other sites. Clients without Origin headers are not browsers. */
export function refuseForeignWrites(mainUrl: string): Middleware {
  const home = new URL(mainUrl).origin;
  return async (ctx, next) => {
    if (!isRead(ctx) && isForeign(ctx, home)) throw new HttpError(403, ['foreign']);
    await next();
  };
}

function isForeign(ctx: Context, home: string): boolean {
  const site = ctx.get('sec-fetch-site');
  // With a plain form such a browser sends « Origin: null », because no page of ours tells its address.
  if (site === 'same-origin') return false;
  if (site === 'cross-site') return true;
  const origin = ctx.get('origin');
  return origin !== '' && origin !== home && origin !== `${ctx.protocol}://${ctx.host}`;
}
