import { randomBytes } from 'node:crypto';
import type { ApiBody } from '../../schemas/api/openapi.generated.ts';
import { SESSION_SECONDS, createToken, hashToken, setSessionCookies } from '../accounts/session-token.ts';
import type { Context } from '../http/context.ts';
import { JOININGS } from '../limits/limits.ts';
import { HttpError } from '../platform/errors.ts';
import { loadSession, type SessionParts } from '../accounts/find-session.ts';
import { endMembership, type PartyParts } from './membership.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Stores } from '../store/stores.ts';
import { drawCode } from '../platform/code.ts';
import type { Account } from '../store/accounts/accounts.ts';

/** A secret of 144 bits, which the address of an invitation carries. */
const LINK = /^[\w-]{24}$/;
const LINK_BYTES = 18;

/** Whether that is the secret of an address. Anything else was typed. */
export const isInvitationLink = (code: string): boolean => LINK.test(code);

/** Longer texts are no codes. */
const LONGEST_CODE = 40;

const connected = () => new HttpError(409, 'CONNECTED', { message: ['connected'] });
const full = () => new HttpError(409, 'PARTY_FULL', { message: ['partyFull'] });
const unknownInvitation = () => new HttpError(404, 'UNKNOWN_INVITATION', { message: ['unknownInvitation'] });
const tooManyJoinings = (milliseconds: number) =>
  new HttpError(429, 'TOO_MANY_JOININGS', {
    seconds: Math.ceil(milliseconds / 1000),
    message: ['tooManyJoinings'],
  });

/** Makes the requesting telephone a guest and sets its cookies. A guest of another party leaves it. */
export async function joinParty(
  services: SessionParts & Pick<Stores, 'parties'> & { readonly live: OutgoingNews },
  ctx: Context,
  { code, name }: ApiBody<'/api/party/join'>,
  key: string | null,
): Promise<void> {
  const { parties, live, clock } = services;
  if (ctx.state.account) throw connected();
  const now = clock();
  const token = createToken();
  const invitation = isInvitationLink(code)
    ? { linkHash: hashLink(code) }
    : { hash: hashInvitation(code.slice(0, LONGEST_CODE)) };
  const guest = {
    invitation,
    name: readFirstName(name),
    tokenHash: hashToken(token),
    joinKey: key === null ? null : hashToken(`join:${key}`),
    endsAt: now + SESSION_SECONDS * 1000,
  };
  const former = ctx.state.player?.seat ?? null;
  const joined = await parties.join(guest, former?.orderId ?? null, JOININGS, now);
  if (joined === 'unknown') throw unknownInvitation();
  if (joined === 'full') throw full();
  if (joined === 'present') return;
  if ('openAgainAt' in joined) throw tooManyJoinings(joined.openAgainAt - now);
  if (former) await endMembership(services, former);
  live.partyChanged(joined.orderId);
  setSessionCookies(ctx, token);
  await loadSession(services, ctx, token);
}

const LIFETIME_MS = 24 * 3600 * 1000;

interface Invitation {
  readonly code: string;
  readonly link: string;
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number;
}

/** Invisible signs that turn a line of text around would let a name change the words beside it. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A first name on one line; refuses a name without a visible sign. */
function readFirstName(typed: string): string {
  const name = typed.normalize('NFC').replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw missingName();
  return name;
}

const missingName = () => new HttpError(400, 'MISSING_NAME', { message: ['missingName'] });

/** Opens the party of the game, or renews its invitation: the former one is void. */
export async function createInvitation(
  { parties, live, clock }: PartyParts,
  { id: accountId }: Account,
  orderId: number,
  { name, severalHands = null }: ApiBody<'/api/party/invitation'>,
): Promise<Invitation> {
  const now = clock();
  const code = drawCode();
  const link = randomBytes(LINK_BYTES).toString('base64url');
  const expiresAt = now + LIFETIME_MS;
  const holder = { orderId, accountId, name: name ? readFirstName(name) : null, severalHands };
  const hashes = { hash: hashInvitation(code), linkHash: hashLink(link) };
  if (!(await parties.invite({ ...holder, ...hashes, expiresAt }, now))) throw missingName();
  live.partyChanged(orderId);
  return { code, link, expiresAt };
}

/** Case and separators do not count. */
const hashInvitation = (code: string): string =>
  hashToken(`invitation:${code.toUpperCase().replace(/[\s.-]/g, '')}`);

const hashLink = (link: string): string => hashToken(`invitation-link:${link}`);
