/** What was measured, and how it compares with what was measured beside it in the same run. */
export interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly ratio: number;
}

/** A figure beside another of the same run, which says by how much it is more or less; and what was hoped for. */
export interface Ratio {
  readonly what: string;
  readonly figure: string;
  readonly ratio: number;
  /** What the ratio compares with. */
  readonly beside: string;
  readonly goal: string;
}
