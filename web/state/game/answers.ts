import { isRecord, type RecogniseAnswer, type Status } from '../../../engine/public.ts';
import type { ApiSchemas } from '../../../schemas/api/openapi.generated.ts';
import { checkCode, recogniseCode } from '../../api/calls.ts';
import { type ApiFailure, type ApiPromise, type ApiResult, isTooMany } from '../../api/client.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { adviceFor, explanationOf } from './outcome.ts';
import { VIEW_ONLY, viewOnlyRefusal } from './view-as.ts';
import { storeAnswer, renewAnswer, settleAnswer, showWaiting, waitingFor } from './waiting-answers.ts';
import type { WaitingAnswer } from '../client-state.ts';
import { serverErrorCode, wordsFor, type ErrorWords } from '../words.ts';

const isUnjudged = (result: ApiResult<Status>): boolean =>
  !result.ok && (isUnanswered(result.status) || result.status === 401);
const isTooEarly = (result: ApiResult<Status>): boolean => !result.ok && isTooMany(result);

/** Result of sending an answer that was stored. */
export interface SentAnswer {
  readonly answer: WaitingAnswer;
  readonly result: ApiResult<Status>;
}

/**
 * An answer without a verdict stays stored. One sent too early also stays, unless the screen shows how long
 * to wait.
 */
function settle({ answer, result }: SentAnswer, isTyped: boolean): void {
  if (isUnjudged(result)) return;
  if (isTooEarly(result) && !isTyped) renewAnswer(answer);
  else settleAnswer(answer);
}

/** In the order of entry, up to the first that must wait: later ones do not overtake it. */
async function sendInOrder(
  answers: readonly WaitingAnswer[],
  typed: WaitingAnswer | null,
): Promise<readonly SentAnswer[]> {
  const outcomes: SentAnswer[] = [];
  for (const answer of answers) {
    const { code, step, order, version, key } = answer;
    const result = await checkCode({ code, step, order, version }, key);
    outcomes.push({ answer, result });
    settle({ answer, result }, key === typed?.key);
    if (isUnjudged(result) || isTooEarly(result)) break;
  }
  return outcomes;
}

/** Error code of the last answer's failure. */
function lastErrorCode(outcomes: readonly SentAnswer[]): string | undefined {
  const result = outcomes.at(-1)?.result;
  return result && !result.ok && isUnanswered(result.status) ? unansweredBy(result) : undefined;
}

const unansweredBy = ({ status, error }: ApiFailure): string =>
  status === 0 ? 'ERROR_NETWORK' : serverErrorCode(error);

/** The sending before, which has ended or failed: automatic and manual sending never overlap. */
let lastSending: Promise<unknown> = Promise.resolve();

async function sendStored(order: string, typed: WaitingAnswer | null): Promise<readonly SentAnswer[]> {
  const sending = lastSending.then(() => sendInOrder(waitingFor(order), typed));
  lastSending = sending.catch(() => undefined);
  const outcomes = await sending;
  showWaiting(lastErrorCode(outcomes));
  return outcomes;
}

/** Seconds to wait after an answer sent too early; 0 without one. */
export const retrySeconds = (outcomes: readonly SentAnswer[]): number =>
  Math.max(0, ...outcomes.map(({ result }) => (result.ok ? 0 : (result.seconds ?? 0))));

/** Sends the waiting answers of an order and returns the result of each. */
export const sendWaiting = (order: string): Promise<readonly SentAnswer[]> => sendStored(order, null);

/** One accepted answer moves the story on: its result stands for all that were sent with it. */
const acceptedResult = (outcomes: readonly SentAnswer[]): ApiResult<Status> | undefined =>
  outcomes.find(({ result }) => result.ok)?.result;

/** Another tab of this player sent it: the next status request shows the result. */
const SENT_ELSEWHERE: ApiFailure = { ok: false, status: 0, error: 'ERROR_NETWORK', body: {} };
/** The answer was neither sent nor stored. */
const NO_ROOM: ApiFailure = { ok: false, status: 0, error: 'ANSWERS_WAIT', body: {} };

/**
 * Sends an answer for the step it was typed for, after those still waiting. `step`: one beside the route,
 * else the current one.
 */
export async function sendAnswer(status: Status, code: string, step?: string): ApiPromise<Status> {
  const refused = viewOnlyRefusal();
  if (refused) return refused;
  const typed = storeAnswer(status, code, step);
  return typed ? sendTyped(typed) : sendWhenPossible(status, code, step);
}

