import type { ValuePath } from '../scenario/parse/parse-yaml.ts';

/** Something that a writer still has to write before a city is published. */
export interface LeftToWrite {
  /** The step that it belongs to; null beside all steps. */
  readonly step: string | null;
  readonly index: number | null;
  /** The name of the field, in French; empty for a whole file. */
  readonly field: string;
  /** What is to be done there, in French. */
  readonly words: string;
  /** Below the folder of the city. */
  readonly file: string;
  /** As in an edit, or a place in the text; null for the whole file. */
  readonly at: ValuePath | { readonly line: number; readonly column: number } | null;
}
