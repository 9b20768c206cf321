import { spawnSync } from 'node:child_process';

/** The reason to skip; null when the command is installed. In CI a missing command is a failure. */
export function missingCommand(command: string, debianPackage: string): string | null {
  if (spawnSync('sh', ['-c', `command -v ${command}`]).status === 0) return null;
  const reason = `${command} is not installed (apt-get install ${debianPackage})`;
  if (process.env.CI) throw new Error(reason);
  return reason;
}
