import { isRecord } from '../../../engine/public.ts';
import type { WithdrawalReceipt } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { failedWith, explanationOf, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

/** A receipt, or the reason without one. */
export type WithdrawalOutcome =
  | { readonly ok: true; readonly receipt: WithdrawalReceipt }
  | (FormOutcome & { readonly ok: false });

const no = (outcome: FormOutcome): WithdrawalOutcome => ({ ...outcome, ok: false });

const isReceipt = (data: unknown): data is WithdrawalReceipt =>
  isRecord(data) && typeof data.receivedAt === 'string';

export function withdrawalOutcome(
  result: ApiResult<unknown>,
  words: Catalogue<'site'>['withdrawal'],
  errors: ErrorWords,
): WithdrawalOutcome {
  if (!result.ok && result.error === 'MISSING_REFERENCE') return no(refusedForm(words.referenceMissing));
  if (!result.ok && result.error === 'INVALID_EMAIL')
    return no(refusedForm(words.invalidEmail, explanationOf(result)));
  if (!result.ok) return no(failedWith(result, errors));
  return isReceipt(result.data) ? { ok: true, receipt: result.data } : no(refusedForm(errors.failed));
}
