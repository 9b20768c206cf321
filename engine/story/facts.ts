import type { Elsewhere, Facts } from '../scenario/condition.ts';
import type { Progress } from './progress.ts';
import type { Reached } from './reached.ts';
import type { StoryIndex } from './story-index.ts';

/** Where a player is in a story, and what the player decided: everything that a span or a condition asks. */
export interface PlayerFacts {
  readonly story: StoryIndex;
  /** Its steps exist in the story, under their current names. */
  readonly progress: Progress;
  readonly reached: Reached;
  /** What the player decided in other cities: given by the caller, not part of the progress. */
  readonly elsewhere: Elsewhere;
  /** The facts that conditions read. */
  readonly facts: Facts;
}
