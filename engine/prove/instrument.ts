import { freshProgress } from '../story/progress.ts';
import { recognise, type RecogniseAnswer } from '../story/recognise.ts';
import { standingOf } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import { NAMES, stringsIn } from './address-book.ts';

/** The instrument's response to each string in the step's puzzle; empty when the step has no instrument. */
export function instrumentResponses(
  story: Story,
  step: string,
): readonly (RecogniseAnswer & { readonly code: string })[] {
  const standing = standingOf(story, { ...freshProgress, state: 'ACTIVATED', step });
  return [...new Set(stringsIn(story.scenario.steps[step]?.puzzle))].map((code) => ({
    code,
    ...recognise(standing, code, { addresses: NAMES, debug: false }),
  }));
}
