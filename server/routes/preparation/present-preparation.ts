import { presentLetter } from '../../../engine/index.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { gameOf, type GameParts } from '../../game/current-order.ts';
import { statusInput } from '../../game/present-game.ts';
import type { Services } from '../../services/services.ts';
import { hasGiftWords } from '../../shop/gift.ts';
import { postalAddressOf } from '../../shop/postal-address.ts';
import type { LetterWords } from '../../shop/read-preparation.ts';
import { hasJoined, isOpenToBuyer } from '../../shop/telling.ts';
import { copiesOf } from '../../staff/letters.ts';
import type { Dispatch } from '../../store/orders/dispatches.ts';
import type { Order } from '../../store/orders/orders.ts';
import { stateOfBought } from '../buyer/present-bought.ts';

export type PresentPreparationParts = GameParts &
  Pick<
    Services,
    'addresses' | 'addressSeals' | 'boughtLetters' | 'clock' | 'dispatches' | 'settings' | 'shop' | 'staff'
  >;

/** A letter of a sale, for the form of its buyer. */
export interface OpenedLetter {
  readonly order: Order;
  readonly way: Dispatch | undefined;
}

/** The letters of a sale by their places in it, each that was lost by the one that replaced it. */
export async function lettersOfSale(
  services: Pick<Services, 'boughtLetters' | 'dispatches'>,
  sale: number,
): Promise<ReadonlyMap<number, OpenedLetter>> {
  const letters = (await services.boughtLetters.of({ kind: 'sale', id: sale })).map(({ order }) => order);
  const ways = await services.dispatches.of(letters.map(({ id }) => id));
  return new Map(
    letters.flatMap((order) =>
      order.sale ? [[order.sale.copy, { order, way: ways.get(order.id) }] as const] : [],
    ),
  );
}

export async function presentPreparation(
  services: PresentPreparationParts,
  sale: number,
): Promise<ApiSchemas['Preparation'] | null> {
  const letters = await lettersOfSale(services, sale);
  if (letters.size === 0) return null;
  const isHeld = (await services.staff.saleList.heldAmong([sale])).has(sale);
  return {
    number: `V-${sale}`,
    today: services.shop.today(),
    letters: await Promise.all(
      [...letters]
        .sort(([one], [other]) => one - other)
        .map(([copy, letter]) => presentPrepared(services, copy, letter, isHeld)),
    ),
  };
}

/** No code, and nothing of a letter that its buyer may not change any more: its link may be read by others. */
async function presentPrepared(
  services: PresentPreparationParts,
  copy: number,
  { order, way }: OpenedLetter,
  isHeld: boolean,
): Promise<ApiSchemas['PreparedLetter']> {
  const game = await gameOf(services, order);
  const { scenario } = game.city;
  const isOpen = isOpenToBuyer(order, way);
  return {
    copy,
    city: { slug: scenario.slug, name: scenario.name, timeZone: scenario.timeZone },
    sheet: presentSheet(services, game),
    state: stateOfBought(order, way),
    standing: isOpen && way ? standingOf(way, isHeld, services.clock()) : null,
    until: isOpen ? isoDate(way?.tellBy ?? way?.joinsAt ?? null) : null,
    version: order.version,
    words: isOpen ? await wordsOf(services, order, way) : null,
  };
}

/** What the head of the printed letter says of itself. */
function presentSheet(
  services: PresentPreparationParts,
  game: Awaited<ReturnType<typeof gameOf>>,
): ApiSchemas['PreparedLetter']['sheet'] {
  const { reference, documents } = presentLetter(statusInput(services, game));
  return { reference, pieces: documents.length * copiesOf(game.city) };
}

function standingOf(way: Dispatch, isHeld: boolean, now: number): ApiSchemas['PreparedLetter']['standing'] {
  if (way.tellBy !== null) return way.tellBy <= now ? 'untold' : 'telling';
  if (!hasJoined(way, now)) return 'correctable';
  return isHeld ? 'held' : 'ready';
}

async function wordsOf(
  services: PresentPreparationParts,
  order: Order,
  way: Dispatch | undefined,
): Promise<LetterWords> {
  const address = await postalAddressOf(services, order.id);
  const isPresent = (way?.tellBy ?? null) !== null || (way?.buyer ?? null) !== null || hasGiftWords(order);
  return {
    isPresent,
    giftTo: order.giftTo ?? '',
    giftFrom: order.giftFrom ?? '',
    giftLine: order.giftLine ?? '',
    lastWord: order.lastWord ?? '',
    postOn: order.postOn ?? '',
    name: address?.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? 'FR',
  };
}
