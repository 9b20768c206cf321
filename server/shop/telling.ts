import { IN_QUEUE, type TellingTimes } from '../store/orders/dispatch-steps.ts';
import type { Dispatch } from '../store/orders/dispatches.ts';
import type { Order } from '../store/orders/orders.ts';

const HOUR = 3_600_000;
/** The time in which a buyer may still correct something. */
export const CORRECTED_WITHIN = 2 * HOUR;
/** The time in which a present waits for the words of its buyer; a person decides after it. */
export const TOLD_WITHIN = 72 * HOUR;

interface Told {
  readonly isPresent: boolean;
  /** When the letter was paid. */
  readonly paidAt: number;
}

/** `canTell`: whether a mail can lead the buyer to the form. */
export const timesAfterPayment = ({ isPresent, paidAt }: Told, canTell: boolean): TellingTimes =>
  isPresent
    ? { joinsAt: null, tellBy: paidAt + (canTell ? TOLD_WITHIN : 0) }
    : { joinsAt: paidAt + CORRECTED_WITHIN, tellBy: null };

/** Whether the letter stands in the queue. */
export const hasJoined = ({ joinsAt, tellBy }: TellingTimes, now: number): boolean =>
  tellBy === null && (joinsAt === null || joinsAt <= now);

/** `isDone`: the buyer says that all is well. What had joined the queue stays there. */
export function timesAfterTelling(
  { isPresent, paidAt }: Told,
  isDone: boolean,
  former: TellingTimes,
  now: number,
): TellingTimes {
  if (isDone || hasJoined(former, now)) return IN_QUEUE;
  return timesAfterPayment({ isPresent, paidAt }, true);
}

/** Whether the buyer may change the letter: until somebody takes it into a batch, or dates it to print it. */
export const isOpenToBuyer = (
  { progress, batchId, cancelledAt, stoppedAt }: Order,
  way: Dispatch | undefined,
): boolean =>
  way?.state === 'paid' &&
  progress.state === 'COMMAND' &&
  progress.startDate === null &&
  [batchId, cancelledAt, stoppedAt].every((mark) => mark === null);
