import { playWalkthrough } from '../../prove/play-walkthrough.ts';
import type { PlayContext } from './context.ts';

const WAY_OUT = 'Corrigez ce geste, ou l’étape.';

/**
 * Checks that walkthroughs play as written. Runs only for a city without errors: those would be reported here
 * again.
 */
export function checkWalkthroughMoves({ draft, story, report }: PlayContext): void {
  for (const { file, value } of draft.walkthroughs) {
    for (const { move, step, message } of playWalkthrough(story, value).problems) {
      report(
        'walkthrough-disagrees',
        file.valueAt(['moves', move - 1, 'at']),
        `Geste ${move}, à ${step} : ${message}.`,
        WAY_OUT,
      );
    }
  }
}
