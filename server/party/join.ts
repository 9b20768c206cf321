import type { ApiBody } from '../../schemas/api/openapi.generated.ts';
import { SESSION_SECONDS, createToken, hashToken, setSessionCookies } from '../accounts/session-token.ts';
import type { Context } from '../http/context.ts';
import { HttpError } from '../platform/errors.ts';
import { loadSession, type SessionParts } from '../accounts/find-session.ts';
import { hashInvitation, readFirstName } from './invitation.ts';
import { endMembership } from './membership.ts';
import type { OutgoingNews } from '../live/outgoing-news.ts';
import type { Stores } from '../store/stores.ts';

/** Longer texts are no codes. */
const LONGEST_CODE = 40;

const connected = () =>
  new HttpError(409, 'CONNECTED', {
    message:
      'Ce téléphone est connecté à un compte : déconnectez-le d’abord, ou ouvrez l’invitation sur un autre.',
  });
const full = () =>
  new HttpError(409, 'PARTY_FULL', {
    message: 'Six téléphones jouent déjà cette lettre : il n’y a plus de place.',
  });
const unknownInvitation = () =>
  new HttpError(404, 'UNKNOWN_INVITATION', {
    message:
      'Cette invitation n’existe pas, ou ne vaut plus : demandez-en une autre à la personne qui tient la lettre.',
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
  const guest = {
    invitationHash: hashInvitation(code.slice(0, LONGEST_CODE)),
    name: readFirstName(name),
    tokenHash: hashToken(token),
    joinKey: key === null ? null : hashToken(`join:${key}`),
    endsAt: now + SESSION_SECONDS * 1000,
  };
  const former = ctx.state.player?.seat ?? null;
  const joined = await parties.join(guest, former?.orderId ?? null, now);
  if (joined === 'unknown') throw unknownInvitation();
  if (joined === 'full') throw full();
  if (joined === 'present') return;
  if (former) await endMembership(services, former);
  live.partyChanged(joined.orderId);
  setSessionCookies(ctx, token);
  await loadSession(services, ctx, token);
}
