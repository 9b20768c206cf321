import { roleName, type Scenario, type Step } from '../../engine/index.ts';
import { HttpError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Stores } from '../store/stores.ts';
import type { Seat } from '../store/parties/seat.ts';
import { dealParty } from './deal-party.ts';

const people = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Camille a », « Camille et Jo ont ». */
const have = (names: readonly string[]): string =>
  `${people.format(names)} ${names.length > 1 ? 'ont' : 'a'}`;

/**
 * The refusal for the instrument of a step that another telephone of the party has. Its answers are taken
 * from everybody.
 */
export async function inOtherHands(
  { parties, clock }: Pick<Stores & Platform, 'parties' | 'clock'>,
  city: Pick<Scenario, 'roles'>,
  step: Step,
  seat: Seat | null,
): Promise<HttpError> {
  const [party] = seat ? await parties.read([seat.orderId], clock()) : [];
  const deal = party && dealParty(party, city);
  const holders =
    party?.members
      .filter(({ id }) => step.for !== undefined && deal?.get(id)?.includes(step.for))
      .map(({ name }) => name) ?? [];
  const who = holders.length > 0 ? ` : ${have(holders)} maintenant ${roleName(city, step)}` : '';
  return new HttpError(403, 'IN_OTHER_HANDS', {
    message: `Cet instrument est passé dans d’autres mains${who}.`,
  });
}
