import { unavailable } from '../../platform/errors.ts';
import { findGame, type PlayParts } from '../../game/current-order.ts';
import { openedBy, withOpened } from '../../game/opened-marks.ts';
import type { Account } from '../../store/accounts/accounts.ts';

const MAX_ATTEMPTS = 8;

/** Copies the marks of the requesting device to its new device name. */
export async function copyOpened(services: PlayParts, account: Account, device: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await findGame(services, account);
    if (!game) return;
    const { order, opened } = game;
    const marks = [...new Set([...openedBy(order.openedOn, device), ...opened])];
    if (await services.orders.setOpened(order, withOpened(order.openedOn, device, marks), services.clock()))
      return;
  }
  throw unavailable();
}
