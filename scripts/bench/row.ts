/** What was measured, and how it compares with what was measured beside it in the same run. */
export interface Row {
  readonly what: string;
  readonly perSecond: number;
  readonly ratio: number;
}
