import { execFileSync } from 'node:child_process';
import { missingCommand } from '../suite/installed.ts';
import type { RunningServer } from '../server/running-server.ts';

/** Why no disk can be full here; null when one can. */
export const fullDiskMissing = (): string | null => missingCommand('prlimit', 'util-linux');

const allow = (bytes: string, { pid }: RunningServer) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Every write of the process that makes a file longer is refused, as a full disk refuses it: at the commit. */
export const fillDisk = (server: RunningServer) => allow('0', server);
export const freeDisk = (server: RunningServer) => allow('unlimited', server);
