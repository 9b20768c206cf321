import type { About } from '../prove/context.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { EditionCode } from './findings.ts';

/** A city as it stood at one time. */
export interface Edition {
  readonly source: ScenarioSource;
  readonly story: Story;
}

/** A player on the way from one edition to the next. */
export interface Crossing {
  readonly before: Edition;
  readonly after: Edition;
  /** Where the player stood, and at the step before it; null at the start. */
  readonly stood: Standing;
  readonly stoodBefore: Standing | null;
  /** Where that player stands after the edit. */
  readonly stands: Standing;
}

/** What an edit does; told once, whoever it happens to. `about` is a place of the edited files. */
export interface Effect {
  readonly code: EditionCode;
  /** What it happens to, by its name. */
  readonly what: string;
  readonly about: About;
  readonly message: string;
  readonly wayOut: string;
}

export type CrossingCheck = (crossing: Crossing) => readonly Effect[];
