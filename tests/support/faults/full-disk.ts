import { execFileSync } from 'node:child_process';
import { missingCommand } from '../suite/installed.ts';
import type { RunningServer } from '../server/running-server.ts';

/** The reason why a full disk cannot be simulated here; null when it can. */
export const fullDiskMissing = (): string | null => missingCommand('prlimit', 'util-linux');

const limitFileSize = (bytes: string, { pid }: RunningServer) =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Refuses every write of the process that extends a file, like a full disk: the commit fails. */
export const fillDisk = (server: RunningServer) => limitFileSize('0', server);
export const freeDisk = (server: RunningServer) => limitFileSize('unlimited', server);
