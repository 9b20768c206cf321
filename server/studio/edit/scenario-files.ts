import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATIONS } from '../../../engine/words/language.ts';

/** A text file of a city as it is on the disk. */
export interface FileOnDisk {
  readonly path: string;
  readonly text: string;
  /** Whether the file begins with a byte order mark, which is not in `text`. */
  readonly hasMark: boolean;
}

const MARK = '\uFEFF';

/** A folder or file name that the game reads: not hidden, without a separator of any system. */
const NAME = /^[\w][\w.-]*$/u;

const MEDIUM = /^[^/]+\/media\/[a-z0-9][a-z0-9_-]*\.(?:svg|png|jpe?g|gif|webp|avif|ogg|mp3)$/u;

/** Whether a path is that of a picture or sound, whose bytes stand for its text. */
export const isMediumFile = (file: string): boolean => MEDIUM.test(file);

const isMissing = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) === undefined;
const isLinkOrMissing = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== false;

/**
 * The path of a text, picture or sound of a city, as « <ville>/steps/01-gare.yaml » names it; null for any
 * other path, for one that leads out of the folder, and where a part of it is a link. `mayBeNew`: the file
 * may be missing, with its folder in the city.
 */
export function cityFilePath(scenariosDir: string, file: string, { mayBeNew = false } = {}): string | null {
  const parts = file.split('/');
  // A translation has the folders of the city below its own.
  const most = TRANSLATIONS.some((language) => language === parts[1]) ? 4 : 3;
  if (parts.length < 2 || parts.length > most || !parts.every((part) => NAME.test(part))) return null;
  if (!/\.(yaml|mdx)$/u.test(file) && !isMediumFile(file)) return null;
  const paths = parts.map((_part, index) => join(scenariosDir, ...parts.slice(0, index + 1)));
  const [path = '', city = ''] = [paths.at(-1), paths[0]];
  const isClosed = (folder: string): boolean => isLinkOrMissing(folder) && !(mayBeNew && isMissing(folder));
  if (isLinkOrMissing(city) || paths.slice(1, -1).some(isClosed)) return null;
  const found = lstatSync(path, { throwIfNoEntry: false });
  return (found?.isFile() ?? mayBeNew) ? path : null;
}

/** Null when it is not UTF-8: writing it back would lose letters. */
export function readFileOnDisk(path: string): FileOnDisk | null {
  const bytes = readFileSync(path);
  const whole = bytes.toString('utf8');
  if (Buffer.compare(Buffer.from(whole), bytes) !== 0) return null;
  const hasMark = whole.startsWith(MARK);
  return { path, hasMark, text: hasMark ? whole.slice(MARK.length) : whole };
}

/** The bytes of a text, with the mark that its file has. */
export const bytesOf = ({ text, hasMark }: Omit<FileOnDisk, 'path'>): string =>
  hasMark ? MARK + text : text;

/** Identifies what a writer has seen of a file. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');
