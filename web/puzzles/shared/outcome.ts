import type { RecogniseAnswer } from '../../../engine/public.ts';
import type { Catalogue } from '../../words/catalogues.ts';
import type { RecogniseResult, SubmitResult } from '../widget.ts';

/** A refused answer: the sentence that came back, with advice, or the name of the widget's own. */
export type WidgetRefusal =
  | {
      readonly message: string;
      readonly advice?: string;
      /** Not judged yet, and stored on the device until it is. */
      readonly stored?: true;
    }
  | { readonly key: keyof Catalogue<'game'>['puzzles']['refusals']; readonly stored?: never };

/** Without a better explanation. */
export const SUBMIT_FAILED: WidgetRefusal = { key: 'failed' };

/** Why the server did not say whether a value is right. */
export const failureOf = (result: RecogniseResult, otherwise = SUBMIT_FAILED): WidgetRefusal =>
  result.ok || result.message === null ? otherwise : { message: result.message };

/** Whether the input is marked as wrong. */
export const isFault = (refusal: WidgetRefusal | null): boolean => refusal !== null && !refusal.stored;

/** Attributes of an answer's field, whose refusal has the id « …-error »: without autocorrection. */
export const answerInput = (id: string, refusal: WidgetRefusal | null) => ({
  id,
  name: 'code',
  'aria-invalid': isFault(refusal) || undefined,
  'aria-describedby': `${id}-error`,
  autoCorrect: 'off',
  autoComplete: 'off',
  spellCheck: false,
});

/** Whole seconds before the next try; 0 when it can be made at once. */
export const waitOf = (result: SubmitResult | RecogniseResult): number =>
  result.ok ? 0 : Math.max(0, Math.ceil(result.seconds ?? 0));

/** The author's reply to a wrong value, if any. */
export function replyOf({ reveal }: RecogniseAnswer): string | null {
  const reply = reveal?.['reply'];
  return typeof reply === 'string' && reply !== '' ? reply : null;
}
