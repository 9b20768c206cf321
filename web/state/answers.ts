import type { RecogniseAnswer, Status } from '../../engine/public.ts';
import { checkCode, recogniseCode } from '../api/calls.ts';
import type { ApiFailure, ApiResult } from '../api/client.ts';
import { attemptKey, forgetAttempt } from './idempotency.ts';
import { LOOKING_ONLY, lookingOnly } from './looking-only.ts';
import { sessionLost } from './session-lost.ts';
import { tooMany, wordsFor } from './words.ts';

const TOO_MANY = 429;
export const CHECK_FAILED = 'Problème validation';

/** Sends an answer for the step it was typed for; the same key again as long as no answer came. */
export async function sendAnswer(status: Status, code: string): Promise<ApiResult<Status>> {
  const refused = lookingOnly();
  if (refused) return refused;
  const step = status.step?.name ?? '';
  const key = attemptKey(status.code, step, code);
  const result = await checkCode({ code, step, version: status.view?.version ?? 0 }, key);
  if (result.ok || result.status !== 0) forgetAttempt();
  if (!result.ok && result.status === 401) sessionLost();
  return result;
}

export interface Refusal {
  readonly ok: false;
  readonly message: string;
  readonly advice?: string;
  readonly seconds?: number;
}

/** What the player reads under a refused answer: the author's reply, or that the check itself failed, and what to do. */
export function refusalOf(failure: ApiFailure): Refusal {
  if (failure.status === 404) return { ok: false, message: failure.error };
  const advice = failure.status === 0 ? `${wordsFor('ERROR_NETWORK')}. Votre réponse est conservée.` : adviceFor(failure);
  return { ok: false, message: CHECK_FAILED, advice, ...(failure.seconds !== undefined && { seconds: failure.seconds }) };
}

function adviceFor(failure: ApiFailure): string {
  if (failure.status === TOO_MANY) return tooMany(failure.seconds);
  return failure.status >= 500 ? wordsFor('ERROR_SERVER') : wordsFor('UNKNOWN_ERROR');
}

const isStatus = (value: unknown): value is Status => typeof value === 'object' && value !== null && 'state' in value && 'story' in value;

/** The fresh status that a refused answer may bring along. */
export const statusOf = (failure: ApiFailure): Status | null => (isStatus(failure.body.status) ? failure.body.status : null);

export type Recognition =
  { readonly ok: true; readonly answer: RecogniseAnswer } | { readonly ok: false; readonly message: string; readonly seconds?: number };

/** Asks whether a value is the right one, without advancing. */
export async function recognise(code: string): Promise<Recognition> {
  const result = lookingOnly() ?? (await recogniseCode(code));
  if (result.ok) return { ok: true, answer: result.data };
  if (result.status === 401) sessionLost();
  return {
    ok: false,
    message: result.error === LOOKING_ONLY ? LOOKING_ONLY : CHECK_FAILED,
    ...(result.seconds !== undefined && { seconds: result.seconds }),
  };
}
