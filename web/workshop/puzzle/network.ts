import { CHECK_FAILED, answerRefusal } from '../../state/game/answers.ts';
import type { RecogniseResult, SubmitResult } from '../../puzzles/widget.ts';
import type { NetworkControl } from './puzzle-controls.ts';

/** What the player's own client makes of a call that nothing answered. */
const lost = (): SubmitResult => answerRefusal({ ok: false, status: 0, error: 'ERROR_NETWORK', body: {} });

const never = <Result>(): Promise<Result> => new Promise<Result>(() => undefined);

/** An answer on its way to the engine. */
export function sendOver(network: NetworkControl, judge: () => SubmitResult): Promise<SubmitResult> {
  return network === 'slow' ? never() : Promise.resolve(network === 'down' ? lost() : judge());
}

/** « Is this it? » still comes through where answers stay on their way: an instrument must get as far as sending one. */
export function askOver(network: NetworkControl, ask: () => RecogniseResult): Promise<RecogniseResult> {
  return Promise.resolve(network === 'down' ? { ok: false, message: CHECK_FAILED } : ask());
}
