import type { PartyView, Status } from '../../../engine/public.ts';

type Member = PartyView['members'][number];

/** Whether this telephone joined the letter of somebody else. */
export const isGuestOf = (status: Status | null): boolean => status?.party?.isHolder === false;

/** `somebody`: instead of a name that is not known. */
export const memberName = ({ members }: PartyView, id: number, somebody: string): string =>
  members.find((member) => member.id === id)?.name ?? somebody;

export const holderOf = ({ members }: PartyView): Member | undefined =>
  members.find(({ isHolder }) => isHolder);

/** The person of this telephone is there, whatever the stream says. */
export const isAtHand = ({ me }: PartyView, { id, isHere }: Member): boolean => id === me || isHere;
