import { freshProgress } from '../../engine/index.ts';
import type { CurrentGame } from '../game/current-order.ts';
import { letterAgainLetter } from '../mail/letters/order.ts';
import { writeMail } from '../mail/write-mail.ts';
import { buyerMailOf, numberOf } from '../shop/sale-mails.ts';
import { postalAddressOf, sealAddress, sealBuyer } from '../shop/postal-address.ts';
import type { Order } from '../store/orders/orders.ts';
import { describeAction, type ChangeAuthor } from './staff-change.ts';
import { drawCode } from '../platform/code.ts';
import { cancelled, changedMeanwhile, letterActivated, notByPost, notSent, whyStopped } from './refusals.ts';
import { wordsIn } from '../words/words.ts';
import type { Services } from '../services/services.ts';

/**
 * Sends a lost letter anew: another code takes its place in the queue, and the old one stops. Returns the new
 * order. A letter that a withdrawal stops is refused, so no withdrawal holds the one in its place either.
 */
export async function replaceLostLetter(
  services: Pick<
    Services,
    | 'addressSeals'
    | 'addresses'
    | 'buyerSeals'
    | 'clock'
    | 'content'
    | 'dispatches'
    | 'facts'
    | 'post'
    | 'shop'
    | 'staff'
  >,
  game: CurrentGame,
  author: ChangeAuthor & { readonly reason: string },
): Promise<Order> {
  const { order } = game;
  const dispatch = (await services.dispatches.of([order.id])).get(order.id);
  refuseReplacement(order, dispatch !== undefined);
  const [now, address, buyer] = [
    services.clock(),
    await postalAddressOf(services, order.id),
    buyerMailOf(services, order, dispatch),
  ];
  const letter = letterAgainLetter(numberOf(order), wordsIn(order.language));
  const mail =
    buyer === null ? null : writeMail(services.facts, letter, { kind: 'letter-again', to: buyer, now });
  const loss = describeAction(
    services,
    order,
    { ...author, action: 'lost', dispatch: { kind: 'lose' } },
    { stoppedAt: now, identifier: null },
  );
  const made = await services.staff.replaceLost({
    loss: { ...loss, reason: author.reason, address: null, jobs: mail ? [mail] : [] },
    creation: {
      ...creationInPlaceOf(services, game),
      actorId: author.staff.id,
      reason: `remplace ${order.code}, perdu`,
      now,
    },
    day: services.shop.today(),
    sealAddress: address && ((id) => sealAddress(services.addressSeals, address, id)),
    sealBuyer: dispatch?.buyer && buyer !== null ? (id) => sealBuyer(services.buyerSeals, buyer, id) : null,
  });
  if (!made) throw changedMeanwhile();
  if (mail) services.post.dispatch(mail);
  return made;
}

function refuseReplacement(order: Order, isByPost: boolean): void {
  if (order.cancelledAt !== null) throw cancelled();
  if (order.progress.state === 'COMMAND') throw notSent();
  if (order.accountId !== null || order.progress.state !== 'SENT') throw letterActivated();
  if (order.stoppedAt !== null) throw whyStopped(order);
  if (!isByPost) throw notByPost();
}

/**
 * The data of the lost letter without its code and its dates. A posting day that has come is no wish any
 * more.
 */
function creationInPlaceOf({ content }: Pick<Services, 'content'>, { order }: CurrentGame) {
  const { city, identifier, tiedEmail, giftFrom, giftTo, giftLine, lastWord, language, fullOnWin, sale } =
    order;
  const contentVersion = content.city(city)?.scenario.version ?? '';
  const present = { giftFrom, giftTo, giftLine, postOn: null, lastWord };
  const said = { city, identifier, tiedEmail, ...present, language, fullOnWin };
  return { order: { ...said, sale, contentVersion, progress: freshProgress }, count: 1, draw: drawCode };
}
