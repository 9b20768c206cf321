import { currentName, judge, openStep, optionsOf, isEntryPhrase } from '../../../engine/index.ts';
import type { ApiBody, ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, tooManyTries } from '../../platform/errors.ts';
import { sendRefusal } from '../../http/respond-to-errors.ts';
import {
  findGame,
  requirePlay,
  type CurrentGame,
  type PlayParts,
  isPlayed,
} from '../../game/current-order.ts';
import { play, type Result } from '../../game/play.ts';
import { presentGame, nameOrderFor } from '../../game/present-game.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { SessionSnapshot } from '../../store/accounts/session-snapshot.ts';
import { readKey, guesserOf } from '../read-request.ts';
import type { Services } from '../../services/services.ts';
import { findEntry } from '../../game/entries.ts';
import { CODE_ALPHABET } from '../../platform/code.ts';
import { findByCode, whyUnavailable } from '../activation/activation.ts';

interface AnswerRequest {
  readonly code: string;
  /** Step and order shown to the player, if the client sent them. */
  readonly step: string | null;
  readonly order: string | null;
}

/** Generated codes, or six characters with a digit: French words of six letters are nearly always answers. */
const LIKE_A_CODE = new RegExp(`^([${CODE_ALPHABET}]{6}|(?=.*\\d)[A-Z0-9]{6})$`);

interface OtherLetter {
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
async function findOtherLetter(
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

export function readAnswer({ code, step = null, order = null }: ApiBody<'/api/code/check'>): AnswerRequest {
  return { code: readCode({ code }), step, order };
}

/** Longer than any answer. */
const LONGEST_ANSWER = 2000;

/** PostgreSQL cannot store NUL. */
export function readCode({ code }: { readonly code: string }): string {
  return code.slice(0, LONGEST_ANSWER).replaceAll('\0', ' ');
}

/** Failures of one order per minute; beyond it nothing is judged or written. */
const ANSWER_LIMIT = { most: 120, windowMs: 60_000 };

/** An answer that was judged now or before, and the game after it. */
interface CheckedAnswer {
  readonly result: Result;
  readonly game: CurrentGame;
}

/** Judges an answer. */
export async function handleCheckAnswer(
  services: PlayParts &
    Pick<Services, 'attempts' | 'limits' | 'metrics' | 'parties' | 'post' | 'runExclusive' | 'settings'>,
  ctx: Context,
  account: Account,
  answer: AnswerRequest,
): Promise<CheckedAnswer> {
  const letter = await findOtherLetter(services, ctx, account, answer);
  if (letter) throw await otherLetter(services, letter);
  const result = await play(services, {
    kind: 'answer',
    event: {
      type: 'ANSWER',
      code: answer.code,
      debug: services.settings.debug,
      ...(answer.step !== null && { at: answer.step }),
    },
    key: readKey(ctx),
    account,
    snapshot: ctx.state.snapshot,
    limit: ANSWER_LIMIT,
    find: (snapshot) => findUnlessStale(services, account, answer, snapshot),
  });
  return conclude(services, account, result);
}

/** Offers to activate the other letter; does not count as a failure. */
async function otherLetter(
  services: Pick<Services, 'clock' | 'content' | 'log' | 'parties' | 'settings'>,
  { code, game }: OtherLetter,
): Promise<HttpError> {
  return new HttpError(404, ['otherLetter'], {
    letter: code,
    status: await presentGame(services, game),
  });
}

/**
 * Throws STALE when the answer was typed for a step that is not open, or another order; former step names are
 * resolved.
 */
async function findUnlessStale(
  services: PlayParts & Pick<Services, 'parties' | 'settings'>,
  account: Account,
  { step, order, code }: AnswerRequest,
  snapshot: SessionSnapshot | null,
): Promise<CurrentGame> {
  const game = await requirePlay(services, account, 403, snapshot);
  const typedFor = step === null ? null : currentName(game.city.story, 'step', step);
  const isStale =
    !openStep(game.standing, typedFor) ||
    (order !== null && order !== nameOrderFor(game.seat, game.order).code);
  if (isStale) throw await stale(services, game, typedFor, code);
  return game;
}

/**
 * `decided`: the option that the player, or another phone of the party, has chosen at `step`. `by`: who of
 * the party solved it, and `alsoRight`: whether `code` would have solved it too.
 */
export async function stale(
  services: Pick<Services, 'clock' | 'content' | 'log' | 'parties' | 'settings'>,
  game: CurrentGame,
  step: string | null = null,
  code = '',
): Promise<HttpError> {
  const { story } = game.city;
  const chosen = game.order.progress.chosen[step ?? ''];
  const decided = optionsOf(story.scenario.steps[step ?? '']?.puzzle).find(
    ({ name }) => name === chosen,
  )?.label;
  const solver = game.seat && step !== null ? await services.parties.solverOf(game.order.id, step) : null;
  const isChoice = decided !== undefined;
  const details = {
    ...(isChoice && { decided }),
    ...(solver && { by: solver }),
    ...(solver && step !== null && !isChoice && { alsoRight: isRightAt(game, step, code) }),
  };
  return new HttpError(409, 'STALE', { status: await presentGame(services, game), ...details });
}

/** An earlier step is no secret any more. */
const isRightAt = ({ city, standing }: CurrentGame, step: string, code: string): boolean =>
  judge(city.story, step, code, standing.facts).verdict === 'right';

async function conclude(
  services: PlayParts & Pick<Services, 'metrics'>,
  account: Account,
  result: Result,
): Promise<CheckedAnswer> {
  const game =
    result.after ?? (await findGame(services, account)) ?? (await requirePlay(services, account, 403));
  const { answers, rightAnswer } = services.metrics;
  // The synthetic player is always right: alerts about what people answer would never be quiet, or never wake.
  if (game.order.isProbe) return { result, game };
  if (!result.replayed) answers.inc({ verdict: result.verdict ?? 'refused' });
  if (result.verdict === 'right') rightAnswer.set(services.clock() / 1000);
  return { result, game };
}

/** A wrong answer is an ordinary response. Only a limit is thrown as an error: its response is delayed. */
export function sendChecked(
  ctx: Context,
  { httpStatus, reply, seconds }: Result,
  status: ApiSchemas['Status'],
): void {
  if (httpStatus === 429) throw tooManyTries((seconds ?? 1) * 1000, { status });
  if (httpStatus === 200) ctx.body = status;
  else
    sendRefusal(ctx, {
      status: httpStatus,
      error: reply ?? ['wrongCode'],
      details: { ...(seconds !== null && { seconds }), status },
    });
}
