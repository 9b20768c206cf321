import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { gameOf, type GameParts } from '../game/current-order.ts';
import { writeMoment } from '../mail/letter.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Batch } from '../store/orders/new-orders.ts';
import type { Lot } from '../store/staff/lots.ts';
import type { SeenGroup } from '../store/staff/post-queue.ts';
import type { ChangeAuthor } from './staff-change.ts';
import { postLetters } from './posting.ts';
import { heldByOther, lotPrinted, notALot, nothingToPost, notTheirDay, queueChanged } from './refusals.ts';
import type { Services } from '../services/services.ts';

/** Takes the letters of a city for a day from the print queue into a batch that the person holds. */
export async function takeLot(
  services: Pick<Services, 'clock' | 'facts' | 'shop' | 'staff'>,
  seen: SeenGroup,
  staff: Account,
): Promise<Lot> {
  const { postQueue, lots } = services.staff;
  if (seen.day > services.shop.today()) throw notTheirDay();
  const batch = await postQueue.take(seen, staff.id, services.clock());
  if (batch === null)
    throw queueChanged(wordsOfTaker(services, await lots.lastTaken(seen.city, seen.day), staff));
  return findLot(services, batch);
}

/** Takes a lot over from the person who holds it; `from`: the holder that was seen. */
export async function takeLotOver(
  services: Pick<Services, 'clock' | 'facts' | 'staff'>,
  { id }: Batch,
  from: string | null,
  staff: Account,
): Promise<Lot> {
  const lot = await findLot(services, id);
  if (!(await services.staff.lots.takeOver(id, from, staff.id, services.clock())))
    throw heldByOther(wordsOfTaker(services, (await services.staff.lots.byBatch(id)) ?? lot, staff));
  return findLot(services, id);
}

export async function releaseLot(
  services: Pick<Services, 'facts' | 'staff'>,
  batch: Batch,
  staff: Account,
): Promise<void> {
  await findLot(services, batch.id);
  await requireHolder(services, batch, staff);
  if (!(await services.staff.lots.release(batch.id))) throw lotPrinted();
}

/** Refuses to print a lot that another member of the staff holds. Batches made by hand are free. */
export async function requireHolder(
  services: Pick<Services, 'facts' | 'staff'>,
  { id }: Pick<Batch, 'id'>,
  staff: Account,
): Promise<void> {
  const lot = await services.staff.lots.byBatch(id);
  if (lot && lot.holder !== staff.email) throw heldByOther(wordsOfTaker(services, lot, staff));
}

/** Letters of one transaction: more would delay the answers of players. */
const POSTED_AT_ONCE = 50;

/** Posts the printed letters of a batch, without those whose sale somebody must look at first. */
export async function postLot(
  services: GameParts &
    Pick<
      Services,
      | 'buyerLinks'
      | 'buyerSeals'
      | 'carriers'
      | 'dispatches'
      | 'facts'
      | 'live'
      | 'post'
      | 'settings'
      | 'staff'
    >,
  { id }: Batch,
  author: ChangeAuthor,
): Promise<Lot> {
  const lot = await findLot(services, id);
  if (lot.printed === 0) throw nothingToPost();
  const orders = await services.staff.batches.orders(id);
  const dispatches = await services.dispatches.of(orders.map((order) => order.id));
  const held = await services.staff.saleList.heldAmong(orders.flatMap(({ sale }) => sale?.id ?? []));
  const printed = orders.filter(
    ({ id: order, sale, stoppedAt }) =>
      dispatches.get(order)?.state === 'printed' && stoppedAt === null && !(sale && held.has(sale.id)),
  );
  for (let from = 0; from < printed.length; from += POSTED_AT_ONCE) {
    const games = await Promise.all(
      printed.slice(from, from + POSTED_AT_ONCE).map((order) => gameOf(services, order)),
    );
    await postLetters(services, games, author);
  }
  return findLot(services, id);
}

async function findLot(services: Pick<Services, 'staff'>, batch: number): Promise<Lot> {
  const lot = await services.staff.lots.byBatch(batch);
  if (!lot) throw notALot();
  return lot;
}

/** « claire@… l’a pris le 2 juin 2026 à 10 h 12 (lot 14) »; null when nobody else did. */
function wordsOfTaker(
  { facts }: Pick<Services, 'facts'>,
  lot: Lot | null,
  { email }: Account,
): string | null {
  if (!lot || lot.holder === email) return null;
  return `${lot.holder ?? 'Quelqu’un'} l’a pris le ${writeMoment(lot.takenAt, facts.timeZone)} (lot ${lot.batch})`;
}

export function presentLot({ takenAt, ...lot }: Lot, { email }: Account): ApiSchemas['QueueLot'] {
  const { batch, city, day, holder, unprinted, printed, posted, withheld } = lot;
  return {
    batch,
    city,
    day,
    holder,
    isMine: holder === email,
    takenAt: isoDate(takenAt),
    unprinted,
    printed,
    posted,
    withheld: [...withheld],
  };
}
