import { dealRoles, handIn, type HeldRoles, type Scenario } from '../../engine/index.ts';
import type { Services } from '../services.ts';
import type { Seat } from '../store/parties/seat.ts';

/** The roles that the telephone of this seat holds; null, for everything, outside of a party that shares the roles of its city. */
export async function readHand(
  { parties, clock }: Pick<Services, 'parties' | 'clock'>,
  { roles }: Pick<Scenario, 'roles'>,
  seat: Seat | null,
): Promise<HeldRoles> {
  if (!seat || roles.length === 0) return null;
  const [party] = await parties.read([seat.orderId], clock());
  if (!party?.severalHands) return null;
  const names = roles.map(({ slug }) => slug);
  return handIn(dealRoles(names, party.members), seat.memberId, names);
}
