import type { ApiFailure } from '../api/client.ts';
import { wordsFor } from '../state/words.ts';

/** Shows a failed staff call in a window, as specified: the HTTP status, or that there is no network. */
export function alertFailure({ status, error }: ApiFailure): void {
  window.alert(status === 0 ? wordsFor(error) : `Status: ${status}`);
}
