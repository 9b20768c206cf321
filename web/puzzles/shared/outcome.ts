import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { RecogniseResult, SubmitResult } from '../widget.ts';
import { typeset } from '../../components/text/typography.tsx';

/** Text of a submit button: its name, « Envoi… », or the seconds to wait. */
export function buttonText(button: string, pending: boolean, secondsLeft: number): string {
  if (secondsLeft > 0) return typeset(`${button} dans ${secondsLeft} s`);
  return pending ? 'Envoi…' : typeset(button);
}

/** A refused answer as displayed: a sentence, and advice. */
export interface WidgetRefusal {
  readonly message: string;
  readonly advice?: string;
  /** Not judged yet, and stored on the device until it is. */
  readonly stored?: true;
}

/** Without a better explanation. */
export const SUBMIT_FAILED: WidgetRefusal = { message: 'Problème validation' };

/** Whether the input is marked as wrong. */
export const isFault = (refusal: WidgetRefusal | null): boolean => refusal !== null && !refusal.stored;

/** Whole seconds before the next try; 0 when it can be made at once. */
export const waitOf = (result: SubmitResult | RecogniseResult): number =>
  result.ok ? 0 : Math.max(0, Math.ceil(result.seconds ?? 0));

/** The author's reply to a wrong value, if any. */
export function replyOf({ reveal }: RecogniseAnswer): string | null {
  const reply = reveal?.['reply'];
  return typeof reply === 'string' && reply !== '' ? reply : null;
}
