import { openedMark } from '../../../engine/index.ts';
import type { ApiBody } from '../../../schemas/api/openapi.generated.ts';
import { HttpError, unavailable } from '../../platform/errors.ts';
import { requirePlay, type CurrentGame, type PlayParts, findGame } from '../../game/current-order.ts';
import { tellParty } from '../../party/membership.ts';
import { EVERY_DEVICE, withOpened, openedBy } from '../../game/opened-marks.ts';
import type { OpenedOn } from '../../store/orders/order-row.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Services } from '../../services/services.ts';

const MAX_ATTEMPTS = 8;

const isOpenedBySomebody = (openedOn: OpenedOn, mark: string): boolean =>
  Object.values(openedOn).flat().includes(mark);

/** Removes the « Nouveau » mark on the requesting device; 404 for papers that are not unlocked. */
export async function handleMarkOpened(
  services: PlayParts & Pick<Services, 'parties'>,
  account: Account,
  opening: ApiBody<'/api/user/status/opened'>,
): Promise<CurrentGame> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const game = await requirePlay(services, account, 404);
    const { order, standing, opened } = game;
    const mark = openedMark(standing, opening.kind, opening.slug, services.clock());
    if (mark === null) throw new HttpError(404, ['unknownPaper']);
    if (opened.includes(mark)) return game;
    const openedOn = withOpened(order.openedOn, account.device ?? EVERY_DEVICE, [...opened, mark]);
    const isStored = await services.orders.setOpened(order, openedOn, services.clock());
    if (isStored && !isOpenedBySomebody(order.openedOn, mark))
      await tellParty(services, game, 'opened', mark);
  }
  throw unavailable();
}

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
