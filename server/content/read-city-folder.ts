import { readdirSync, closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createReport, type ReportDiagnostic } from '../../engine/diagnostics/report.ts';
import { pathBeside, type SourcesBeside, TRANSLATIONS } from '../../engine/index.ts';
import {
  LICENCES_FILE,
  LOCK_FILE,
  type ScenarioSource,
  translationOf,
} from '../../engine/scenario/scenario.ts';
import { startOf, sourceText } from '../../engine/scenario/parse/source-text.ts';
import { checkMediaFiles, checkMedium } from './check-media.ts';
import { LIMITS } from '../../engine/scenario/limits.ts';

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
  const known = checkMediaFiles(
    root,
    media.filter(({ isLink }) => !isLink).map(({ name }) => name),
    report,
  );
  const translatedMedia = files.map(({ path: file }) => file).filter(isTranslatedMedium);
  for (const file of translatedMedia)
    checkMedium(basename(file), readFileSync(join(root, file)), report, file);
  return {
    slug: basename(root),
    files: texts.map(({ path: file }) => ({
      path: file,
      text: readTextFile(join(root, file), file, report),
    })),
    media: media.map(({ name }) => name),
    ...known,
    translatedMedia,
    problems,
  };
}

/** A picture or sound of a translation: the data of its maps is a text. */
export const isTranslatedMedium = (file: string): boolean => {
  const { language, path } = translationOf(file);
  return language !== 'fr' && path.startsWith(MEDIA) && !path.endsWith('.yaml');
};

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

/** Enough to detect an oversized file, whatever its encoding. */
const MOST_BYTES = 8 * LIMITS.yamlFile;

function readBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(file).size, MOST_BYTES));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(file);
  }
}

/** Reads a text file. Reports the place of bytes that are not UTF-8; removes a byte order mark. */
export function readTextFile(path: string, name: string, report: ReportDiagnostic): string {
  const bytes = readBytes(path);
  const text = bytes.toString('utf8').replace(/^\uFEFF/u, '');
  if (Buffer.compare(Buffer.from(text), withoutMark(bytes)) === 0 || bytes.length === MOST_BYTES) return text;
  const at = Math.max(0, text.indexOf('\uFFFD'));
  const place = sourceText({ path: name, text }).range(at, at + 1);
  report(
    'not-utf8',
    place,
    'Les lettres de ce fichier ne se lisent pas à partir d’ici.',
    'Enregistrez-le à nouveau en « UTF-8 », puis retapez les accents perdus.',
  );
  return text;
}

/** The translations of a file beside the cities, as far as there are any. */
export function readSourcesBeside(folder: string, name: string, report: ReportDiagnostic): SourcesBeside {
  const textOf = (path: string): string | null =>
    existsSync(join(folder, path)) ? readTextFile(join(folder, path), path, report) : null;
  return Object.fromEntries(
    TRANSLATIONS.flatMap((language) => {
      const path = pathBeside(name, language);
      const text = textOf(path);
      const lock = textOf(pathBeside(LOCK_FILE, language)) ?? '';
      return text === null ? [] : [[language, { path, text, lock }] as const];
    }),
  );
}

const MARK = Buffer.from('\uFEFF');

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, MARK.length).equals(MARK) ? bytes.subarray(MARK.length) : bytes;
