import type { PartyView } from '../../../engine/public.ts';
import { isAbsent, isWithUs } from '../party/people.ts';

type Member = PartyView['members'][number];

/** What this telephone may do with a role: take it over, have its own back, or return it. */
type HandChoice = 'take' | 'reclaim' | 'return';

const takingOf = (party: PartyView, role: string): PartyView['takings'][number] | undefined =>
  party.takings.find((taking) => taking.role === role);

/** The members who hold a role, which is given by its name. */
export const holdersOf = (party: PartyView, role: string): readonly Member[] =>
  party.members.filter(({ id }) =>
    party.hands.some(({ member, roles }) => member === id && roles.includes(role)),
  );

/** Those to whom a role comes back. */
export const ownersOf = (party: PartyView, role: string): readonly Member[] =>
  party.members.filter(({ id }) => takingOf(party, role)?.from.includes(id));

/** Null: nothing, as long as whoever holds the role is there. */
export function handChoice(party: PartyView, role: string, now: number): HandChoice | null {
  const [holders, owners] = [holdersOf(party, role), ownersOf(party, role)];
  const isMe = ({ id }: Member): boolean => id === party.me;
  if (owners.some(isMe)) return 'reclaim';
  if (holders.some(isMe)) return owners.some((owner) => isWithUs(party, owner)) ? 'return' : null;
  return holders.length > 0 && [...holders, ...owners].every((one) => isAbsent(one, now)) ? 'take' : null;
}
