import type Router from '@koa/router';
import { clearSessionCookies } from '../../accounts/session-token.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { provePassword } from '../accounts/login.ts';
import { describedBody } from '../../http/described-body.ts';
import type { Services } from '../../services/services.ts';
import { isLastWordOpen, plain, resolveStanding, type Scenario } from '../../../engine/index.ts';
import { groupBy } from '../../../engine/text/group-by.ts';
import { isoDate } from '../../../engine/view/iso.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { PartyMember } from '../../store/parties/party-row.ts';
import type { Order } from '../../store/orders/orders.ts';
import type { Note } from '../../store/orders/notebook.ts';
import { keepsakesBoughtWith, presentKeptKeepsake } from '../../shop/keepsake.ts';
import { postalAddressOf } from '../../shop/postal-address.ts';
import { presentSession } from '../sessions/sessions.ts';
import { wordsIn, type Words } from '../../words/words.ts';
import { presentAttempt, presentExportedOrder, presentTiedOrder } from './present-order.ts';

/** Routes to export and to delete one's own data. */
export function personalDataRoutes(
  services: Pick<
    Services,
    | 'accounts'
    | 'addressSeals'
    | 'addresses'
    | 'arrivalMails'
    | 'attempts'
    | 'clock'
    | 'content'
    | 'erase'
    | 'keepsakes'
    | 'knownDevices'
    | 'limits'
    | 'notebook'
    | 'orders'
    | 'parties'
    | 'passwords'
    | 'promotionCopies'
    | 'runExclusive'
    | 'saleSeals'
    | 'sessions'
    | 'withdrawals'
  >,
): Router<State> {
  const { limits, erase, clock, runExclusive } = services;
  const enqueue = limitConcurrency(1);
  const router = createRouter();

  router.get('/user/data', async (ctx) => {
    const account = requireAccount(ctx);
    const words = wordsIn(account.language);
    // One export at a time per account.
    const data = await runExclusive(`data:${account.id}`, () =>
      enqueue(() => gatherPersonalData(services, account, ctx.state.tokenHash, words)),
    );
    ctx.attachment(words.personalData.file(data.writtenAt.slice(0, 10)));
    ctx.type = 'json';
    ctx.body = JSON.stringify(data, null, 2);
  });

  router.post('/user/delete', async (ctx) => {
    const account = requireAccount(ctx);
    // Staff actions stay signed in the journal, and STAFF_EMAIL would be created again at the next start.
    if (account.admin) throw new HttpError(403, 'STAFF_ACCOUNT');
    const { password = '' } = describedBody(ctx, '/api/user/delete');
    await limits.login(ctx.ip, () => provePassword(services, ctx, account, password));
    await erase(account, clock());
    clearSessionCookies(ctx);
    ctx.body = {};
  });

  return router;
}

/** All stored data of an account, without hashes, tokens, or content of steps not reached. */
async function gatherPersonalData(
  services: Pick<
    Services,
    | 'accounts'
    | 'addressSeals'
    | 'addresses'
    | 'arrivalMails'
    | 'attempts'
    | 'clock'
    | 'content'
    | 'keepsakes'
    | 'knownDevices'
    | 'notebook'
    | 'orders'
    | 'parties'
    | 'promotionCopies'
    | 'saleSeals'
    | 'sessions'
    | 'withdrawals'
  >,
  account: Account,
  tokenHash: string | null,
  words: Words,
): Promise<ApiSchemas['PersonalData']> {
  const {
    accounts,
    sessions,
    knownDevices,
    orders,
    attempts,
    arrivalMails,
    promotionCopies,
    withdrawals,
    parties,
    content,
    clock,
  } = services;
  const now = clock();
  const times = await accounts.times(account.id);
  const journal = await attempts.ofAccount(account.id);
  const all = await orders.allOf(account);
  const ownOrders = all.filter(({ accountId }) => accountId === account.id);
  const ownIds = new Set(ownOrders.map(({ id }) => id));
  const ofOrder = groupBy(journal, ({ orderId }) => orderId);
  const scenarioOf = (city: string): Scenario | null =>
    content.city(city)?.in(words.language).scenario ?? null;
  const mails = await arrivalMails.waitingFor(account.id);
  const mailsOf = (order: Order) => mails.filter(({ orderId }) => orderId === order.id).map(({ at }) => at);
  const people = new Map<number, PartyMember[]>();
  const notes = new Map<number, Note[]>();
  for (const { id } of ownOrders) {
    people.set(id, await parties.peopleOf(id, now));
    notes.set(id, await services.notebook.notesOf(id, now));
  }
  const postedTo = new Map(
    await Promise.all(ownOrders.map(async ({ id }) => [id, await postalAddressOf(services, id)] as const)),
  );
  const copies = await promotionCopies.ofAccount(account.id);
  return {
    about: plain(words.personalData.about),
    writtenAt: isoDate(now),
    account: {
      email: account.email,
      admin: account.admin,
      createdAt: isoDate(times.createdAt),
      emailProvedAt: isoDate(times.emailProvedAt),
      language: account.mailLanguage,
    },
    sessions: (await sessions.ofAccount(account.id, now)).map((session) =>
      presentSession(session, tokenHash),
    ),
    knownDevices: (await knownDevices.ofAccount(account.id)).map((lastLoginAt) => ({
      lastLoginAt: isoDate(lastLoginAt),
    })),
    orders: ownOrders.map((order) =>
      presentExportedOrder(
        order,
        content.city(order.city)?.in(words.language).story ?? null,
        {
          journal: ofOrder.get(order.id) ?? [],
          mailsAsked: mailsOf(order),
          party: people.get(order.id) ?? [],
          notes: notes.get(order.id) ?? [],
          address: postedTo.get(order.id) ?? null,
          isLastWordOpen: isLastWordOpenFor(services, order),
        },
        words.personalData,
      ),
    ),
    tiedOrders: all
      .filter(({ id }) => !ownIds.has(id))
      .map((order) => presentTiedOrder(order, scenarioOf(order.city))),
    formerOrders: journal
      .filter(({ orderId, kind }) => kind !== 'staff' && !ownIds.has(orderId))
      .map((attempt) => presentAttempt(attempt, words.personalData)),
    promotions: copies.map(({ promotion, index, takenAt }) => ({
      promotion,
      index,
      takenAt: isoDate(takenAt),
    })),
    withdrawals: (await withdrawals.ofAccount(account.id)).map(({ reference, receivedAt }) => ({
      reference,
      receivedAt: isoDate(receivedAt),
    })),
    keepsakes: (account.emailProved ? await keepsakesBoughtWith(services, account.email) : []).map(
      (keepsake) => presentKeptKeepsake(services.saleSeals, keepsake),
    ),
  };
}

/** The export tells no more of a game than its screens. */
function isLastWordOpenFor(
  { content, clock }: Pick<Services, 'clock' | 'content'>,
  { city, progress }: Order,
): boolean {
  const story = content.city(city)?.story;
  return story !== undefined && isLastWordOpen(resolveStanding(story, progress), clock());
}
