import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { reportFrenchInFile } from '../french.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import { pageNameOf, readPage, type ReadPage } from './read-page.ts';
import type { SourceFile } from '../scenario.ts';
import { type FileKind, type FileOf, kindOf } from '../schemas.ts';
import { startOf } from './source-text.ts';
import { validateSchema } from '../validate-schema.ts';
import { versionOfFile } from '../version.ts';

/** A file that is valid against its schema, with the positions in its text. */
export interface Located<Kind extends FileKind> {
  readonly file: YamlFile;
  readonly value: FileOf[Kind];
}

/** Null for a file that could not be read: the diagnostics contain the reason. */
export type FileContent =
  | { readonly [Kind in FileKind]: { readonly kind: Kind; readonly located: Located<Kind> | null } }[FileKind]
  | { readonly kind: 'page'; readonly page: ReadPage | null }
  | { readonly kind: 'stray' };

/** A parsed file with its problems. Depends on the file's path and text only, so it can be cached. */
export interface FileReading {
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
  const kind = kindOf(file.path);
  if (kind) return readYaml(file, kind, report);
  const name = pageNameOf(file.path);
  if (name) return { kind: 'page', page: readPage(file, name, report) };
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
