import { spawnSync } from 'node:child_process';

/** Why a part of the tests cannot run here; null when it can. In CI that is a failure, never a skip. */
export function missingCommand(command: string, debianPackage: string): string | null {
  if (spawnSync('sh', ['-c', `command -v ${command}`]).status === 0) return null;
  const reason = `${command} is not installed (apt-get install ${debianPackage})`;
  if (process.env.CI) throw new Error(reason);
  return reason;
}
