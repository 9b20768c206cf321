import type { HelmetOptions } from 'helmet';
import helmet from 'koa-helmet';
import type { Context, Middleware } from '../context.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

const POLICY = {
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

/** What hot reload adds: inline scripts and styles, and its socket. */
const RELAXED_POLICY = {
  ...POLICY,
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
};

const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`).join(', ');

/** Over plain http the two headers that demand https are left out: they would block the page's own scripts. */
export function securityHeaders(relaxed: boolean): Middleware {
  const plain = helmet(options(relaxed, false));
  const secure = helmet(options(relaxed, true));
  return async (ctx, next) => {
    ctx.set('permissions-policy', UNUSED_FEATURES);
    await (ctx.secure ? secure : plain)(ctx, next);
  };
}

function options(relaxed: boolean, overHttps: boolean): HelmetOptions {
  const directives = { ...(relaxed ? RELAXED_POLICY : POLICY), ...(overHttps && { upgradeInsecureRequests: [] }) };
  return {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
  };
}

const POLICY_HEADER = 'content-security-policy';
const OWN_STYLES = "style-src 'self'";

/** A page drawn ahead of time brings its styles along: these, by their hash, and no others. */
export function allowStyle(ctx: Context, hash: string): void {
  ctx.set(POLICY_HEADER, ctx.response.get(POLICY_HEADER).replace(OWN_STYLES, `${OWN_STYLES} '${hash}'`));
}
