import type { ClientState } from '../client-state.ts';

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
