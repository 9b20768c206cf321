/** The removal of one protection: the tests that docs/security.md names for it must fail. */
export interface Mutant {
  /** The first cell of the row in docs/security.md. */
  readonly row: string;
  /** The file's path from the root, a text that occurs in it once, and its replacement. */
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** Each of these must fail. */
  readonly tests: readonly string[];
  /** Whether the tests use the built site. */
  readonly build?: true;
}

/** Returns the mutated text; throws unless the text to replace occurs exactly once. */
export function mutate(whole: string, { row, file, text, replacement }: Pick<Mutant, 'row' | 'file' | 'text' | 'replacement'>): string {
  const [before, after, ...more] = whole.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${row}: ${file} holds ${JSON.stringify(text)} ${more.length + (after === undefined ? 0 : 1)} times`);
  return before + replacement + after;
}
