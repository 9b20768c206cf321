import type Router from '@koa/router';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { type State, createRouter } from '../../http/context.ts';
import { HttpError, noStatus } from '../../platform/errors.ts';
import { requireAccount } from '../../accounts/find-session.ts';
import { findEntry, enter } from '../../game/entries.ts';
import { presentGame } from '../../game/present-game.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { guesserOf, readKey } from '../read-request.ts';
import { describedBody } from '../../http/described-body.ts';
import {
  type PlayParts,
  findGame,
  gameOf,
  isPlayed,
  type CurrentGame,
  type GameParts,
} from '../../game/current-order.ts';
import type { Services } from '../../services/services.ts';
import { waiverText } from '../../../engine/index.ts';
import { play } from '../../game/play.ts';
import { writeMoment } from '../../mail/letter.ts';
import { waiverLetter } from '../../mail/letters/order.ts';
import { endEarlierParties } from '../../party/membership.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { wordsIn } from '../../words/words.ts';
import { paperLanguageOf } from '../../staff/letters.ts';
import type { Order } from '../../store/orders/orders.ts';

async function findAvailable(
  services: Pick<Services, 'content' | 'elsewhereOf' | 'orders'>,
  account: Account,
  typed: string,
): Promise<ApiSchemas['FoundCode']> {
  const letter = await findByCode(services, typed);
  const entry = letter ? null : await findEntry(services, account, typed);
  const order = entry ? await services.orders.enteredBy(account.id, entry.scenario.city) : letter;
  const reason = entry && !order ? null : whyUnavailable(order);
  if (reason) throw new HttpError(404, 'UNAVAILABLE_CODE', { reason });
  const language = order ? paperLanguageOf(services, order) : 'fr';
  return {
    available: true,
    giftFrom: order?.giftFrom ?? null,
    ...(entry && { isPhrase: true }),
    ...(language !== 'fr' && { language }),
  };
}

export function activationRoutes(
  services: PlayParts &
    Pick<
      Services,
      'attempts' | 'facts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'
    >,
): Router<State> {
  const { limits } = services;
  const router = createRouter();

  router.post('/a/:code', async (ctx) => {
    const account = requireAccount(ctx);
    const key = readKey(ctx);
    const { waiver } = describedBody(ctx, '/api/a/{code}');
    const activation = { account, code: ctx.params.code ?? '', key, waiverVersion: waiver?.version ?? null };
    const game = await limits.codes(guesserOf(ctx), () => handleActivate(services, activation));
    ctx.body = await presentGame(services, game);
  });

  router.get('/user/status/find/:code', async (ctx) => {
    const account = requireAccount(ctx);
    ctx.body = await limits.codes(guesserOf(ctx), () =>
      findAvailable(services, account, ctx.params.code ?? ''),
    );
  });

  return router;
}

interface Activation {
  readonly account: Account;
  readonly code: string;
  readonly key: string | null;
  /** Version of the waiver text that was accepted; null when absent. */
  readonly waiverVersion: string | null;
}

const CODE = /^[A-Z0-9]{6}$/;

/** Whether a text has the form of a letter’s code; else it may be a phrase. */
const isCode = (typed: string): boolean => CODE.test(typed.toUpperCase());

export async function findByCode({ orders }: Pick<Services, 'orders'>, typed: string): Promise<Order | null> {
  return isCode(typed) ? orders.byCode(typed.toUpperCase()) : null;
}

type Unavailable = 'unknown' | 'taken' | 'unsent' | 'withdrawn' | 'lost';

/** Reason why a code cannot be activated; null when it can. */
export function whyUnavailable(order: Order | null): Unavailable | null {
  if (!order) return 'unknown';
  if (order.stoppedAt !== null) return order.replacedBy === null ? 'withdrawn' : 'lost';
  if (order.accountId !== null) return 'taken';
  if (order.progress.state === 'SENT') return null;
  return order.progress.state === 'COMMAND' ? 'unsent' : 'taken';
}

/** Assigns the order to the account and starts the story; idempotent for the owner. */
async function handleActivate(
  services: PlayParts &
    Pick<Services, 'attempts' | 'facts' | 'metrics' | 'parties' | 'post' | 'runExclusive'>,
  activation: Activation,
): Promise<CurrentGame> {
  const { account, key } = activation;
  // A phrase sells nothing: there is nothing to waive.
  const isPhrase = !isCode(activation.code);
  const waiverVersion = isPhrase ? null : activation.waiverVersion;
  await play(services, {
    kind: 'activation',
    event: { type: 'ACTIVATE' },
    account,
    key,
    find: () => findActivable(services, activation),
    ownership: { accountId: account.id, waiverVersion },
    reason: isPhrase ? 'une phrase l’a ouverte' : reasonOf(waiverVersion),
    writeMail: (game, now) => confirmWaiver(services, { ...activation, waiverVersion }, game, now),
  });
  const game = await findGame(services, account);
  if (!game) throw noStatus(404);
  await endEarlierParties(services, account.id, game.order.id);
  return game;
}

/** Journal text for a waiver without legal effect. */
function reasonOf(waiverVersion: string | null): string | null {
  if (waiverVersion === null) return 'sans renonciation';
  return waiverText(waiverVersion) === null ? 'renonciation à un texte inconnu' : null;
}

/** The law requires a confirmation on a durable medium. */
function confirmWaiver(
  { facts }: Pick<Services, 'facts'>,
  { account, waiverVersion: version }: Activation,
  { order }: CurrentGame,
  now: number,
) {
  const text = version === null ? null : waiverText(version);
  if (version === null || text === null) return undefined;
  const words = wordsIn(account.mailLanguage);
  const moment = writeMoment(now, facts.timeZone, words);
  const letter = waiverLetter({ code: order.code, moment, version, text }, words);
  return writeMail(facts, letter, { kind: 'waiver', to: account.email, accountId: account.id, now });
}

/** The account's order in the city that a phrase opens for it. */
async function enterBy(
  services: Pick<Services, 'clock' | 'content' | 'elsewhereOf' | 'orders'>,
  account: Account,
  phrase: string,
): Promise<Order | null> {
  const city = await findEntry(services, account, phrase);
  return city && enter(services, account, city);
}

async function findActivable(
  services: GameParts & Pick<Services, 'orders'>,
  { account, code }: Activation,
): Promise<CurrentGame> {
  const order = (await findByCode(services, code)) ?? (await enterBy(services, account, code));
  if (!order) throw new HttpError(404, 'UNKNOWN_CODE');
  const isOwn = order.accountId === account.id && isPlayed(order);
  if (!isOwn && whyUnavailable(order)) throw new HttpError(403, 'INVALID_CODE');
  return gameOf(services, order);
}
