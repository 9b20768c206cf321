/** Line and column are 1-based. */
export interface SourceRange {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export type Severity = 'error' | 'warning';

/**
 * One problem of a writer's file. `code` is permanent; code elsewhere matches on it, never on the prose.
 * `message` states the problem and `wayOut` the remedy, both in French.
 */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly at: SourceRange;
  readonly message: string;
  readonly wayOut: string;
}
