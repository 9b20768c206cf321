import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOwnMachine, networkAddresses } from '../platform/main-url.ts';

/** How telephones of the network reach this server. */
export interface Reach {
  /** Its names, besides numbers and « localhost ». */
  readonly names: readonly string[];
  /** Its public address, where it has one. */
  readonly mainUrl?: string | null;
  /** The only address that it answers at. */
  readonly host?: string | undefined;
}

/** The telephones that were let in by the square of the studio. Their key ends with this server. */
export interface Pairing {
  /** For each address of this server, the one that lets a telephone in and leads to a city’s game. */
  invitations(slug: string, port: number): readonly { readonly site: string; readonly address: string }[];
  /** The city of an invitation, and the cookie of the telephone that opened it; null for another path. */
  accept(path: string): { readonly slug: string; readonly cookie: string } | 'old' | null;
  isPaired(request: IncomingMessage): boolean;
}

const INVITATION = /^\/studio\/invitation\/([\w-]+)\/([a-z][a-z0-9_-]*)$/u;
const COOKIE = 'atelier';

export function createPairing({ mainUrl, host }: Reach): Pairing {
  const key = randomBytes(16).toString('base64url');
  return {
    invitations: (slug, port) =>
      [...(mainUrl && !isOwnMachine(mainUrl) ? [mainUrl] : []), ...networkAddresses(host, port)].map(
        (site) => ({
          site,
          address: `${site}/studio/invitation/${key}/${slug}`,
        }),
      ),
    accept: (path) => {
      const [, given, slug] = INVITATION.exec(path) ?? [];
      if (slug === undefined) return null;
      return given === key
        ? { slug, cookie: `${COOKIE}=${key}; Path=/studio; HttpOnly; SameSite=Lax` }
        : 'old';
    },
    isPaired: ({ headers: { cookie = '' } }) => cookie.split(/; */u).includes(`${COOKIE}=${key}`),
  };
}
