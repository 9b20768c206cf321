import { vi } from 'vitest';
import type { Finished } from './run.ts';

/** Calls a script's main function in this process: a new process would load the whole engine first. */
export function callScript(main: (argv: readonly string[]) => void, args: readonly string[]): Finished {
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text)))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text)))),
    vi.spyOn(console, 'log').mockImplementation((...words) => void (stdout += `${words.join(' ')}\n`)),
  ];
  const previous = process.exitCode;
  process.exitCode = 0;
  try {
    main([process.execPath, 'script', ...args]);
    return { code: Number(process.exitCode), stdout, stderr };
  } finally {
    process.exitCode = previous;
    for (const spy of spies) spy.mockRestore();
  }
}
