import { CHECK_FAILED, answerRefusal } from '../../state/game/answers.ts';
import type { RecogniseResult, SubmitResult } from '../../puzzles/widget.ts';
import type { NetworkControl } from './puzzle-controls.ts';

/** Result of a request without a response, as in the player's client. */
const lost = (): SubmitResult => answerRefusal({ ok: false, status: 0, error: 'ERROR_NETWORK', body: {} });

const never = <Result>(): Promise<Result> => new Promise<Result>(() => undefined);

/** Submits an answer over the simulated network. */
export function sendOver(network: NetworkControl, judge: () => SubmitResult): Promise<SubmitResult> {
  return network === 'slow' ? never() : Promise.resolve(network === 'down' ? lost() : judge());
}

/** Recognition works on a slow network too, because some instruments need it before they submit. */
export function recogniseOver(network: NetworkControl, ask: () => RecogniseResult): Promise<RecogniseResult> {
  return Promise.resolve(network === 'down' ? { ok: false, message: CHECK_FAILED } : ask());
}
