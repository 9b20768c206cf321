import { spawnSync } from 'node:child_process';
import type { ScenarioSource } from '../../engine/index.ts';
import { isOnlyForWriters, isTranslatedMedium } from './read-city-folder.ts';

/** The cities cannot be read at the reference; the message is French. */
export class EditionUnavailable extends Error {}

/** The folder of the cities at one commit. */
export interface GitEdition {
  /** Abbreviated hash. */
  readonly commit: string;
  readonly cities: readonly string[];
  /** Null when the city did not exist. */
  read(city: string): ScenarioSource | null;
}

/** Opens a folder at a git reference: a branch, a tag, a commit, main~3. */
export function openEdition(scenarios: string, reference: string): GitEdition {
  if (git(scenarios, ['rev-parse', '--git-dir']) === null)
    throw new EditionUnavailable(`Le dossier ${scenarios} n’est dans aucun dépôt git.`);
  const commit = git(scenarios, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--short',
    '--end-of-options',
    `${reference}^{commit}`,
  ])
    ?.toString()
    .trim();
  if (commit === undefined)
    throw new EditionUnavailable(
      `git ne connaît pas la référence « ${reference} » : donnez une branche, une étiquette ou un commit.`,
    );
  const paths = (git(scenarios, ['ls-tree', '-r', '-z', '--name-only', commit]) ?? '')
    .toString()
    .split('\0')
    .filter(isCityFile);
  const cities = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].filter((city) =>
    paths.includes(`${city}/scenario.yaml`),
  );
  return {
    commit,
    cities,
    read: (city) => (cities.includes(city) ? readCity(scenarios, commit, city, paths) : null),
  };
}

/** Excludes hidden files and files beside the cities, as for the folder on disk. */
const isCityFile = (path: string): boolean =>
  path.includes('/') &&
  !path.split('/').some((part) => part.startsWith('.')) &&
  !isOnlyForWriters(path.split('/')[1] ?? '');

function readCity(scenarios: string, commit: string, city: string, paths: readonly string[]): ScenarioSource {
  const own = paths.filter((path) => path.startsWith(`${city}/`));
  const texts = own.filter((path) => /\.(yaml|mdx)$/u.test(path));
  const contents = readBlobs(
    scenarios,
    texts.map((path) => `${commit}:./${path}`),
  );
  const inCity = (path: string): string => path.slice(city.length + 1);
  return {
    slug: city,
    files: texts.map((path, index) => ({ path: inCity(path), text: contents[index] ?? '' })),
    media: own
      .map(inCity)
      .flatMap((path) => (path.startsWith('media/') ? [path.slice('media/'.length)] : [])),
    translatedMedia: own.map(inCity).filter(isTranslatedMedium),
  };
}

/** Reads all texts with one process. Output: « <name> blob <size>\n<bytes>\n » for each. */
function readBlobs(scenarios: string, names: readonly string[]): string[] {
  const output = git(scenarios, ['cat-file', '--batch'], `${names.join('\n')}\n`) ?? Buffer.alloc(0);
  let at = 0;
  return names.map(() => {
    const line = output.indexOf('\n', at);
    const size = Number(output.toString('utf8', at, line).split(' ').at(-1));
    const text = output.toString('utf8', line + 1, line + 1 + size);
    at = line + 1 + size + 1;
    return text;
  });
}

const MAX_BYTES = 256 * 1024 * 1024;

/** Standard output of git; null when it fails. */
function git(folder: string, args: readonly string[], input?: string): Buffer | null {
  const { status, stdout, error } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: MAX_BYTES,
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new EditionUnavailable('La commande git n’est pas installée.');
  return status === 0 ? stdout : null;
}
