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

/** One kind of problem. Its code, the key of the entry, is permanent: documentation and tests refer to it. */
export interface CatalogueEntry {
  /** French, a few words. */
  readonly title: string;
  readonly severity: Severity;
  /** French: why this is a problem. */
  readonly explanation: string;
}
