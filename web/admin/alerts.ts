import type { ApiFailure } from '../api/client.ts';
import { wordsFor } from '../state/words.ts';

/** A staff call that failed, in the window the specification asks for: the number alone, or that there is no network. */
export function alertFailure({ status, error }: ApiFailure): void {
  window.alert(status === 0 ? wordsFor(error) : `Status: ${status}`);
}
