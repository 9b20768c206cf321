import { dealRoles, roleName, type Deal, type PartyView, type Scenario } from '../../engine/index.ts';
import type { Party } from '../store/parties/party-row.ts';

type City = Pick<Scenario, 'roles'>;

/**
 * The roles that each telephone of a party holds; null where the city has none, or the party does not share
 * them.
 */
export const dealParty = (
  { severalHands, members }: Pick<Party, 'severalHands' | 'members'>,
  { roles }: City,
): Deal<number> | null =>
  severalHands && roles.length > 0
    ? dealRoles(
        roles.map(({ slug }) => slug),
        members,
      )
    : null;

/** The same with the names of the roles; nothing where one telephone has everything. */
export function presentDeal(party: Party, city: City): PartyView['hands'] {
  const deal = dealParty(party, city);
  if (!deal || deal.size < 2) return [];
  return [...deal].map(([member, held]) => ({
    member,
    roles: held.map((slug) => roleName(city, { for: slug })),
  }));
}
