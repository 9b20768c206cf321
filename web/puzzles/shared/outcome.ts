import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { RecogniseResult, SubmitResult } from '../widget.ts';

/** Why something was refused, as it is shown: a sentence, and what to do about it. */
export interface WidgetRefusal {
  readonly message: string;
  readonly advice?: string;
  /** Not judged yet, and kept on the device until it is. */
  readonly kept?: true;
}

/** When nothing better is known. */
export const SUBMIT_FAILED: WidgetRefusal = { message: 'Problème validation' };

export function widgetRefusal(result: SubmitResult): WidgetRefusal | null {
  if (result.ok) return null;
  const { message, advice, kept } = result;
  return { message, ...(advice !== undefined && { advice }), ...(kept && { kept }) };
}

/** Whether what was entered is marked as wrong. */
export const isFault = (refusal: WidgetRefusal | null): boolean => refusal !== null && !refusal.kept;

/** Whole seconds before the next try; 0 when it may be made at once. */
export const waitOf = (result: SubmitResult | RecogniseResult): number => (result.ok ? 0 : Math.max(0, Math.ceil(result.seconds ?? 0)));

/** The author's own words about a wrong value, where the answer brings some. */
export function replyOf({ reveal }: RecogniseAnswer): string | null {
  const reply = reveal?.['reply'];
  return typeof reply === 'string' && reply !== '' ? reply : null;
}

/** Whether a refused answer was judged at all: what failed on its way comes with advice or is kept, a verdict stands alone. */
export const isVerdict = (result: SubmitResult): boolean =>
  !result.ok && result.advice === undefined && result.seconds === undefined && !result.kept;
