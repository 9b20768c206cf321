import type { PromotionBody } from '../../api/site-calls.ts';
import type { ApiResult } from '../../api/client.ts';
import { adviceFor, refusedForm, type FormOutcome } from '../../state/game/outcome.ts';

/** A promotion, or the reason without one. */
export type PromotionOutcome =
  | { readonly ok: true; readonly promotion: PromotionBody }
  | (FormOutcome & { readonly ok: false });

const UNREADABLE = 'Erreur dans la requête';
/** Error codes of responses without a text from the server. */
const NO_TEXT = ['ERROR_UNKNOWN', 'UNKNOWN_ERROR'];

const isPromotion = (data: unknown): data is PromotionBody =>
  typeof data === 'object' &&
  data !== null &&
  typeof (data as PromotionBody).index === 'number' &&
  typeof (data as PromotionBody).promoCode === 'string';

const no = (text: string, advice: string | null = null): PromotionOutcome => ({
  ...refusedForm(text, advice),
  ok: false,
});

/** Text for each response. A finished promotion has its own. */
export function promotionOutcome(result: ApiResult<unknown>): PromotionOutcome {
  if (result.ok) return isPromotion(result.data) ? { ok: true, promotion: result.data } : no(UNREADABLE);
  const { status, error } = result;
  if (status === 0) return no('Erreur de validation', adviceFor(result));
  if (status === 404) return no("Ce code n'est pas une solution");
  if (status === 410 && !NO_TEXT.includes(error)) return no(error);
  const unreadable = status === 400 || status === 410 || status < 300;
  return unreadable ? no(UNREADABLE) : no("Erreur dans l'envoi du code", adviceFor(result));
}

/** Below 1 a free copy is left. */
export const isFree = ({ index }: PromotionBody): boolean => index < 1;
