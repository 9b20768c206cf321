/** One protection taken away: the tests that docs/security.md names for it must fail then. */
export interface Mutant {
  /** The first cell of the row in docs/security.md. */
  readonly row: string;
  /** The file from the root, the text that stands in it once, and what stands there instead. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** Each of them must fail. */
  readonly tests: readonly string[];
  /** Whether the tests look at the built site. */
  readonly build?: true;
}

/** The broken text; throws unless what is to be replaced stands there exactly once. */
export function mutate(whole: string, { row, file, text, replacement }: Pick<Mutant, 'row' | 'file' | 'text' | 'replacement'>): string {
  const [before, after, ...more] = whole.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${row}: ${file} holds ${JSON.stringify(text)} ${more.length + (after === undefined ? 0 : 1)} times`);
  return before + replacement + after;
}
