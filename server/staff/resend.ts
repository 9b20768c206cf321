import { isPlayed } from '../game/current-order.ts';
import type { CurrentGame } from '../game/current-order.ts';
import { orderAgainLetter } from '../mail/letters/order-again.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Order } from '../store/orders/orders.ts';
import { describeAction } from './staff-change.ts';
import type { ChangeAuthor } from './staff-change.ts';
import { linkOf } from './letters.ts';
import { changedMeanwhile, noAddress, notSent, whyStopped } from './refusals.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { Post } from '../mail/post.ts';
import type { SiteFile } from '../../engine/index.ts';
import type { Stores } from '../store/stores.ts';

/** Mails code and link to the player, else to the buyer, and adds a journal row. */
export async function resend(
  services: Pick<Stores & Platform, 'clock' | 'settings' | 'staff'> & {
    readonly content: ContentStore;
    readonly facts: SiteFile;
    readonly post: Post;
  },
  { order, city }: CurrentGame,
  author: ChangeAuthor,
): Promise<Order> {
  if (order.progress.state === 'COMMAND') throw notSent();
  if (order.stoppedAt !== null) throw whyStopped(order);
  const to = (await services.staff.emailOf(order.accountId)) ?? order.tiedEmail;
  if (!to) throw noAddress();
  const played = isPlayed(order);
  const url = played ? `${services.settings.mainUrl}/home` : linkOf(services, order.code);
  const letter = orderAgainLetter({ code: order.code, city: city.scenario.name, url, isPlayed: played });
  const owner = order.accountId === null ? {} : { accountId: order.accountId };
  const mail = writeMail(services.facts, letter, {
    kind: 'order-again',
    to,
    ...owner,
    now: services.clock(),
  });
  const action = { ...describeAction(services, order, { ...author, action: 'resend' }, {}), jobs: [mail] };
  if (!(await services.staff.act([action]))) throw changedMeanwhile();
  services.post.dispatch(mail);
  return order;
}
