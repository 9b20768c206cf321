import type { CurrentGame } from '../game/current-order.ts';
import { lettersPostedLetter } from '../mail/letters/order.ts';
import { writeMail } from '../mail/write-mail.ts';
import { buyerMailOf, numberOf } from '../shop/sale-mails.ts';
import type { Order } from '../store/orders/orders.ts';
import type { TrackingJob, WrittenMail } from '../store/outbox.ts';
import type { OrderChanges } from '../store/staff/staff-actions.ts';
import { advanceOrRefuse, describeAction, type ChangeAuthor, type StaffChangeParts } from './staff-change.ts';
import { changedMeanwhile } from './refusals.ts';
import { pageAddress } from '../platform/main-url.ts';
import type { Language } from '../../engine/index.ts';
import { groupBy } from '../../engine/text/group-by.ts';
import { wordsIn } from '../words/words.ts';
import type { Services } from '../services/services.ts';

/**
 * Marks letters as posted, all or none: their orders are sent, their ways say so, and one mail tells each
 * buyer. It throws when one of them changed meanwhile. `changes`: to be made of each order at the same time.
 */
export async function postLetters(
  services: Omit<StaffChangeParts, 'orders'> &
    Pick<Services, 'buyerLinks' | 'buyerSeals' | 'carriers' | 'dispatches' | 'facts' | 'post' | 'settings'>,
  games: readonly CurrentGame[],
  author: ChangeAuthor,
  changes: OrderChanges = {},
): Promise<void> {
  const mails = await writePostedMails(
    services,
    games.map(({ order }) => order),
  );
  const tracking = await writeTrackingJobs(
    services,
    games.map(({ order }) => order),
  );
  const jobs = [...mails, ...tracking];
  const actions = games.map((game, index) => ({
    ...describeAction(
      services,
      game.order,
      { ...author, action: 'markSent', dispatch: { kind: 'post' } },
      { progress: advanceOrRefuse(services, game, { type: 'SEND' }), ...changes },
    ),
    jobs: index === 0 ? jobs : [],
  }));
  if (!(await services.staff.act(actions))) throw changedMeanwhile();
  for (const { order } of games) services.live.partyChanged(order.id);
  for (const job of jobs) services.post.dispatch(job);
}

/** Carriers are asked about the letters whose number they know. */
async function writeTrackingJobs(
  { carriers, dispatches, clock }: Pick<Services, 'carriers' | 'clock' | 'dispatches'>,
  orders: readonly Order[],
): Promise<readonly TrackingJob[]> {
  const ways = await dispatches.of(orders.map(({ id }) => id));
  return orders.flatMap(({ id }) => carriers.jobFor(id, ways.get(id)?.tracking ?? null, clock()) ?? []);
}

/** The page on which a buyer follows letters; those of one sale share it. */
function linksFor(
  { buyerLinks, clock, settings }: Pick<Services, 'buyerLinks' | 'clock' | 'settings'>,
  orders: readonly Order[],
  language: Language,
): readonly string[] {
  const paths = orders.map(({ id, sale }) =>
    buyerLinks.pathFor(sale ? { kind: 'sale', id: sale.id } : { kind: 'order', id }, clock()),
  );
  return [...new Set(paths)].flatMap((path) => (path === null ? [] : pageAddress(settings, path, language)));
}

/** One mail for the letters of each buyer. */
async function writePostedMails(
  services: Pick<Services, 'buyerLinks' | 'buyerSeals' | 'clock' | 'dispatches' | 'facts' | 'settings'>,
  orders: readonly Order[],
): Promise<readonly WrittenMail[]> {
  const dispatches = await services.dispatches.of(orders.map(({ id }) => id));
  const byBuyer = groupBy(orders, (order) => buyerMailOf(services, order, dispatches.get(order.id)));
  return [...byBuyer].flatMap(([to, bought]) => {
    if (to === null) return [];
    const words = wordsIn(bought[0]?.language);
    const letter = lettersPostedLetter(
      bought.flatMap((order) => numberOf(order) ?? []),
      bought.length,
      linksFor(services, bought, words.language),
      words,
    );
    return writeMail(services.facts, letter, { kind: 'letters-posted', to, now: services.clock() });
  });
}
