import type { Facts } from '../scenario/condition.ts';
import type { Step } from '../scenario/scenario.ts';
import type { Progress } from './progress.ts';
import { reachedBy } from './reached.ts';
import type { StoryIndex } from './story-index.ts';

/** The facts of a player who leaves the step of `progress` by its exits. */
export function exitFacts(story: StoryIndex, progress: Progress): Facts {
  const { taken, asked, chosen, step } = progress;
  const { solved } = reachedBy(story, progress);
  return { taken, asked, chosen, solved: (name) => name === step || solved(name) };
}

export const isSolvedBeside = ({ sideSteps }: Pick<Progress, 'sideSteps'>, step: string): boolean =>
  (sideSteps[step]?.solvedAt ?? null) !== null;

/** Whether as many parts are solved as the gathering needs. */
export function isGathered(
  { gathering }: Pick<Step, 'gathering'>,
  progress: Pick<Progress, 'sideSteps'>,
): boolean {
  return (
    gathering !== undefined &&
    gathering.parts.filter((part) => isSolvedBeside(progress, part)).length >= gathering.needs
  );
}
