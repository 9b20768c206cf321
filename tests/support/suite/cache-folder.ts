import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs/run.ts';

/** A cache between runs, deleted with node_modules. */
export function cacheFolder(): string {
  const folder = join(root, 'node_modules/.cache/poste-restante');
  mkdirSync(folder, { recursive: true });
  return folder;
}
