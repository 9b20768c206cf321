import type { Severity } from '../diagnostic.ts';

/** One kind of problem. The code, the key of the entry, never changes: documentation and tests know it by that. */
export interface CatalogueEntry {
  /** A few words, in French. */
  readonly title: string;
  readonly severity: Severity;
  /** Why it is a problem, for a writer, in French. */
  readonly explanation: string;
}
