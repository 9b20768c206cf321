import { presentLetter } from '../../engine/index.ts';
import type { ApiSchemas } from '../../schemas/api/openapi.generated.ts';
import { RequestRefusal } from '../errors.ts';
import { gameOf } from '../game/current-order.ts';
import type { CurrentGame } from '../game/current-order.ts';
import { statusInput } from '../game/present-game.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import { describeAction } from './act.ts';
import { changedMeanwhile } from './refusals.ts';

/** The papers of an order, as a page prints them. */
export type PrintedLetter = ApiSchemas['Letter'];

/** The address of a code: what a telephone that scans the letter opens. */
export const linkOf = ({ settings }: Services, code: string): string => `${settings.mainUrl}/a/${code}`;

export function presentPrintedLetter(services: Services, game: CurrentGame): PrintedLetter {
  const { order, city } = game;
  const { startDate } = order.progress;
  return {
    code: order.code,
    identifier: order.identifier,
    giftFrom: order.giftFrom,
    city: { slug: city.scenario.slug, name: city.scenario.name },
    link: linkOf(services, order.code),
    startDate: startDate === null ? null : new Date(startDate).toISOString(),
    ...presentLetter(statusInput(services, game)),
  };
}

/**
 * Letters about to be printed: from the first time on, their dates stay, on paper as on the screen. All of them, or none.
 * Gives those that are wanted.
 */
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

/** Dates letters that are about to be printed, and gives them as they were read. Two who do so at once date them once. */
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

/** Letters as they stand, without fixing anything. */
export async function presentLetters(services: Services, orders: readonly Order[]): Promise<PrintedLetter[]> {
  const letters: PrintedLetter[] = [];
  for (const order of orders) {
    await yieldToEventLoop();
    letters.push(presentPrintedLetter(services, await gameOf(services, order)));
  }
  return letters;
}
