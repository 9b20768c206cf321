import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { reportFrenchInFile } from '../french.ts';
import { LOCK_FILE, type ScenarioSource, type SourceFile, translationOf } from '../scenario.ts';
import { type FileKind, type FileOf, kindOf } from '../schemas.ts';
import { validateSchema } from '../validate-schema.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import { pageNameOf, readPage, type ReadPage } from './read-page.ts';
import { startOf } from './source-text.ts';

/** A file that is valid against its schema, with the positions in its text. */
export interface Located<Kind extends FileKind> {
  readonly file: YamlFile;
  readonly value: FileOf[Kind];
}

/** Null for a file that could not be read: the diagnostics contain the reason. */
export type FileContent =
  | { readonly [Kind in FileKind]: { readonly kind: Kind; readonly located: Located<Kind> | null } }[FileKind]
  | { readonly kind: 'page'; readonly page: ReadPage | null }
  | { readonly kind: 'overlay'; readonly of: FileKind; readonly file: YamlFile }
  | { readonly kind: 'lock' }
  | { readonly kind: 'stray' };

/** A parsed file with its problems. Depends on the file's path and text only, so it can be cached. */
interface FileReading {
  readonly reading: FileContent;
  readonly diagnostics: readonly Diagnostic[];
  readonly version: string;
}

export type ReadFile = (file: SourceFile) => FileReading;

const FOLDERS = [
  'steps/…yaml',
  'messages/…mdx',
  'documents/…mdx',
  'pages/…mdx',
  'walkthroughs/…yaml',
  'media/…yaml',
  'scenario.yaml',
  'places.yaml',
  'rapport.yaml',
  'voices.yaml',
];

/** The kinds with texts that players read: a translation has the same files. */
const TRANSLATED: readonly FileKind[] = ['scenario', 'step', 'map', 'report'];

/** The kinds whose texts are read by players or staff. */
const READ_BY_PEOPLE: readonly FileKind[] = ['scenario', 'step', 'map', 'places', 'report', 'voices'];

export const readFile: ReadFile = (file) => {
  const { report, diagnostics } = createReport();
  return {
    reading: withoutDoubt(readingOf(file, report), diagnostics),
    diagnostics,
    version: versionOfFile(file),
  };
};

/**
 * With a field written twice, nobody knows which value was meant: other files are not checked against either.
 */
function withoutDoubt(reading: FileContent, diagnostics: readonly Diagnostic[]): FileContent {
  const isDoubtful = diagnostics.some(({ code }) => code === 'duplicate-key');
  return isDoubtful && 'located' in reading ? { ...reading, located: null } : reading;
}

function readingOf(file: SourceFile, report: ReportDiagnostic): FileContent {
  const { language, path } = translationOf(file.path);
  const kind = kindOf(path);
  if (kind && language === 'fr') return readYaml(file, kind, report);
  if (kind && language !== 'fr' && TRANSLATED.includes(kind)) {
    const overlay = parseYaml(file, report);
    reportFrenchInFile(overlay, report, language);
    return { kind: 'overlay', of: kind, file: overlay };
  }
  if (language !== 'fr' && path === LOCK_FILE) return { kind: 'lock' };
  const name = kind ? null : pageNameOf(path);
  if (name) return { kind: 'page', page: readPage(file, name, report, language) };
  strayFile(file, report);
  return { kind: 'stray' };
}

function readYaml(source: SourceFile, kind: FileKind, report: ReportDiagnostic): FileContent {
  const file = parseYaml(source, report);
  const value = validateSchema(file, kind, report);
  if (READ_BY_PEOPLE.includes(kind)) reportFrenchInFile(file, report);
  return { kind, located: value && { file, value } } as FileContent;
}

function strayFile({ path }: SourceFile, report: ReportDiagnostic): void {
  const example = path.endsWith('.yml') ? `Renommez-le en « ${path.replace(/yml$/u, 'yaml')} ».` : null;
  const wayOut =
    example ??
    didYouMean(
      path,
      ['scenario.yaml', 'places.yaml', 'rapport.yaml', 'voices.yaml'],
      `Rangez-le là où il est lu (${FOLDERS.join(', ')}, ou la lettre), ou retirez-le.`,
    );
  report('stray-file', startOf(path), `Rien ne lit un fichier à cet endroit (« ${path} »).`, wayOut);
}

interface CachedFile {
  readonly text: string;
  readonly read: FileReading;
}

export interface Memo {
  /** Parses only the files of the city that changed since the last call. */
  of(source: ScenarioSource): ReadFile;
}

/**
 * A cache of parsed files by city and path. Only the files of the latest compilation stay, so it cannot grow.
 */
export function createMemo(): Memo {
  const cities = new Map<string, ReadonlyMap<string, CachedFile>>();
  return {
    of({ slug }) {
      const before = cities.get(slug);
      const after = new Map<string, CachedFile>();
      cities.set(slug, after);
      return (file) => {
        const known = before?.get(file.path);
        const cached = known?.text === file.text ? known : { text: file.text, read: readFile(file) };
        after.set(file.path, cached);
        return cached.read;
      };
    },
  };
}

/** FNV-1a, 64 bits, as two halves: faster than BigInt. */
function hash(bytes: Uint8Array, [startHigh, startLow]: readonly [number, number]): [number, number] {
  let high = startHigh;
  let low = startLow;
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    // The prime is 2^40 + 0x1b3: multiply by each part, with carry.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low];
}

const OFFSET_BASIS: readonly [number, number] = [0xcbf29ce4, 0x84222325];

const hex = (half: number) => half.toString(16).padStart(8, '0');

/** The FNV-1a hash of a text, 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  const [high, low] = hash(new TextEncoder().encode(text), OFFSET_BASIS);
  return hex(high) + hex(low);
}

const versionOfFile = ({ path, text }: SourceFile): string => fnv1a(`${path}\0${text}`);

/**
 * Hash of all texts and names of media, independent of the order of the files. `texts`: the version of each
 * file.
 */
export const versionOf = (texts: readonly string[], media: readonly string[]): string =>
  fnv1a([...texts, ...media].sort().join('\0'));
