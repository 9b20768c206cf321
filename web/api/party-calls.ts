import type { ApiBody, ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import type { Status } from '../../engine/public.ts';
import { type ApiPromise, request } from './client.ts';

type PartyBody = ApiSchemas['Party'];
export interface InvitationBody {
  readonly code: string;
  readonly address: string;
  readonly expiresAt: string;
}
type JoinBody = ApiBody<'/api/party/join'>;

/**
 * Replaces the invitation before. `name`: the holder's, needed the first time. `severalHands`: null keeps
 * what was chosen.
 */
export const inviteToParty = (
  name: string | null,
  severalHands: boolean | null,
): ApiPromise<InvitationBody> => request('POST', 'party/invitation', { body: { name, severalHands } });
/** The key gives the same place to a request that is sent twice. */
export const sendJoining = (joining: JoinBody, key: string): ApiPromise<Status> =>
  request('POST', 'party/join', { body: joining, headers: { 'idempotency-key': key }, retry: true });
export const sendLeaving = (): ApiPromise<unknown> => request('POST', 'party/leave', { retry: true });
export const releaseMember = (member: number): ApiPromise<PartyBody> =>
  request('POST', 'party/release', { body: { member } });
export const passPen = (member: number): ApiPromise<PartyBody> =>
  request('POST', 'party/pen', { body: { member } });
/** `role`: its name. */
export const takeOver = (role: string): ApiPromise<Status> =>
  request('POST', 'party/take-over', { body: { role }, retry: true });
export const giveBack = (role: string): ApiPromise<Status> =>
  request('POST', 'party/give-back', { body: { role }, retry: true });
export const askPen = (): ApiPromise<PartyBody> => request('POST', 'party/ask-pen', { retry: true });
/** Shares the papers between the telephones, or shows them all on each. */
export const shareHands = (severalHands: boolean): ApiPromise<Status> =>
  request('POST', 'party/hands', { body: { severalHands }, retry: true });
export const closeParty = (): ApiPromise<unknown> => request('POST', 'party/close', { retry: true });
/** Refuses the other route that a guest has proposed. */
export const declineProposal = (): ApiPromise<PartyBody> => request('POST', 'party/decline', { retry: true });
export type ScreenState = ApiBody<'/api/party/beat'>['screen'];
/** `page`: the name that this page has given itself. */
export const tellPresence = (page: string, screen: ScreenState): ApiPromise<unknown> =>
  request('POST', 'party/beat', { body: { page, screen }, outlivesPage: screen !== 'on' });
export const tellWriting = (step: string): ApiPromise<unknown> =>
  request('POST', 'party/writing', { body: { step } });
/** Shown to the others for a moment. A lost call is not repeated: the next one says more. */
export const showHand = (step: string, value: string): ApiPromise<unknown> =>
  request('POST', 'party/hand', { body: { step, value } });
export const showMark = (mark: ApiBody<'/api/party/mark'>): ApiPromise<unknown> =>
  request('POST', 'party/mark', { body: mark });
export type Sign = ApiBody<'/api/party/sign'>['sign'];
export const giveSign = (sign: Sign): ApiPromise<unknown> =>
  request('POST', 'party/sign', { body: { sign } });
