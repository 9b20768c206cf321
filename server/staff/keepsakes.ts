import { cityMapOf, presentStatus } from '../../engine/index.ts';
import { isoDate } from '../../engine/view/iso.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { gameOf, type GameParts } from '../game/current-order.ts';
import { statusInput } from '../game/present-game.ts';
import { keepsakePostedLetter } from '../mail/letters/sale.ts';
import { writeMail } from '../mail/write-mail.ts';
import { pageAddress } from '../platform/main-url.ts';
import type { Seals } from '../platform/seals.ts';
import { keepsakeNumber, openKeepsakeBuyer, stateOfKeepsake } from '../shop/keepsake.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import type { WrittenMail } from '../store/outbox.ts';
import type { Keepsake } from '../store/shop/keepsakes.ts';
import type { PostalAddress } from '../store/shop/sale-facts.ts';
import { wordsIn } from '../words/words.ts';
import { gameNotEnded, keepsakeEnded, keepsakeWithoutGame, saleHeld, unknownKeepsake } from './refusals.ts';
import { findOrder } from './staff-change.ts';
import type { Services } from '../services/services.ts';

type SheetParts = GameParts & Pick<Services, 'settings'>;

/** Finds the sheet of an id from a path. */
export async function findKeepsake(
  { keepsakes }: Pick<Services, 'keepsakes'>,
  typed: string,
): Promise<Keepsake> {
  const keepsake = /^\d{1,9}$/.test(typed) ? await keepsakes.byId(Number(typed)) : null;
  if (!keepsake) throw unknownKeepsake();
  return keepsake;
}

export function presentKeepsake(saleSeals: Seals, keepsake: Keepsake): ApiSchemas['Keepsake'] {
  const { id, sale, code, city, paper, isHeld, createdAt, postedAt, trackingNumber } = keepsake;
  const { email, address } = openKeepsakeBuyer(saleSeals, keepsake);
  return {
    id,
    number: keepsakeNumber(keepsake),
    sale: sale.id,
    code,
    city,
    paper,
    state: stateOfKeepsake(keepsake),
    isHeld,
    createdAt: isoDate(createdAt),
    postedAt: isoDate(postedAt),
    trackingNumber,
    buyer: email,
    to: address?.name ?? null,
  };
}

const addressLines = ({ name, line1, line2, postalCode, city, country }: PostalAddress): string[] => [
  name,
  line1,
  ...(line2 === null ? [] : [line2]),
  `${postalCode} ${city}`,
  ...(country === 'FR' ? [] : [country]),
];

/** What a finished game gives a sheet, without the names of its players; null before the end, or without stamps. */
async function sheetOf(services: SheetParts, order: Order, { language }: Pick<Keepsake, 'language'>) {
  if (order.progress.state !== 'DONE') return null;
  const game = await gameOf(services, order, null, { language });
  const status = presentStatus(statusInput(services, game));
  const { city, stamps } = status.view ?? {};
  return city && stamps ? { city, stamps: [...stamps], map: cityMapOf(status)?.address ?? null } : null;
}

/** A sheet as it is printed, with the address that goes on its envelope. */
export async function presentKeepsakeSheet(
  services: SheetParts & Pick<Services, 'orders' | 'saleSeals'>,
  keepsake: Keepsake,
): Promise<ApiSchemas['KeepsakeSheet']> {
  const order = keepsake.orderId === null ? null : await services.orders.byId(keepsake.orderId);
  if (!order) throw keepsakeWithoutGame();
  const sheet = await sheetOf(services, order, keepsake);
  if (!sheet) throw gameNotEnded();
  const { address } = openKeepsakeBuyer(services.saleSeals, keepsake);
  return {
    number: keepsakeNumber(keepsake),
    paper: keepsake.paper,
    language: keepsake.language,
    address: address && addressLines(address),
    ...sheet,
  };
}

/** Says by its code which finished game a sheet shows, once a person has asked its buyer. */
export async function nameKeepsakeGame(
  services: SheetParts & Pick<Services, 'keepsakes' | 'orders'>,
  keepsake: Keepsake,
  typed: string,
  staff: Account,
): Promise<void> {
  const order = await findOrder(services, typed);
  if (!(await sheetOf(services, order, keepsake))) throw gameNotEnded();
  if (!(await services.keepsakes.nameGame(keepsake.id, order.id, staff.id))) throw keepsakeEnded();
}

type PostParts = Pick<
  Services,
  'buyerLinks' | 'clock' | 'facts' | 'keepsakes' | 'post' | 'saleSeals' | 'settings'
>;

/** Marks a sheet as posted, and tells its buyer. */
export async function postKeepsake(
  services: PostParts,
  keepsake: Keepsake,
  trackingNumber: string | null,
  staff: Account,
): Promise<void> {
  if (keepsake.isHeld) throw saleHeld(keepsake.sale.id);
  if (keepsake.orderId === null) throw keepsakeWithoutGame();
  const mails = writePostedMail(services, keepsake, trackingNumber);
  const posting = { trackingNumber, by: staff.id, mails, now: services.clock() };
  if (!(await services.keepsakes.post(keepsake.id, posting))) throw keepsakeEnded();
  for (const mail of mails) services.post.dispatch(mail);
}

function writePostedMail(
  { buyerLinks, clock, facts, saleSeals, settings }: PostParts,
  keepsake: Keepsake,
  trackingNumber: string | null,
): readonly WrittenMail[] {
  const { email } = openKeepsakeBuyer(saleSeals, keepsake);
  if (email === null) return [];
  const follow = buyerLinks.pathFor({ kind: 'sale', id: keepsake.sale.id }, clock());
  const letter = keepsakePostedLetter(
    {
      number: keepsakeNumber(keepsake),
      trackingNumber,
      followUrl: follow && pageAddress(settings, follow, keepsake.language),
    },
    wordsIn(keepsake.language),
  );
  return [writeMail(facts, letter, { kind: 'keepsake-posted', to: email, now: clock() })];
}

/** A sheet that is not sent, because its buyer was given the money back. */
export async function cancelKeepsake(
  services: Pick<Services, 'clock' | 'keepsakes'>,
  keepsake: Keepsake,
  staff: Account,
): Promise<void> {
  if (!(await services.keepsakes.cancel(keepsake.id, staff.id, services.clock()))) throw keepsakeEnded();
}
