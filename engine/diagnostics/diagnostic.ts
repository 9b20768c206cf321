/** Where something was typed, 1-based, as editors count. */
export interface SourceRange {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export type Severity = 'error' | 'warning';

/**
 * One problem of a writer's file. `code` is permanent; code elsewhere matches on it, never on the prose.
 * `message` says what is wrong and `wayOut` what to do, both in French.
 */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly at: SourceRange;
  readonly message: string;
  readonly wayOut: string;
}
