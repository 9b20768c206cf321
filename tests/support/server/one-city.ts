import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cityNames, scenariosDir } from '../cities/cities.ts';
import { root } from '../programs/run.ts';

/** Where and how `startServer` starts the built server. */
export interface ServerFolder {
  readonly cwd: string;
  readonly command: readonly string[];
}

let shared: ServerFolder | undefined;

/**
 * The built server with one city only, in a folder of its own: reading the other cities takes half of its
 * start.
 */
export function folderWithOneCity(city = cityNames[0] ?? ''): ServerFolder {
  const cwd = mkdtempSync(join(tmpdir(), 'poste-restante-city-'));
  for (const name of [city, 'site.yaml', 'promotions.yaml'])
    if (existsSync(join(scenariosDir, name)))
      cpSync(join(scenariosDir, name), join(cwd, 'scenarios', name), { recursive: true });
  return { cwd, command: [join(root, 'dist/server/main.js')] };
}

/** The same for tests that change nothing in the folder: one for all files of a worker. */
export function oneCity(): ServerFolder {
  if (shared) return shared;
  const made = folderWithOneCity();
  process.once('exit', () => rmSync(made.cwd, { recursive: true, force: true }));
  // Vitest ends its workers by this signal, and a process that a signal ends has no `exit` event.
  process.once('SIGTERM', () => process.exit(143));
  return (shared = made);
}
