import { cleanLine } from '../platform/clean-text.ts';
import { emailProblem, foldEmail, mayBeEmail } from '../platform/email.ts';
import { findGame, isPlayed, type CurrentGame, type PlayParts } from '../game/current-order.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import { isDay } from '../shop/read-day.ts';
import type { Gift } from '../store/shop/sale-facts.ts';
import { readAddress, sealAddress } from '../shop/postal-address.ts';
import {
  applyStaffChange,
  advanceOrRefuse,
  describeAction,
  type ChangeAuthor,
  type StaffChangeParts,
} from './staff-change.ts';
import { postLetters } from './posting.ts';
import {
  alreadySent,
  cancelled,
  changedMeanwhile,
  invalid,
  noStep,
  noStory,
  unknownAccount,
  unknownStep,
  whyStopped,
  noAddress,
  saleHeld,
  notSent,
} from './refusals.ts';
import { orderAgainLetter } from '../mail/letters/order.ts';
import { wordsIn, writeRefusal } from '../words/words.ts';
import { writeMail } from '../mail/write-mail.ts';
import { linkOf } from './letters.ts';
import type { Services } from '../services/services.ts';

/** Moves the player to the step of that number. */
export function jumpOrderToStep(
  services: StaffChangeParts,
  game: CurrentGame,
  stepIdx: number,
  author: ChangeAuthor,
): Promise<Order> {
  const { order, city } = game;
  if (order.progress.step === null) throw noStep();
  const step = Object.values(city.scenario.steps).find(({ index }) => index === stepIdx);
  if (!step) throw unknownStep();
  const progress = advanceOrRefuse(services, game, { type: 'SET_STEP', step: step.name });
  return applyStaffChange(services, order, { ...author, action: 'setStep' }, { progress });
}

/** Refuses a letter of a sale that was not understood, until staff have looked at it. */
export async function requireUnderstood({ staff }: Pick<Services, 'staff'>, { sale }: Order): Promise<void> {
  if (sale && (await staff.saleList.heldAmong([sale.id])).size > 0) throw saleHeld(sale.id);
}

/** Marks the letter as sent, with the order number of the sale. */
export async function markSent(
  services: StaffChangeParts &
    Pick<Services, 'buyerLinks' | 'buyerSeals' | 'carriers' | 'dispatches' | 'facts' | 'post' | 'settings'>,
  game: CurrentGame,
  identifier: string,
  author: ChangeAuthor,
): Promise<Order> {
  const { order } = game;
  if (order.cancelledAt !== null) throw cancelled();
  if (order.stoppedAt !== null) throw whyStopped(order);
  if (order.progress.state !== 'COMMAND') throw alreadySent();
  await requireUnderstood(services, order);
  await postLetters(services, [game], author, { identifier });
  return (await services.orders.byCode(order.code)) ?? order;
}

export function setFullOnWin(
  services: StaffChangeParts,
  order: Order,
  fullOnWin: boolean,
  author: ChangeAuthor,
): Promise<Order> {
  return applyStaffChange(services, order, { ...author, action: 'fullOnWin' }, { fullOnWin });
}

/** Returns the order to the state before its activation; the journal stays. */
export async function removeOrderStory(
  services: PlayParts & Pick<Services, 'accounts' | 'staff'>,
  userEmail: string,
  author: ChangeAuthor,
): Promise<Order> {
  const email = foldEmail(userEmail);
  const account = mayBeEmail(email) ? await services.accounts.byEmail(email) : null;
  if (!account) throw unknownAccount();
  const game = await findGame(services, account);
  if (!game || !isPlayed(game.order)) throw noStory();
  const progress = advanceOrRefuse(services, game, { type: 'REMOVE_STORY' });
  return applyStaffChange(
    services,
    game.order,
    { ...author, action: 'removeStory' },
    { progress, accountId: null, activatedAt: null },
  );
}

/**
 * Ties the order to the buyer's e-mail (null: to nobody). The account with this proved e-mail sees the order
 * before activating it.
 */
export function tie(
  services: StaffChangeParts,
  order: Order,
  typed: string | null,
  author: ChangeAuthor,
): Promise<Order> {
  const tiedEmail = typed === null ? null : foldEmail(cleanLine(typed));
  const problem = tiedEmail && emailProblem(tiedEmail);
  if (problem) throw invalid('INVALID_EMAIL', writeRefusal(problem));
  return applyStaffChange(services, order, { ...author, action: 'tie' }, { tiedEmail });
}

/**
 * Sets what is said of a present; null removes it, what is absent stays. A day that stood already may have
 * passed since.
 */
export function setGift(
  services: StaffChangeParts & Pick<Services, 'shop'>,
  order: Order,
  said: Partial<Gift>,
  author: ChangeAuthor,
): Promise<Order> {
  const { postOn } = said;
  if (postOn && postOn !== order.postOn && !(isDay(postOn) && postOn >= services.shop.today()))
    throw invalid('INVALID_POST_DAY', 'Le jour de l’envoi n’existe pas, ou il est passé.');
  return applyStaffChange(services, order, { ...author, action: 'gift' }, said);
}

/** Sets where the letter is posted to; null erases it. The journal tells that it changed, never to what. */
export async function setAddress(
  services: Pick<Services, 'addressSeals' | 'clock' | 'content' | 'orders' | 'staff'>,
  order: Order,
  typed: object | null,
  author: ChangeAuthor,
): Promise<Order> {
  const address = typed && readAddress(typed);
  if (typed && !address)
    throw invalid(
      'INVALID_ADDRESS',
      'Il faut un nom, une rue, un code postal, une ville et un pays en deux lettres.',
    );
  const action = {
    ...describeAction(services, order, { ...author, action: 'address' }, {}),
    address: address && sealAddress(services.addressSeals, address, order.id),
  };
  if (!(await services.staff.act([action]))) throw changedMeanwhile();
  return (await services.orders.byCode(order.code)) ?? order;
}

/** Adds a note to the journal; the order does not change. */
export function note(services: StaffChangeParts, order: Order, staff: Account, text: string): Promise<Order> {
  return applyStaffChange(services, order, { staff, reason: text, action: 'note' }, {});
}

/** Mails code and link to the player, else to the buyer, and adds a journal row. */
export async function resend(
  services: Pick<Services, 'clock' | 'content' | 'facts' | 'post' | 'settings' | 'staff'>,
  { order, city }: CurrentGame,
  author: ChangeAuthor,
): Promise<Order> {
  if (order.progress.state === 'COMMAND') throw notSent();
  if (order.stoppedAt !== null) throw whyStopped(order);
  const player = await services.staff.playerOf(order.accountId);
  const to = player?.email ?? order.tiedEmail;
  if (!to) throw noAddress();
  const words = wordsIn(player?.mailLanguage ?? order.language);
  const played = isPlayed(order);
  const url = played ? `${services.settings.mainUrl}/home` : linkOf(services, order);
  const letter = orderAgainLetter(
    { code: order.code, city: city.in(words.language).scenario.name, url, isPlayed: played },
    words,
  );
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
