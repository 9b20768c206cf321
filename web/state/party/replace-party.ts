import type { PartyView } from '../../../engine/public.ts';
import { replaceStatus } from '../game/status.ts';
import { getState } from '../store.ts';

/** Displays the party as the server has just returned it. */
export function replaceParty(party: PartyView): void {
  const { status } = getState().status;
  if (status) replaceStatus({ ...status, party });
}
