/** From one offset of a text to another. */
export type Span = readonly [start: number, end: number];

/** A city, or a file beside the cities, with one thing broken. */
export interface Mutant {
  /** The idea that broke it. */
  readonly operator: string;
  readonly file: string;
  /** Which field or passage of the file, for people. */
  readonly field: string;
  /** What kind of field it is, whatever the file and the position in a list. */
  readonly kind: string;
  /** The broken text; null where the file is taken away. */
  readonly text: string | null;
  /** Where the field stands in the broken text: a problem is told there… */
  readonly span: Span;
  /** …or beside it, at what it no longer agrees with. */
  readonly group: Span;
  /** The name that was broken: a problem told elsewhere must speak of it. */
  readonly names: readonly string[];
  /** Nothing asks for this field. */
  readonly optional: boolean;
}

/** A change of a text, and where its result must be told when that is not the change itself. */
export interface Edit {
  readonly at: Span;
  readonly text: string;
  readonly told?: Span;
  readonly names?: readonly string[];
}

export const applied = (text: string, { at: [start, end], text: inserted }: Edit): string =>
  text.slice(0, start) + inserted + text.slice(end);
