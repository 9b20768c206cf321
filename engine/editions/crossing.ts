import type { About } from '../prove/context.ts';
import type { Scenario, ScenarioSource } from '../scenario/scenario.ts';
import type { Progress } from '../story/progress.ts';
import type { EditionCode } from './findings.ts';

/** A city as it stood at one time. */
export interface Edition {
  readonly source: ScenarioSource;
  readonly scenario: Scenario;
}

/** A player on the way from one edition to the next. */
export interface Crossing {
  readonly before: Edition;
  readonly after: Edition;
  /** Where the player stood, and at the step before it; null at the start. */
  readonly stood: Progress;
  readonly stoodBefore: Progress | null;
  /** Where that player stands after the edit. */
  readonly stands: Progress;
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

export const stepOf = ({ scenario }: Edition, { step }: Progress): Scenario['steps'][string] | undefined => scenario.steps[step ?? ''];
