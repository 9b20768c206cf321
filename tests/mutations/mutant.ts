/** A range of offsets in a text. */
export type Span = readonly [start: number, end: number];

/** A city, or a file beside the cities, with one mutation. */
export interface Mutant {
  /** The name of its operator. */
  readonly operator: string;
  readonly file: string;
  /** The mutated field or passage, for the output. */
  readonly field: string;
  /** The kind of field, independent of the file and the position in a list. */
  readonly kind: string;
  /** The mutated text; null if the file is deleted. */
  readonly text: string | null;
  /** The range where a problem is expected… */
  readonly span: Span;
  /** …or another range that the mutation contradicts. */
  readonly group: Span;
  /** The mutated name: a problem reported elsewhere must mention it. */
  readonly names: readonly string[];
  /** Whether the field is optional. */
  readonly optional: boolean;
}

/** A change of a text, and the range where its problem is expected if not at the change itself. */
export interface Edit {
  readonly at: Span;
  readonly text: string;
  readonly told?: Span;
  readonly names?: readonly string[];
}

export const applied = (text: string, { at: [start, end], text: inserted }: Edit): string =>
  text.slice(0, start) + inserted + text.slice(end);
