/** A test, or a file without tests, that failed. */
export interface Failure {
  /** From the root of the project. */
  readonly file: string;
  /** Its groups and its own title; empty for a file that failed before its tests. */
  readonly name: string;
  readonly message: string;
  /** Where the error was thrown, if the stack tells a line of the file. */
  readonly line?: number;
  /** A folder with screenshots and texts of the pages that were open. */
  readonly trace?: string;
}

/** For each failure what to look at: its place, its title, the first line of its message, and its trace. */
export function failureLines(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ file, name, message, line, trace }) => [
    `FAILED ${line === undefined ? file : `${file}:${line}`}${name === '' ? '' : `  ${name}`}`,
    `       ${message.trim().split('\n')[0] ?? ''}`,
    ...(trace === undefined ? [] : [`       trace: ${trace}`]),
  ]);
}
