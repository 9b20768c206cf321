import type { WithdrawalReceipt } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { failedWith, explanationOf, refused, type Outcome } from '../../state/game/outcome.ts';

export const REFERENCE_MISSING = 'Indiquez le numéro de commande ou le code de la lettre';
export const MAIL_INVALID = 'Mail invalide';

/** A receipt, or why there is none. */
export type WithdrawalOutcome = { readonly ok: true; readonly receipt: WithdrawalReceipt } | (Outcome & { readonly ok: false });

const no = (outcome: Outcome): WithdrawalOutcome => ({ ...outcome, ok: false });

const isReceipt = (data: unknown): data is WithdrawalReceipt =>
  typeof data === 'object' && data !== null && typeof (data as WithdrawalReceipt).receivedAt === 'string';

export function withdrawalOutcome(result: ApiResult<unknown>): WithdrawalOutcome {
  if (!result.ok && result.error === 'MISSING_REFERENCE') return no(refused(REFERENCE_MISSING));
  if (!result.ok && result.error === 'INVALID_EMAIL') return no(refused(MAIL_INVALID, explanationOf(result)));
  if (!result.ok) return no(failedWith(result));
  return isReceipt(result.data) ? { ok: true, receipt: result.data } : no(refused('Une erreur est survenue'));
}
