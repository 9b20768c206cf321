import type { Severity } from '../diagnostic.ts';

/** One kind of problem. Its code, the key of the entry, is permanent: documentation and tests refer to it. */
export interface CatalogueEntry {
  /** French, a few words. */
  readonly title: string;
  readonly severity: Severity;
  /** French: why this is a problem. */
  readonly explanation: string;
}
