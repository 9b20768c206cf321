import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs/run.ts';

/** What a run may leave for the next one: it is gone with node_modules, and a fresh clone has none. */
export function cacheFolder(): string {
  const folder = join(root, 'node_modules/.cache/poste-restante');
  mkdirSync(folder, { recursive: true });
  return folder;
}
