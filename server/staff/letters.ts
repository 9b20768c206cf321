import { presentLetter } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { RequestRefusal } from '../errors.ts';
import { gameOf } from '../game/current-order.ts';
import type { CurrentGame } from '../game/current-order.ts';
import { statusInput } from '../game/present-game.ts';
import { yieldToOthers } from '../event-loop.ts';
import { isOwnMachine } from '../main-url.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import { describeAction } from './act.ts';
import { changedMeanwhile, noLetter } from './refusals.ts';

/** Printable papers of an order. */
export type PrintedLetter = ApiSchemas['Letter'];

/** URL in the QR code of a letter. */
export const linkOf = ({ settings }: Services, code: string): string => `${settings.mainUrl}/a/${code}`;

export function presentPrintedLetter(services: Services, game: CurrentGame): PrintedLetter {
  const { order, city } = game;
  if (city.scenario.letter === null) throw noLetter();
  const { startDate } = order.progress;
  return {
    code: order.code,
    identifier: order.identifier,
    giftFrom: order.giftFrom,
    giftTo: order.giftTo,
    giftLine: order.giftLine,
    city: { slug: city.scenario.slug, name: city.scenario.name },
    link: linkOf(services, order.code),
    isLinkLocal: isOwnMachine(services.settings.mainUrl),
    startDate: startDate === null ? null : new Date(startDate).toISOString(),
    ...presentLetter(statusInput(services, game)),
  };
}

/** Sets the start date of undated letters, all or none, so that paper and screen agree. Returns `wanted`. */
export async function printLetters(
  services: Services,
  orders: readonly Order[],
  staff: Account,
  wanted: readonly Order[] = orders,
  startDate = services.clock(),
): Promise<PrintedLetter[]> {
  const undated = orders.filter(({ progress }) => progress.startDate === null);
  const actions = undated.map((order) =>
    describeAction(services, order, { staff, action: 'print', reason: null }, { progress: { ...order.progress, startDate } }),
  );
  if (actions.length > 0 && !(await services.staff.act(actions))) throw changedMeanwhile();
  return presentLetters(
    services,
    wanted.map((order) => ({ ...order, progress: { ...order.progress, startDate: order.progress.startDate ?? startDate } })),
  );
}

/** Sets the dates of the letters that `read` returns, and returns them. Retries once after a conflict with a parallel call. */
export async function dateLetters(
  services: Services,
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
    if (error instanceof RequestRefusal && error.message === changedMeanwhile().message) return date();
    throw error;
  });
}

/** Letters without setting dates. */
export async function presentLetters(services: Services, orders: readonly Order[]): Promise<PrintedLetter[]> {
  const letters: PrintedLetter[] = [];
  for (const order of orders) {
    await yieldToOthers();
    letters.push(presentPrintedLetter(services, await gameOf(services, order)));
  }
  return letters;
}
