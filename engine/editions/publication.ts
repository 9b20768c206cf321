import type { StepChange } from './step-changes.ts';
import type { DeskProblem } from '../graph/desk.ts';

/** The changes at a step, or beside all steps, in French. */
export interface ChangedWords {
  readonly step: string | null;
  readonly index: number | null;
  readonly words: readonly string[];
}

/** The changes of one writer. `by`, `at`: null for what is not published yet. */
export interface RecentChange {
  readonly by: string | null;
  readonly at: string | null;
  readonly changes: readonly ChangedWords[];
}

/** A field that both machines changed, differently; `field`: « le texte » where a whole page differs. */
export interface FieldConflict {
  readonly file: string;
  readonly field: string;
  readonly yours: string;
  readonly theirs: string;
}

/** The commits of another machine that this one knows of. */
export interface Upstream {
  /** Commits of this machine that the other has not. */
  readonly ahead: number;
  readonly behind: number;
  readonly conflicts: readonly FieldConflict[];
}

/** The difference between a city’s files and its last publication. */
export interface Publication {
  /**
   * Whether the folder of the cities is in a git repository with a commit; without one, a city leaves as a
   * ZIP.
   */
  readonly git: boolean;
  /** The commit that is compared; null for a city that was never published. */
  readonly since: string | null;
  /** Identifies the files that were compared. */
  readonly state: string;
  readonly changes: readonly ChangedWords[];
  readonly players: readonly StepChange[];
  readonly problems: readonly DeskProblem[];
  readonly theirs: Upstream | null;
}
