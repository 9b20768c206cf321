import type { PromotionBody } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { adviceFor, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';

/** A purchase to offer, or why there is none. */
export type PromotionOutcome = { readonly ok: true; readonly promotion: PromotionBody } | (FormOutcome & { readonly ok: false });

const UNREADABLE = 'Erreur dans la requête';
/** Codes that say only that the server gave no text of its own. */
const NO_TEXT = ['ERROR_UNKNOWN', 'UNKNOWN_ERROR'];

const isPromotion = (data: unknown): data is PromotionBody =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as PromotionBody).index === 'number' &&
  typeof (data as PromotionBody).promoCode === 'string';

const no = (text: string, advice: string | null = null): PromotionOutcome => ({ ...refusedForm(text, advice), ok: false });

/** The words for each answer to a solution. A finished promotion brings its own. */
export function promotionOutcome(result: ApiResult<unknown>): PromotionOutcome {
  if (result.ok) return isPromotion(result.data) ? { ok: true, promotion: result.data } : no(UNREADABLE);
  const { status, error } = result;
  if (status === 0) return no('Erreur de validation', adviceFor(result));
  if (status === 404) return no("Ce code n'est pas une solution");
  if (status === 410 && !NO_TEXT.includes(error)) return no(error);
  const unreadable = status === 400 || status === 410 || status < 300;
  return unreadable ? no(UNREADABLE) : no("Erreur dans l'envoi du code", adviceFor(result));
}

/** Below 1, one of the free copies is still there. */
export const isFree = ({ index }: PromotionBody): boolean => index < 1;
