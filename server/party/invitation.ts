import type { ApiBody } from '../../schemas/api/openapi.generated.ts';
import { hashToken } from '../accounts/session-token.ts';
import { HttpError } from '../platform/errors.ts';
import { drawCode } from '../platform/code.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { PartyParts } from './membership.ts';

const LIFETIME_MS = 24 * 3600 * 1000;

export interface Invitation {
  readonly code: string;
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number;
}

/** Invisible signs that turn a line of text around would let a name change the words beside it. */
const DIRECTIONS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A first name on one line; refuses a name without a visible sign. */
export function readFirstName(typed: string): string {
  const name = typed.normalize('NFC').replace(DIRECTIONS, '').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw missingName();
  return name;
}

const missingName = () => new HttpError(400, 'MISSING_NAME', { message: 'Dites votre prénom' });

/** Opens the party of the game, or renews its invitation: the former one is void. */
export async function createInvitation(
  { parties, live, clock }: PartyParts,
  { id: accountId }: Account,
  orderId: number,
  { name, severalHands = null }: ApiBody<'/api/party/invitation'>,
): Promise<Invitation> {
  const now = clock();
  const code = drawCode();
  const expiresAt = now + LIFETIME_MS;
  const holder = { orderId, accountId, name: name ? readFirstName(name) : null, severalHands };
  if (!(await parties.invite({ ...holder, hash: hashInvitation(code), expiresAt }, now))) throw missingName();
  live.partyChanged(orderId);
  return { code, expiresAt };
}

/** Case and separators do not count. */
export const hashInvitation = (code: string): string =>
  hashToken(`invitation:${code.toUpperCase().replace(/[\s.-]/g, '')}`);
