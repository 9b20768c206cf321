import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { phoneMount } from './phones.ts';
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
  /** For each address of this server, the one that lets a telephone in and leads to a city’s game; « /reperage » behind it, to its survey. */
  invitations(slug: string, port: number): readonly { readonly site: string; readonly address: string }[];
  /** Where an invitation leads, and the cookie of the telephone that opened it; null for another path. */
  accept(path: string): { readonly location: string; readonly cookie: string } | 'old' | null;
  isPaired(request: IncomingMessage): boolean;
}

const INVITATION = /^\/studio\/invitation\/([\w-]+)\/([a-z][a-z0-9_-]*)(\/reperage)?$/u;
const COOKIE = 'atelier';
const SURVEY = '/studio/reperage';

/** Whether a path is the page on which a telephone checks the places of a city. */
export const isSurveyPage = (path: string): boolean => /^\/studio\/reperage\/[a-z][a-z0-9_-]*$/u.test(path);

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
      const [, given, slug, survey] = INVITATION.exec(path) ?? [];
      if (slug === undefined) return null;
      return given === key
        ? {
            location: survey ? `${SURVEY}/${slug}` : `${phoneMount(slug)}/home`,
            cookie: `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax`,
          }
        : 'old';
    },
    isPaired: ({ headers: { cookie = '' } }) => cookie.split(/; */u).includes(`${COOKIE}=${key}`),
  };
}
