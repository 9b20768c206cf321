import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../../programs/run.ts';

/** A newer build: the same site with a new hash in every asset name and no former asset left. */
export interface NextBuild {
  /** Arguments for Node. */
  readonly command: readonly string[];
  remove(): void;
}

const HASHED = /^(?:.+-)?([\w-]{7}|[0-9a-f]{16})\.\w+$/;
const TEXT = /\.(js|css|html|json)$/;
/** A file name or a revision in a text. */
const WORD = /[\w.-]+/g;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** A different hash of the same length. */
const otherName = (name: string, hash: string): string => name.replace(hash, [...hash].reverse().join(''));

function newNames(web: string): ReadonlyMap<string, string> {
  const names = ['assets', 'pages'].flatMap((folder) => readdirSync(join(web, folder)));
  return new Map(
    names.flatMap((name) =>
      HASHED.exec(name)?.[1] ? [[name, otherName(name, HASHED.exec(name)?.[1] ?? '')]] : [],
    ),
  );
}

/** The service worker identifies the document by its revision. */
const revisionIn = (worker: string): string => /revision:[`"']([0-9a-f]{16})[`"']/.exec(worker)?.[1] ?? '';

function rename(web: string): void {
  const revision = revisionIn(readFileSync(join(web, 'sw.js'), 'utf8'));
  const names = new Map([...newNames(web), [revision, otherName(revision, revision)]]);
  for (const file of filesBelow(web)) {
    if (TEXT.test(file))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(WORD, (word) => names.get(word) ?? word),
      );
    renameSync(file, join(dirname(file), names.get(basename(file)) ?? basename(file)));
  }
}

export function nextBuild(): NextBuild {
  const folder = mkdtempSync(join(tmpdir(), 'suivante-'));
  mkdirSync(join(folder, 'dist'));
  for (const name of ['dist/server', 'dist/web', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  rename(join(folder, 'dist/web'));
  return {
    command: [join(folder, 'dist/server/main.js')],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
