import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';

/** The path of a script for a thread or process of its own: the source in `folder`, or what was built of it. */
export function ownScript(folder: string, source: string): string {
  const built = `${parse(source).name}.js`;
  const places = [source, built, join('..', built)].map((place) => join(folder, place));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${built} was not built`);
  return found;
}
