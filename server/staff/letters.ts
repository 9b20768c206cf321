import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Language, languagesOf, presentLetter, windowLines } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { HttpError } from '../platform/errors.ts';
import { gameOf, type GameParts } from '../game/current-order.ts';
import { statusInput } from '../game/present-game.ts';
import { isOwnMachine } from '../platform/main-url.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import { postalAddressOf } from '../shop/postal-address.ts';
import { describeAction } from './staff-change.ts';
import { changedMeanwhile, noLetter, noWindowAddress } from './refusals.ts';
import type { CityContent } from '../content/content-store.ts';
import type { Services } from '../services/services.ts';

/** Printable papers of an order. */
export type PrintedLetter = ApiSchemas['Letter'];

/** The language of an order’s paper: its own, where its city has it. */
export const paperLanguageOf = (
  { content }: Pick<Services, 'content'>,
  { city, language }: Pick<Order, 'city' | 'language'>,
): Language => {
  const scenario = content.city(city)?.scenario;
  return scenario && languagesOf(scenario).includes(language) ? language : 'fr';
};

/** URL in the QR code of a letter. Only that of a French one says no language: so it was always printed. */
export function linkOf(
  services: Pick<Services, 'content' | 'settings'>,
  order: Pick<Order, 'code' | 'city' | 'language'>,
): string {
  const language = paperLanguageOf(services, order);
  return `${services.settings.mainUrl}/a/${order.code}${language === 'fr' ? '' : `?lang=${language}`}`;
}

/** A party that shares the papers has two of each; the letter itself is one, since its code is. */
const COPIES_FOR_ROLES = 2;
export const copiesOf = ({ scenario }: CityContent): number =>
  scenario.roles.length > 0 ? COPIES_FOR_ROLES : 1;

export async function presentPrintedLetter(
  services: GameParts & Pick<Services, 'addressSeals' | 'addresses' | 'settings'>,
  order: Order,
): Promise<PrintedLetter> {
  const language = paperLanguageOf(services, order);
  const game = await gameOf(services, order, null, { language });
  const { city } = game;
  if (city.scenario.letter === null) throw noLetter();
  const { startDate } = order.progress;
  return {
    code: order.code,
    identifier: order.identifier,
    giftFrom: order.giftFrom,
    giftTo: order.giftTo,
    giftLine: order.giftLine,
    address: await windowAddress(services, order),
    copies: copiesOf(city),
    city: { slug: city.scenario.slug, name: city.scenario.name, timeZone: city.scenario.timeZone },
    language,
    link: linkOf(services, order),
    isLinkLocal: isOwnMachine(services.settings.mainUrl),
    startDate: startDate === null ? null : new Date(startDate).toISOString(),
    ...presentLetter(statusInput(services, game)),
  };
}

/** Null without an address, or when the window cannot show it. */
async function windowAddress(
  services: Pick<Services, 'addressSeals' | 'addresses'>,
  { id }: Order,
): Promise<readonly string[] | null> {
  const address = await postalAddressOf(services, id);
  return address && windowLines(address);
}

/** Refuses letters for window envelopes while one of them would show no address. */
export async function requireWindowAddresses(
  services: Pick<Services, 'addressSeals' | 'addresses'>,
  orders: readonly Order[],
): Promise<void> {
  const missing: string[] = [];
  for (const order of orders) if ((await windowAddress(services, order)) === null) missing.push(order.code);
  if (missing.length > 0) throw noWindowAddress(missing);
}

/** Sets the start date of undated letters, all or none, so that paper and screen agree. Returns `wanted`. */
export async function printLetters(
  services: GameParts & Pick<Services, 'addressSeals' | 'addresses' | 'settings' | 'staff'>,
  orders: readonly Order[],
  staff: Account,
  wanted: readonly Order[] = orders,
  startDate = services.clock(),
): Promise<PrintedLetter[]> {
  const undated = orders.filter(({ progress }) => progress.startDate === null);
  const actions = undated.map((order) =>
    describeAction(
      services,
      order,
      { staff, action: 'print', reason: null },
      { progress: { ...order.progress, startDate } },
    ),
  );
  if (actions.length > 0 && !(await services.staff.act(actions))) throw changedMeanwhile();
  return presentLetters(
    services,
    wanted.map((order) => ({
      ...order,
      progress: { ...order.progress, startDate: order.progress.startDate ?? startDate },
    })),
  );
}

/**
 * Sets the dates of the letters that `read` returns, and returns them. Retries once after a conflict with a
 * parallel call.
 */
export async function dateLetters(
  services: GameParts & Pick<Services, 'addressSeals' | 'addresses' | 'settings' | 'staff'>,
  read: () => Promise<readonly Order[]>,
  staff: Account,
  startDate?: number,
): Promise<readonly Order[]> {
  const date = async () => {
    const orders = await read();
    await printLetters(services, orders, staff, [], startDate);
    return orders;
  };
  return date().catch((error: unknown) => {
    if (error instanceof HttpError && error.message === changedMeanwhile().message) return date();
    throw error;
  });
}

/** Letters without setting dates. */
export async function presentLetters(
  services: GameParts & Pick<Services, 'addressSeals' | 'addresses' | 'settings'>,
  orders: readonly Order[],
): Promise<PrintedLetter[]> {
  const letters: PrintedLetter[] = [];
  for (const order of orders) {
    // A batch has hundreds: others are served in between.
    await nextTurn();
    letters.push(await presentPrintedLetter(services, order));
  }
  return letters;
}
