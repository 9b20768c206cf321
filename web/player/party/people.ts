import type { PartyView, Status } from '../../../engine/public.ts';

type Member = PartyView['members'][number];

/** Whether this telephone joined the letter of somebody else. */
export const isGuestOf = (status: Status | null): boolean => status?.party?.isHolder === false;

export const memberName = ({ members }: PartyView, id: number): string =>
  members.find((member) => member.id === id)?.name ?? 'Quelqu’un';

export const holderOf = ({ members }: PartyView): Member | undefined =>
  members.find(({ isHolder }) => isHolder);

/** The person of this telephone is there, whatever the stream says. */
export const isAtHand = ({ me }: PartyView, { id, isHere }: Member): boolean => id === me || isHere;

/** « d’Anne », « de Camille ». */
export const ofName = (name: string): string =>
  /^(?:[aeiouhàâéèêëîïôû]|y[^aeiou])/iu.test(name) ? `d’${name}` : `de ${name}`;

const people = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Camille et Jo ». */
export const listNames = (names: readonly string[]): string => people.format(names);
