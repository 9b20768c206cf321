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

/** Returns the mutated text; throws unless the text to replace occurs exactly once. A space stands for any white space. */
export function mutate(
  whole: string,
  { row, file, text, replacement }: Pick<Mutant, 'row' | 'file' | 'text' | 'replacement'>,
): string {
  const pattern = new RegExp(
    text.replaceAll(/[^\w\s]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
    'g',
  );
  const found = [...whole.matchAll(pattern)].length;
  if (found !== 1) throw new Error(`${row}: ${file} holds ${JSON.stringify(text)} ${found} times`);
  return whole.replace(pattern, () => replacement);
}
