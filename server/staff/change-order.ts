import { advance } from '../../engine/index.ts';
import type { Progress, StoryEvent } from '../../engine/index.ts';
import { emailProblem, foldEmail, mayBeEmail } from '../accounts/email.ts';
import { findGame, isPlayed } from '../game/current-order.ts';
import type { CurrentGame } from '../game/current-order.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/accounts/accounts.ts';
import type { Order } from '../store/orders/orders.ts';
import { actOn } from './act.ts';
import type { Act } from './act.ts';
import { alreadySent, cancelled, changedMeanwhile, invalid, noStep, noStory, stopped, unknownAccount, unknownStep } from './refusals.ts';

type Author = Pick<Act, 'staff' | 'reason'>;

/** Puts the player at the step of that number in their city. */
export function jumpOrderToStep(services: Services, game: CurrentGame, stepIdx: number, author: Author): Promise<Order> {
  const { order, city } = game;
  if (order.progress.step === null) throw noStep();
  const step = Object.values(city.scenario.steps).find(({ index }) => index === stepIdx);
  if (!step) throw unknownStep();
  const progress = advanceOrRefuse(services, game, { type: 'SET_STEP', step: step.name });
  return actOn(services, order, { ...author, action: 'setStep' }, { progress });
}

/** The letter is in the post, under the number of the sale it belongs to. */
export function markSent(services: Services, game: CurrentGame, identifier: string, author: Author): Promise<Order> {
  const { order } = game;
  if (order.cancelledAt !== null) throw cancelled();
  if (order.stoppedAt !== null) throw stopped();
  if (order.progress.state !== 'COMMAND') throw alreadySent();
  const progress = advanceOrRefuse(services, game, { type: 'SEND' });
  return actOn(services, order, { ...author, action: 'markSent' }, { progress, identifier });
}

export function setFullOnWin(services: Services, order: Order, fullOnWin: boolean, author: Author): Promise<Order> {
  return actOn(services, order, { ...author, action: 'fullOnWin' }, { fullOnWin });
}

/** The order goes back to the post, as if nobody had activated it; its journal stays. */
export async function removeOrderStory(services: Services, userEmail: string, author: Author): Promise<Order> {
  const email = foldEmail(userEmail);
  const account = mayBeEmail(email) ? await services.accounts.byEmail(email) : null;
  if (!account) throw unknownAccount();
  const game = await findGame(services, account);
  if (!game || !isPlayed(game.order)) throw noStory();
  const progress = advanceOrRefuse(services, game, { type: 'REMOVE_STORY' });
  return actOn(services, game.order, { ...author, action: 'removeStory' }, { progress, accountId: null, activatedAt: null });
}

/** The buyer's address: the account that bears it sees the order before activating it, once its mail is proved. Null: nobody's. */
export function tie(services: Services, order: Order, typed: string | null, author: Author): Promise<Order> {
  const tiedEmail = typed === null ? null : foldEmail(typed);
  const problem = tiedEmail && emailProblem(tiedEmail);
  if (problem) throw invalid('INVALID_EMAIL', problem);
  return actOn(services, order, { ...author, action: 'tie' }, { tiedEmail });
}

/** Whose present it is; null: nobody's. */
export function setGiver(services: Services, order: Order, giftFrom: string | null, author: Author): Promise<Order> {
  return actOn(services, order, { ...author, action: 'gift' }, { giftFrom });
}

/** A remark for whoever opens this file next; the order itself does not change. */
export function note(services: Services, order: Order, staff: Account, text: string): Promise<Order> {
  return actOn(services, order, { staff, reason: text, action: 'note' }, {});
}

function advanceOrRefuse(services: Services, game: CurrentGame, event: StoryEvent): Progress {
  const { standing, outcome } = advance(game.standing, event, services.clock());
  if (!outcome.accepted) throw changedMeanwhile();
  return standing.progress;
}
