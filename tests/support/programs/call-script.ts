import { vi } from 'vitest';
import type { Finished } from './run.ts';

type Main<Result> = (argv: readonly string[]) => Result;

/** Output and exit code of this process are recorded until `end`. */
function record(): { end(): Finished } {
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text)))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text)))),
    vi.spyOn(console, 'log').mockImplementation((...words) => void (stdout += `${words.join(' ')}\n`)),
  ];
  const previous = process.exitCode;
  process.exitCode = 0;
  return {
    end() {
      const code = Number(process.exitCode);
      process.exitCode = previous;
      for (const spy of spies) spy.mockRestore();
      return { code, stdout, stderr };
    },
  };
}

const argvOf = (args: readonly string[]): readonly string[] => [process.execPath, 'script', ...args];

/**
 * Calls a script's main function in this process: a new process would load the whole engine first, for two
 * seconds.
 */
export function callScript(main: Main<void>, args: readonly string[]): Finished {
  const { end } = record();
  let finished: Finished | undefined;
  try {
    main(argvOf(args));
  } finally {
    finished = end();
  }
  return finished;
}

/** The same for an asynchronous main function. */
export async function callAsyncScript(main: Main<Promise<void>>, args: readonly string[]): Promise<Finished> {
  const { end } = record();
  let finished: Finished | undefined;
  try {
    await main(argvOf(args));
  } finally {
    finished = end();
  }
  return finished;
}
