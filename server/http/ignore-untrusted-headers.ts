import { BlockList, isIPv6, type Socket } from 'node:net';
import type { Middleware } from './context.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';

/** Headers set by our proxy, which any client can forge. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-request-id'];

/** Deletes proxy headers unless the connection comes from a trusted proxy. */
export function ignoreUntrustedHeaders(
  { trustProxy, proxyNetworks }: Pick<Settings, 'trustProxy' | 'proxyNetworks'>,
  log: Log,
): Middleware {
  const trusted = new BlockList();
  for (const network of proxyNetworks) addNetwork(trusted, network);
  let isLogged = false;
  const isTrusted = oncePerConnection(({ remoteAddress: from = '' }) => trusted.check(from, familyOf(from)));
  return async (ctx, next) => {
    const isTrustedRequest = trustProxy > 0 && isTrusted(ctx.req.socket);
    if (!isTrustedRequest && !isLogged && ctx.req.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      log.warn(
        'a proxy is not believed: X-Forwarded-For came, and TRUST_PROXY or PROXY_NETWORKS do not name who wrote it',
      );
    }
    if (!isTrustedRequest)
      for (const header of PROXY_HEADERS) Reflect.deleteProperty(ctx.req.headers, header);
    await next();
  };
}

/** Cached per connection: its address does not change. */
function oncePerConnection(check: (socket: Socket) => boolean): (socket: Socket) => boolean {
  const cache = new WeakMap<Socket, boolean>();
  return (socket) => {
    const answer = cache.get(socket) ?? check(socket);
    cache.set(socket, answer);
    return answer;
  };
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix = ''] = network.split('/');
  list.addSubnet(address, Number(prefix), familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Answers Upgrade requests as plain HTTP and closes the connection: Node reads no further request from it.
 */
export const ignoreUpgrades: Middleware = (ctx, next) => {
  if (ctx.req.headers.upgrade !== undefined) ctx.set('connection', 'close');
  return next();
};
