import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const PLAYS = /^\/\/ Plays ([\w, ]+)\.\n/;

/**
 * The test files that play a city which is not there: they name theirs in their first line. A city that was taken away, or
 * not yet written, leaves the others to be tested.
 */
export function testsOfMissingCities(): string[] {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).map((name) => join('tests', name));
  return files.filter((file) => {
    if (!file.endsWith('.test.ts')) return false;
    const [, cities] = PLAYS.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return cities?.split(', ').some((city) => !existsSync(join(root, 'scenarios', city))) ?? false;
  });
}