async function sendTyped(typed: WaitingAnswer): ApiPromise<Status> {
  const outcomes = await sendStored(typed.order, typed);
  return acceptedResult(outcomes) ?? outcomes.at(-1)?.result ?? SENT_ELSEWHERE;
}

async function sendWhenPossible(status: Status, code: string, step?: string): ApiPromise<Status> {
  const right = acceptedResult(await sendWaiting(status.code));
  if (right) return right;
  const typed = storeAnswer(status, code, step);
  return typed ? sendTyped(typed) : NO_ROOM;
}

interface AnswerRefusal {
  readonly ok: false;
  readonly message: string;
  readonly advice?: string;
  readonly seconds?: number;
  readonly stored?: true;
}

/** Text under a refused answer: the author's reply, that it is stored, or why the check failed. */
export function answerRefusal(failure: ApiFailure, errors: ErrorWords): AnswerRefusal {
  if (failure.status === 404) return { ok: false, message: wordsFor(failure.error, errors) };
  if (isStored(failure)) return { ok: false, message: errors.answerStored, stored: true };
  return {
    ok: false,
    message: errors.checkFailed,
    advice: adviceFor(failure, errors) ?? errors.failed,
    ...(failure.seconds !== undefined && { seconds: failure.seconds }),
  };
}

/** The reason of the delay is displayed above every screen of the game. */
const isStored = ({ status, error }: ApiFailure): boolean => isUnanswered(status) && error !== NO_ROOM.error;

const isStatus = (value: unknown): value is Status => isRecord(value) && 'state' in value && 'story' in value;

/** Fresh status that may accompany a refused answer. */
export const statusIn = (failure: ApiFailure): Status | null =>
  isStatus(failure.body.status) ? failure.body.status : null;

/** Who of the party had found before; that is no failure of anybody. */
export const solverOf = ({ body }: ApiFailure): ApiSchemas['PartyPerson'] | undefined =>
  body.by as ApiSchemas['PartyPerson'] | undefined;

/** Whether an answer that came after a friend’s would have been right. */
const wasAlsoRight = ({ body }: ApiFailure): boolean => body.alsoRight === true;

/**
 * Message for an answer that was not judged, because the story has advanced elsewhere. `from`: number of the
 * step for which it was typed; staff may have set the story back.
 */
export function staleMessage(failure: ApiFailure, errors: ErrorWords, from = 0): string {
  const explained = explanationOf(failure);
  if (explained !== null) return explained;
  const { decided } = failure.body;
  const name = solverOf(failure)?.name;
  const step = statusIn(failure)?.view?.stepNumber;
  const moved = step !== undefined && step < from ? errors.corrected : undefined;
  const before = name ? errors.foundBefore(name) : moved;
  const ahead = errors.ahead(step, wasAlsoRight(failure) ? errors.foundToo : before);
  return typeof decided === 'string' ? `${errors.decided(decided)} ${ahead}` : ahead;
}

/** Code of another letter that can be activated, when the player typed one. */
export const otherLetterCode = ({ body: { letter } }: ApiFailure): string | null =>
  typeof letter === 'string' ? letter : null;

type RecogniseOutcome =
  | { readonly ok: true; readonly answer: RecogniseAnswer }
  /** `message`: the reason, if there is one to tell. `lost`: no server answered. */
  | { readonly ok: false; readonly message: string | null; readonly seconds?: number; readonly lost?: true };

/**
 * Asks the server whether a value is right, without advancing. `step`: one beside the route, else the current
 * one.
 */
export async function askRecognise(
  code: string,
  errors: ErrorWords,
  step?: string,
): Promise<RecogniseOutcome> {
  const result = viewOnlyRefusal() ?? (await recogniseCode(code, step));
  if (result.ok) return { ok: true, answer: result.data };
  return {
    ok: false,
    message: recogniseFailure(result, errors),
    ...(isUnanswered(result.status) && result.error !== VIEW_ONLY && { lost: true as const }),
    ...(result.seconds !== undefined && { seconds: result.seconds }),
  };
}

function recogniseFailure({ error, body }: ApiFailure, errors: ErrorWords): string | null {
  if (error === VIEW_ONLY) return wordsFor(error, errors);
  // The server says who of the party has the instrument now.
  return error === 'IN_OTHER_HANDS' ? String(body.message) : null;
}
