import { currentName, type Story } from '../../engine/index.ts';
import { optionsOf } from '../../engine/puzzles/index.ts';
import type { PuzzleOption } from '../../engine/puzzles/define.ts';

/**
 * The options of a step under its current or a former name; empty when it offers no choice or the city was
 * removed.
 */
const optionsAt = (story: Story | null, step: string): readonly PuzzleOption[] =>
  story ? optionsOf(story.scenario.steps[currentName(story, 'step', step)]?.puzzle) : [];

/** The words of a stored option; its name when the story no longer has it. */
export function optionLabel(story: Story | null, step: string, option: string): string {
  return (
    optionsAt(story, step).find(({ name, formerly = [] }) => name === option || formerly.includes(option))
      ?.label ?? option
  );
}

/** The words of the option that a journal row took; null for any other row. */
export function chosenLabel(
  story: Story | null,
  {
    step,
    verdict,
    reading,
  }: { readonly step: string | null; readonly verdict: string | null; readonly reading: string | null },
): string | null {
  const isChoice = verdict === 'right' && step !== null && optionsAt(story, step).length > 0;
  return isChoice && reading !== null ? optionLabel(story, step, reading) : null;
}
