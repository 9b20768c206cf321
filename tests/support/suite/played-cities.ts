import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const PLAYS = /^\/\/ Plays ([\w, ]+)\.\n/;

/**
 * Test files that play a missing city, named in their first line. Removing a city leaves the tests of the
 * others running.
 */
export function testsOfMissingCities(): string[] {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('tests', name),
  );
  return files.filter((file) => {
    if (!file.endsWith('.test.ts')) return false;
    const [, cities] = PLAYS.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return cities?.split(', ').some((city) => !existsSync(join(root, 'scenarios', city))) ?? false;
  });
}
