import type { About } from '../prove/context.ts';
import type { ScenarioSource } from '../scenario/scenario.ts';
import type { Standing } from '../story/standing.ts';
import type { Story } from '../story/story.ts';
import type { EditionCode } from './findings.ts';

/** A city at one version of its files. */
export interface Edition {
  readonly source: ScenarioSource;
  readonly story: Story;
}

/** One possible standing of a player, before and after an edit. */
export interface StandingChange {
  readonly before: Edition;
  readonly after: Edition;
  /** The standing in the earlier edition, and the one a step before it; null at the start. */
  readonly standingBefore: Standing;
  readonly previousStanding: Standing | null;
  /** The first standing, resolved in the later edition. */
  readonly standingAfter: Standing;
}

/** One effect of an edit, reported once for all players. `about` is a place of the edited files. */
export interface Effect {
  readonly code: EditionCode;
  /** The name of the thing concerned. */
  readonly what: string;
  readonly about: About;
  readonly message: string;
  readonly wayOut: string;
}

export type StandingCheck = (change: StandingChange) => readonly Effect[];
