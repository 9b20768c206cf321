import { handIn, type HeldRoles, type Scenario } from '../../engine/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { PartyStore } from '../store/parties/parties.ts';
import type { Seat } from '../store/parties/seat.ts';
import { dealParty } from './deal-party.ts';

/**
 * The roles that the telephone of this seat holds; null, for everything, outside of a party that shares the
 * roles of its city.
 */
export type ReadHand = (city: Pick<Scenario, 'roles'>, seat: Seat | null) => Promise<HeldRoles>;

export const handReader =
  ({ parties, clock }: { readonly parties: Pick<PartyStore, 'read'>; readonly clock: Clock }): ReadHand =>
  async (city, seat) => {
    if (!seat || city.roles.length === 0) return null;
    const [party] = await parties.read([seat.orderId], clock());
    const deal = party && dealParty(party, city);
    const names = city.roles.map(({ slug }) => slug);
    return deal ? handIn(deal, seat.memberId, names) : null;
  };
