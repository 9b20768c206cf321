import { vi } from 'vitest';
import type { Finished } from './run.ts';

/** Calls what a script does with its command line, in this process: one that is started anew reads the whole engine first. */
export function callScript(main: (argv: readonly string[]) => void, args: readonly string[]): Finished {
  let [stdout, stderr] = ['', ''];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((stdout += String(text)))),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((stderr += String(text)))),
    vi.spyOn(console, 'log').mockImplementation((...words) => void (stdout += `${words.join(' ')}\n`)),
  ];
  const ours = process.exitCode;
  process.exitCode = 0;
  try {
    main([process.execPath, 'script', ...args]);
    return { code: Number(process.exitCode), stdout, stderr };
  } finally {
    process.exitCode = ours;
    for (const spy of spies) spy.mockRestore();
  }
}
