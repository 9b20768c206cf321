import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createReport, type ReportDiagnostic } from '../../engine/diagnostics/report.ts';
import { LICENCES_FILE, type ScenarioSource } from '../../engine/scenario/scenario.ts';
import { startOf } from '../../engine/scenario/parse/source-text.ts';
import { checkMediaFiles } from './check-media.ts';
import { readTextFile } from './read-text.ts';

const MEDIA = 'media/';

export const NOTES_FILE = 'notes.yaml';

/**
 * Files of a city’s folder that are not of the game: notes beside passages, and who made the pictures and
 * sounds.
 */
export const isOnlyForWriters = (path: string): boolean => path === NOTES_FILE || path === LICENCES_FILE;

/**
 * Reads a city's folder for `compileCity`: texts (also YAML data of media/), media names, and problems of the
 * files themselves. Throws when there is no such folder.
 */
export function readCityFolder(path: string): ScenarioSource {
  const root = resolve(path);
  const { report, diagnostics: problems } = createReport();
  const files = listFiles(root, report);
  const texts = files.filter(
    ({ path: file, isLink }) => /\.(ya?ml|mdx)$/u.test(file) && !isOnlyForWriters(file) && !isLink,
  );
  const media = files
    .filter(({ path: file }) => file.startsWith(MEDIA))
    .map(({ path: file, isLink }) => ({ name: file.slice(MEDIA.length), isLink }));
  const soundSeconds = checkMediaFiles(
    root,
    media.filter(({ isLink }) => !isLink).map(({ name }) => name),
    report,
  );
  return {
    slug: basename(root),
    files: texts.map(({ path: file }) => ({
      path: file,
      text: readTextFile(join(root, file), file, report),
    })),
    media: media.map(({ name }) => name),
    soundSeconds,
    problems,
  };
}

interface Listed {
  readonly path: string;
  readonly isLink: boolean;
}

/** Files below `root` with `/` as separator, sorted for reproducible results, without hidden files. */
function listFiles(root: string, report: ReportDiagnostic, below = ''): Listed[] {
  const entries = readdirSync(join(root, below), { withFileTypes: true }).filter(
    (entry) => !entry.name.startsWith('.'),
  );
  return entries
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      const isLink = entry.isSymbolicLink();
      if (isLink) reportLink(path, report);
      else checkName(path, entry.name, report);
      if (entry.isDirectory()) return listFiles(root, report, path);
      return entry.isFile() || isLink ? [{ path, isLink }] : [];
    })
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

function reportLink(path: string, report: ReportDiagnostic): void {
  report(
    'symbolic-link',
    startOf(path),
    `« ${path} » est un raccourci vers un autre fichier.`,
    'Remplacez-le par une copie du fichier.',
  );
}

function checkName(path: string, name: string, report: ReportDiagnostic): void {
  if (/^[\w][\w.-]*$/u.test(name)) return;
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/gu, '-')
    .replace(/^[-.]+/u, '');
  report(
    'file-name',
    startOf(path),
    `Le nom « ${name} » contient une espace, un accent ou un signe.`,
    `Renommez-le en « ${plain || 'fichier'} », ici et là où il est nommé.`,
  );
}
