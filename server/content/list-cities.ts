import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDraft } from '../../engine/scenario/scenario.ts';

/** A city whose files were removed leaves its folders. */
const hasFiles = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some(
    (entry) => !entry.name.startsWith('.') && (!entry.isDirectory() || hasFiles(join(folder, entry.name))),
  );

/** Every folder of a city. */
export function listCities(scenariosDir: string): string[] {
  const entries = readdirSync(scenariosDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => hasFiles(join(scenariosDir, name)))
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
