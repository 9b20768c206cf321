import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs/run.ts';

const folder = join(root, 'test-results');

/** Where a test that fails leaves its screenshots and traces. A run begins by emptying it. */
export function failureFolder(): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const emptyFailureFolder = (): void => rmSync(folder, { recursive: true, force: true });

/** How many files and folders lie directly in it. */
export const failuresLeft = (): number => (existsSync(folder) ? readdirSync(folder).length : 0);
