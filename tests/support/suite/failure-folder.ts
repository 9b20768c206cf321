import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs/run.ts';

const folder = join(root, 'test-results');

/** The folder for screenshots and traces of failed tests; emptied at the start of a run. */
export function failureFolder(): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const emptyFailureFolder = (): void => rmSync(folder, { recursive: true, force: true });
