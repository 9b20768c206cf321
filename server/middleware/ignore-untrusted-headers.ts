import { BlockList, isIPv6, type Socket } from 'node:net';
import type { Middleware } from '../context.ts';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';

/** What a proxy of ours says of a request, and anybody may write. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-request-id'];

/** Whoever reaches this process past the proxy is not believed: what they claim is gone before anything looks at it. */
export function ignoreUntrustedHeaders(
  { trustProxy, proxyNetworks }: Pick<Settings, 'trustProxy' | 'proxyNetworks'>,
  log: Log,
): Middleware {
  const ours = new BlockList();
  for (const network of proxyNetworks) addNetwork(ours, network);
  let isLogged = false;
  const isOurs = oncePerConnection(({ remoteAddress: from = '' }) => ours.check(from, familyOf(from)));
  return async (ctx, next) => {
    const isBelieved = trustProxy > 0 && isOurs(ctx.req.socket);
    if (!isBelieved && !isLogged && ctx.req.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      log.warn('a proxy is not believed: X-Forwarded-For came, and TRUST_PROXY or PROXY_NETWORKS do not name who wrote it');
    }
    if (!isBelieved) for (const header of PROXY_HEADERS) Reflect.deleteProperty(ctx.req.headers, header);
    await next();
  };
}

/** A connection comes from one address for as long as it lives. */
function oncePerConnection(ask: (socket: Socket) => boolean): (socket: Socket) => boolean {
  const known = new WeakMap<Socket, boolean>();
  return (socket) => {
    const answer = known.get(socket) ?? ask(socket);
    known.set(socket, answer);
    return answer;
  };
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', prefix = ''] = network.split('/');
  list.addSubnet(address, Number(prefix), familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
