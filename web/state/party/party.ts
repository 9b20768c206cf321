import type { ClientState } from '../client-state.ts';
import type { PartyView } from '../../../engine/public.ts';
import { replaceStatus } from '../game/status.ts';
import { getState } from '../store.ts';

/** Displays the party as the server has just returned it. */
export function replaceParty(party: PartyView): void {
  const { status } = getState().status;
  if (status) replaceStatus({ ...status, party });
}

/**
 * Whether long texts are being written by somebody else of the party. Whoever is away keeps nobody from
 * writing.
 */
export function isPenElsewhere({ live, status: { status } }: ClientState): boolean {
  const party = live && status?.party;
  return party
    ? party.members.some(({ id, isHere }) => id === party.pen && id !== party.me && isHere)
    : false;
}
