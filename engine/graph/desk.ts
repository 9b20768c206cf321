import type { Severity } from '../diagnostics/diagnostic.ts';
import type { PlacedGraph } from './placed-graph.ts';
import type { CitySheet } from './sheet.ts';

/** One problem with all that shows it: the line in its frame, and the way a player comes to it. */
export interface DeskProblem {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly wayOut: string;
  /** Below the folder of all cities. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The same file as an editor opens it. */
  readonly path: string;
  /** The line and its neighbours, as a terminal shows them. */
  readonly frame: readonly string[];
  /** Each gesture at its step, in French; empty where reading shows the problem. */
  readonly gestures: readonly { readonly step: string; readonly does: string }[];
}

/** A moment to travel to, as a clock in the city shows it: `2026-07-14T15:00`. */
export interface Moment {
  readonly label: string;
  readonly at: string;
}

/** Where the player of a city's telephone stands. */
export interface DeskPhone {
  readonly step: string | null;
  readonly alternativeFrom: string | null;
  readonly clueIndex: number;
  /** The address of the screen that opened on arrival at the step. */
  readonly arrival: string;
  /** The address behind the step's first tile. */
  readonly puzzle: string;
}

export interface DeskCity {
  readonly slug: string;
  readonly name: string;
  /** `stale`: it has errors, and plays as it was before them; `broken`: it has never been sound since the start. */
  readonly state: 'sound' | 'stale' | 'broken';
  readonly problems: readonly DeskProblem[];
  /** False while the city is being played everywhere. */
  readonly proved: boolean;
  /** Null while it is being read. */
  readonly sheet: Omit<CitySheet, 'graph'> | null;
  readonly graph: PlacedGraph | null;
  readonly moments: readonly Moment[];
}

/** All that lies on a writer's desk. */
export interface Desk {
  readonly cities: readonly DeskCity[];
  /** Of the files that stand beside the cities. */
  readonly problems: readonly DeskProblem[];
}
