import { fromCallback, type EventObject } from 'xstate';
import type { SubmitResult } from '../widget.ts';
import { SUBMIT_FAILED, waitOf, type WidgetRefusal } from './outcome.ts';

interface SubmissionInput {
  readonly submit: (code: string) => Promise<SubmitResult>;
}

/** Sent to the submission by the machine that invokes it. */
interface SubmitCommand {
  readonly type: 'SUBMIT';
  readonly code: string;
}

interface WaitEvent {
  readonly type: 'ANSWER.WAIT';
  readonly secondsLeft: number;
}

/** Sent back. `isVerdict`: the answer was judged, not only lost on its way. */
export type SubmissionEvent =
  | WaitEvent
  | { readonly type: 'ANSWER.ACCEPTED' }
  | { readonly type: 'ANSWER.REFUSED'; readonly refusal: WidgetRefusal; readonly isVerdict: boolean };

/** Part of the context of a machine that submits. */
export interface SubmissionContext extends SubmissionInput {
  readonly refusal: WidgetRefusal | null;
  /** Seconds before the next answer can be judged. */
  readonly secondsLeft: number;
}

export const NOTHING_SUBMITTED = { refusal: null, secondsLeft: 0 } as const;

export const mustWait = ({
  context,
}: {
  readonly context: Pick<SubmissionContext, 'secondsLeft'>;
}): boolean => context.secondsLeft > 0;

/** Counts down to 0. Returns the function that stops it. */
function countDown(seconds: number, sendBack: (event: WaitEvent) => void): () => void {
  let secondsLeft = seconds;
  const timer = setInterval(() => {
    secondsLeft -= 1;
    if (secondsLeft <= 0) clearInterval(timer);
    sendBack({ type: 'ANSWER.WAIT', secondsLeft });
  }, 1000);
  return () => clearInterval(timer);
}

/** Counts down from its input while its state is active. */
export const countdown = fromCallback<EventObject, number>(({ input, sendBack }) =>
  countDown(input, sendBack),
);

function refusalOf(result: SubmitResult & { readonly ok: false }): SubmissionEvent {
  const { message, advice, stored } = result;
  const refusal = { message, ...(advice !== undefined && { advice }), ...(stored && { stored }) };
  const isVerdict = advice === undefined && result.seconds === undefined && !stored;
  return { type: 'ANSWER.REFUSED', refusal, isVerdict };
}

/**
 * Submits one answer at a time and sends back what became of it. After a refusal that names a wait, it counts
 * down the seconds before the next one.
 */
export const submission = fromCallback<SubmitCommand, SubmissionInput>(({ input, receive, sendBack }) => {
  let stop = (): void => undefined;
  let isPending = false;
  const settle = (result: SubmitResult): void => {
    isPending = false;
    if (result.ok) return sendBack({ type: 'ANSWER.ACCEPTED' });
    const secondsLeft = waitOf(result);
    sendBack({ type: 'ANSWER.WAIT', secondsLeft });
    sendBack(refusalOf(result));
    if (secondsLeft > 0) stop = countDown(secondsLeft, sendBack);
  };
  const fail = (): void => {
    isPending = false;
    sendBack({ type: 'ANSWER.REFUSED', refusal: SUBMIT_FAILED, isVerdict: false });
  };
  receive(({ code }) => {
    if (isPending) return;
    isPending = true;
    stop();
    input.submit(code).then(settle, fail);
  });
  return () => stop();
});
