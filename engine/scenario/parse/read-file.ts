import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createReport, type ReportDiagnostic } from '../../diagnostics/report.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { reportProse } from '../french.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import { pageNameOf, readPage, type ReadPage } from './read-page.ts';
import type { SourceFile } from '../scenario.ts';
import { type FileKind, type FileOf, kindOf } from '../schemas.ts';
import { startOf } from './source-text.ts';
import { validateSchema } from '../validate-schema.ts';

/** A file that follows its schema, and where everything in it is typed. */
export interface Located<Kind extends FileKind> {
  readonly file: YamlFile;
  readonly value: FileOf[Kind];
}

/** A file read alone. What could not be read is null: the diagnostics then say why. */
export type FileContent =
  | { readonly [Kind in FileKind]: { readonly kind: Kind; readonly located: Located<Kind> | null } }[FileKind]
  | { readonly kind: 'page'; readonly page: ReadPage | null }
  | { readonly kind: 'stray' };

/** A reading with its own problems: it depends on the file's path and text, and on nothing else. */
export interface FileReading {
  readonly reading: FileContent;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one file of a city, wherever it lies. */
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
];

/** The kinds whose texts are read by players, or by whoever goes to the places. */
const PRINTED: readonly FileKind[] = ['scenario', 'step', 'map', 'places'];

export const readFile: ReadFile = (file) => {
  const { report, diagnostics } = createReport();
  return { reading: readingOf(file, report), diagnostics };
};

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
  if (PRINTED.includes(kind)) reportProse(file, report);
  return { kind, located: value && { file, value } } as FileContent;
}

function strayFile({ path }: SourceFile, report: ReportDiagnostic): void {
  const example = path.endsWith('.yml') ? `Renommez-le en « ${path.replace(/yml$/u, 'yaml')} ».` : null;
  const wayOut =
    example ??
    didYouMean(path, ['scenario.yaml', 'places.yaml'], `Rangez-le là où il est lu (${FOLDERS.join(', ')}, ou la lettre), ou retirez-le.`);
  report('stray-file', startOf(path), `Rien ne lit un fichier à cet endroit (« ${path} »).`, wayOut);
}
