import { currentName, isEntryPhrase, judge } from '../../../engine/index.ts';
import type { Context } from '../../http/context.ts';
import { HttpError } from '../../platform/errors.ts';
import { findGame, isPlayed, type CurrentGame, type PlayParts } from '../../game/current-order.ts';
import { findEntry } from '../../game/entries.ts';
import { CODE_ALPHABET } from '../../platform/code.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { findByCode, whyUnavailable } from '../activation/activation.ts';
import { guesserOf } from '../read-request.ts';
import type { Services } from '../../services/services.ts';

export interface AnswerRequest {
  readonly code: string;
  /** Step and order shown to the player, if the client sent them. */
  readonly step: string | null;
  readonly order: string | null;
}

/** Generated codes, or six characters with a digit: French words of six letters are nearly always answers. */
const LIKE_A_CODE = new RegExp(`^([${CODE_ALPHABET}]{6}|(?=.*\\d)[A-Z0-9]{6})$`);

export interface OtherLetter {
  /** Or the phrase, as typed. */
  readonly code: string;
  /** The game in which it was typed. */
  readonly game: CurrentGame;
}

/**
 * Finds a typed code of another letter that can be activated, or a phrase that opens a story without a
 * letter. Null if the step understands the text as an answer. An invalid code counts as a guess, as in an
 * activation.
 */
export async function findOtherLetter(
  services: PlayParts & Pick<Services, 'limits'>,
  ctx: Context,
  account: Account,
  { code: typed, step }: Pick<AnswerRequest, 'code' | 'step'>,
): Promise<OtherLetter | null> {
  // A guest has no account to activate a letter for.
  if (account.seat?.isGuest) return null;
  const code = typed.toUpperCase().replace(/[\s.-]/g, '');
  const isPhrase = !LIKE_A_CODE.test(code);
  if (isPhrase && !services.content.all().some(({ scenario }) => isEntryPhrase(scenario, typed))) return null;
  const game = await findGame(services, account, ctx.state.snapshot);
  if (!game || !isPlayed(game.order) || isUnderstood(game, typed, step)) return null;
  const require = () => (isPhrase ? requireEntry(services, account, typed) : requireFree(services, code));
  const isFree = await services.limits.codes(guesserOf(ctx), require).catch(falseIfRefused);
  return isFree ? { code: isPhrase ? typed.trim() : code, game } : null;
}

function isUnderstood({ order, city }: CurrentGame, typed: string, step: string | null): boolean {
  const typedFor = step === null ? order.progress.step : currentName(city.story, 'step', step);
  const { verdict } = judge(city.story, typedFor ?? '', typed);
  return verdict === 'right' || verdict === 'almost';
}

async function requireFree(services: Pick<Services, 'orders'>, code: string): Promise<true> {
  const why = whyUnavailable(await findByCode(services, code));
  if (why) throw new HttpError(404, why);
  return true;
}

async function requireEntry(
  services: Pick<Services, 'content' | 'elsewhereOf' | 'orders'>,
  account: Account,
  phrase: string,
): Promise<true> {
  const city = await findEntry(services, account, phrase);
  const order = city && (await services.orders.enteredBy(account.id, city.scenario.city));
  if (!city || order) throw new HttpError(404, 'unknown');
  return true;
}

/** Refused: treat the text as an answer. */
function falseIfRefused(error: unknown): false {
  if (error instanceof HttpError) return false;
  throw error;
}
