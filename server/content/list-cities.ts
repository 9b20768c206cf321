import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDraft } from '../../engine/scenario/scenario.ts';

/** Every folder of a city. */
export function listCities(scenariosDir: string): string[] {
  const entries = readdirSync(scenariosDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function isDraftFolder(folder: string): boolean {
  const file = join(folder, 'scenario.yaml');
  return existsSync(file) && isDraft(readFileSync(file, 'utf8'));
}

/** The cities that are still being written: the studio alone reads them. */
export const listDrafts = (scenariosDir: string): string[] =>
  listCities(scenariosDir).filter((city) => isDraftFolder(join(scenariosDir, city)));

/** The cities that are played. */
export const listFinished = (scenariosDir: string): string[] =>
  listCities(scenariosDir).filter((city) => !isDraftFolder(join(scenariosDir, city)));
