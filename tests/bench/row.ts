/** A throughput and its ratio to a reference measured in the same run. */
export interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly ratio: number;
}

/** A figure, its ratio to a reference measured in the same run, and the goal for that ratio. */
export interface Ratio {
  readonly what: string;
  readonly figure: string;
  readonly ratio: number;
  /** Description of the reference. */
  readonly beside: string;
  readonly goal: string;
}
