import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Compiler, ScenarioSource, StagedCompilation, StagedCompiler } from '../../engine/index.ts';
import { listCities } from '../content/list-cities.ts';
import { type LoadedCity, loadCity } from '../content/load-content.ts';
import { createHash } from 'node:crypto';

/**
 * Loads a city only when its files or its compiled pages changed, and parses only changed files. Calls
 * `onRead` for each loaded city.
 */
export function createIncrementalLoader(
  compile: Compiler,
  onRead: (folder: string, loaded: LoadedCity) => void,
): typeof loadCity {
  const known = new Map<string, { readonly signature: string; readonly loaded: LoadedCity }>();
  return (folder, pages) => {
    // A page may be written after the pages were listed and before the files are: it is then listed at the
    // next read.
    const signature = [
      signatureOf(folder),
      ...[...pages.keys()].filter((page) => page.startsWith(`${basename(folder)}/`)),
    ].join('\n');
    const before = known.get(folder);
    if (before?.signature === signature) return before.loaded;
    const loaded = loadCity(folder, pages, compile);
    known.set(folder, { signature, loaded });
    onRead(folder, loaded);
    return loaded;
  };
}

/** A signature for the folder of each city, by path, and for the files beside them. */
export function signaturesOf(scenariosDir: string): ReadonlyMap<string, string> {
  const beside = readdirSync(scenariosDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  const folders = listCities(scenariosDir).map((slug) => join(scenariosDir, slug));
  return new Map([
    [scenariosDir, beside.map(({ name }) => describeFile(join(scenariosDir, name))).join('\n')],
    ...folders.map((folder): [string, string] => [folder, signatureOf(folder)]),
  ]);
}

/** Changes when a file below a folder is written, added or removed, and when a folder comes or goes. */
function signatureOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? describeFile(path) : path;
    })
    .join('\n');
}

function describeFile(path: string): string {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 };
  return `${path} ${mtimeMs} ${size}`;
}

/** The text on the disk, the one that a form tries, and the one that is written. */
const KEPT_PER_CITY = 4;

function fingerprint({ files, media, soundSeconds, written, problems }: ScenarioSource): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash
    .update(JSON.stringify([media, [...(soundSeconds ?? [])], [...(written ?? [])], problems ?? []]))
    .digest('hex');
}

/**
 * Returns the same compilation for the same texts. A text that a form changes is compiled when it is tried,
 * before it is written, and when it is read from the disk: the second and third time cost nothing.
 */
export function keepCompilations(compile: StagedCompiler): StagedCompiler {
  const kept = new Map<string, ReadonlyMap<string, StagedCompilation>>();
  return (source) => {
    const key = fingerprint(source);
    const known = kept.get(source.slug) ?? new Map<string, StagedCompilation>();
    const compilation = known.get(key) ?? compile(source);
    const others = [...known].filter(([name]) => name !== key).slice(1 - KEPT_PER_CITY);
    kept.set(source.slug, new Map([...others, [key, compilation]]));
    return compilation;
  };
}
