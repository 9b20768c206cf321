import type { RecogniseAnswer, Status } from '../../../engine/public.ts';
import { checkCode, recogniseCode } from '../../api/calls.ts';
import type { ApiFailure, ApiResult } from '../../api/client.ts';
import { isUnanswered } from '../../api/unanswered.ts';
import { LOOKING_ONLY, lookingOnly } from './looking-only.ts';
import { sessionLost } from '../session/session-lost.ts';
import { turns } from './turns.ts';
import { keepAnswer, renewAnswer, settleAnswer, showWaiting, waitingFor } from './waiting-answers.ts';
import type { WaitingAnswer } from '../client-state.ts';
import { serverTrouble, tooMany, wordsFor } from '../words.ts';

const TOO_MANY = 429;
export const CHECK_FAILED = 'Problème validation';

const NOT_CONNECTED = 401;

const isUnjudged = (result: ApiResult<Status>): boolean => !result.ok && (isUnanswered(result.status) || result.status === NOT_CONNECTED);
const isTooEarly = (result: ApiResult<Status>): boolean => !result.ok && result.status === TOO_MANY;

/** What became of an answer that had been kept. */
export interface SentAnswer {
  readonly answer: WaitingAnswer;
  readonly result: ApiResult<Status>;
}

/** Who waits to be judged stays kept; who came too early stays kept unless somebody reads how long to wait. */
function settle({ answer, result }: SentAnswer, isTyped: boolean): void {
  if (isUnjudged(result)) return;
  if (isTooEarly(result) && !isTyped) renewAnswer(answer);
  else settleAnswer(answer);
}

/** In the order in which they were entered, up to the first that must wait: the next one does not overtake it. */
async function sendInOrder(answers: readonly WaitingAnswer[], typed: WaitingAnswer | null): Promise<readonly SentAnswer[]> {
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

/** What kept the last one from its judge. */
function whyUnjudged(outcomes: readonly SentAnswer[]): string | undefined {
  const result = outcomes.at(-1)?.result;
  return result && !result.ok && isUnanswered(result.status) ? unansweredBy(result) : undefined;
}

const unansweredBy = ({ status, error }: ApiFailure): string => (status === 0 ? 'ERROR_NETWORK' : serverTrouble(error));

/** One errand at a time: what goes by itself and what is sent by hand do not cross. */
const inTurn = turns();

async function sendKept(order: string, typed: WaitingAnswer | null): Promise<readonly SentAnswer[]> {
  const outcomes = await inTurn(() => sendInOrder(waitingFor(order), typed));
  showWaiting(whyUnjudged(outcomes));
  if (outcomes.some(({ result }) => !result.ok && result.status === NOT_CONNECTED)) sessionLost();
  return outcomes;
}

/** How long whoever came too early has to wait; 0 when nobody did. */
export const secondsOf = (outcomes: readonly SentAnswer[]): number =>
  Math.max(0, ...outcomes.map(({ result }) => (result.ok ? 0 : (result.seconds ?? 0))));

/** Sends what an order has waiting; gives what became of each. Nothing waits: nothing is sent. */
export const sendWaiting = (order: string): Promise<readonly SentAnswer[]> => sendKept(order, null);

/** Where one was right, the story has gone on: that is what became of all that were sent with it. */
const rightOne = (outcomes: readonly SentAnswer[]): ApiResult<Status> | undefined => outcomes.find(({ result }) => result.ok)?.result;

/** Another tab of this player sent it: the next look at the status tells. */
const SENT_ELSEWHERE: ApiFailure = { ok: false, status: 0, error: 'ERROR_NETWORK', body: {} };
/** It was neither sent nor kept, and is told so. */
const NO_ROOM: ApiFailure = { ok: false, status: 0, error: 'ANSWERS_WAIT', body: {} };

/** Sends an answer for the step it was typed for, after those that still wait. */
export async function sendAnswer(status: Status, code: string): Promise<ApiResult<Status>> {
  const refused = lookingOnly();
  if (refused) return refused;
  const typed = keepAnswer(status, code);
  return typed ? sendTyped(typed) : sendOnceThereIsRoom(status, code);
}

async function sendTyped(typed: WaitingAnswer): Promise<ApiResult<Status>> {
  const outcomes = await sendKept(typed.order, typed);
  return rightOne(outcomes) ?? outcomes.at(-1)?.result ?? SENT_ELSEWHERE;
}

async function sendOnceThereIsRoom(status: Status, code: string): Promise<ApiResult<Status>> {
  const right = rightOne(await sendWaiting(status.code));
  if (right) return right;
  const typed = keepAnswer(status, code);
  return typed ? sendTyped(typed) : NO_ROOM;
}

export interface AnswerRefusal {
  readonly ok: false;
  readonly message: string;
  readonly advice?: string;
  readonly seconds?: number;
  readonly kept?: true;
}

/** What the player reads under a refused answer: the author's reply, that it is kept, or that the check itself failed, and why. */
export function answerRefusal(failure: ApiFailure): AnswerRefusal {
  if (failure.status === 404) return { ok: false, message: failure.error };
  if (isKept(failure)) return { ok: false, message: KEPT, kept: true };
  return {
    ok: false,
    message: CHECK_FAILED,
    advice: adviceFor(failure),
    ...(failure.seconds !== undefined && { seconds: failure.seconds }),
  };
}

/** Why it waits stands above every screen of the game. */
const KEPT = 'Votre réponse est gardée, et partira d’elle-même';
const isKept = ({ status, error }: ApiFailure): boolean => isUnanswered(status) && error !== NO_ROOM.error;

function adviceFor(failure: ApiFailure): string {
  if (failure.status === 0) return wordsFor(failure.error);
  if (failure.status === TOO_MANY) return tooMany(failure.seconds);
  return wordsFor(failure.status >= 500 ? 'ERROR_SERVER' : 'UNKNOWN_ERROR');
}

const isStatus = (value: unknown): value is Status => typeof value === 'object' && value !== null && 'state' in value && 'story' in value;

/** The fresh status that a refused answer may bring along. */
export const statusIn = (failure: ApiFailure): Status | null => (isStatus(failure.body.status) ? failure.body.status : null);

/** The code of a letter that can be begun, when that is what was typed. */
export const otherLetterOf = ({ body: { letter } }: ApiFailure): string | null => (typeof letter === 'string' ? letter : null);

export type RecogniseOutcome =
  | { readonly ok: true; readonly answer: RecogniseAnswer }
  | { readonly ok: false; readonly message: string; readonly seconds?: number };

/** Asks whether a value is the right one, without advancing. */
export async function askRecognise(code: string): Promise<RecogniseOutcome> {
  const result = lookingOnly() ?? (await recogniseCode(code));
  if (result.ok) return { ok: true, answer: result.data };
  if (result.status === NOT_CONNECTED) sessionLost();
  return {
    ok: false,
    message: result.error === LOOKING_ONLY ? LOOKING_ONLY : CHECK_FAILED,
    ...(result.seconds !== undefined && { seconds: result.seconds }),
  };
}
