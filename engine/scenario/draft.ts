import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { ReadPage } from './parse/read-page.ts';
import { type FileContent, type Located, type ReadFile, readFile, versionOf } from './parse/read-file.ts';
import { type ScenarioSource, type SourceFile, translationOf } from './scenario.ts';
import type { FileKind } from './schemas.ts';
import { startOf } from './parse/source-text.ts';

export type { Located } from './parse/read-file.ts';

/** The parsed files of a city's folder, and the names of those that could not be parsed. */
export interface Draft {
  readonly source: ScenarioSource;
  readonly scenario: Located<'scenario'> | null;
  readonly steps: readonly Located<'step'>[];
  readonly places: readonly Located<'places'>[];
  readonly walkthroughs: readonly Located<'walkthrough'>[];
  readonly maps: readonly Located<'map'>[];
  readonly report: Located<'report'> | null;
  readonly voices: Located<'voices'> | null;
  readonly pages: readonly ReadPage[];
  /** All page files, including damaged ones. */
  readonly pagePaths: ReadonlySet<string>;
  /** Names of steps whose file is damaged, so that references to them are not reported. */
  readonly damagedSteps: readonly string[];
  /** Whether the name of a damaged step cannot be read: other files may refer to it. */
  readonly hasNamelessStep: boolean;
  /** Kinds with a damaged file: checks that need all files of the kind are skipped. */
  readonly damaged: ReadonlySet<FileKind | 'page'>;
  /** Problems of single files. */
  readonly diagnostics: readonly Diagnostic[];
  readonly version: string;
}

interface ReadSource {
  readonly file: SourceFile;
  readonly reading: FileContent;
}

const SCENARIO = 'scenario.yaml';

/** The name of a step, found without parsing its damaged file. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^name: *["']?([A-Z][A-Z0-9_]*)["']?[ \t\r]*(?:#.*)?$/gmu)].map(([, name]) => name ?? '');

function locatedOf<Kind extends FileKind>(files: readonly ReadSource[], kind: Kind): Located<Kind>[] {
  return files.flatMap(({ reading }) =>
    reading.kind === kind && 'located' in reading && reading.located
      ? [reading.located as Located<Kind>]
      : [],
  );
}

const isDamaged = ({ reading }: ReadSource): boolean =>
  ('located' in reading && reading.located === null) || ('page' in reading && reading.page === null);

function missingScenario({ slug, files }: ScenarioSource): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  if (!files.some(({ path }) => path === SCENARIO)) {
    const message = `La ville « ${slug} » n’a pas de fichier ${SCENARIO}.`;
    report('missing-scenario', startOf(SCENARIO), message, 'Créez-le : il dit où l’histoire commence.');
  }
  return diagnostics;
}

/** Parses every file of a city but its translations, and collects the problems of each. */
export function readScenarioDraft(whole: ScenarioSource, read: ReadFile = readFile): Draft {
  const isFrench = ({ path }: SourceFile): boolean => translationOf(path).language === 'fr';
  const source = { ...whole, files: whole.files.filter(isFrench) };
  const readings = source.files.map((file) => ({ file, ...read(file) }));
  const pages = readings.filter(({ reading }) => reading.kind === 'page');
  const damaged = readings.filter(isDamaged);
  const damagedSteps = damaged
    .filter(({ reading }) => reading.kind === 'step')
    .map(({ file }) => namesIn(file.text));
  return {
    source,
    scenario: locatedOf(readings, 'scenario')[0] ?? null,
    steps: locatedOf(readings, 'step'),
    places: locatedOf(readings, 'places'),
    walkthroughs: locatedOf(readings, 'walkthrough'),
    maps: locatedOf(readings, 'map'),
    report: locatedOf(readings, 'report')[0] ?? null,
    voices: locatedOf(readings, 'voices')[0] ?? null,
    pages: pages.flatMap(({ reading }) => ('page' in reading && reading.page ? [reading.page] : [])),
    pagePaths: new Set(pages.map(({ file }) => file.path)),
    damagedSteps: damagedSteps.flat(),
    hasNamelessStep: damagedSteps.some((names) => names.length === 0),
    damaged: new Set(damaged.map(({ reading }) => reading.kind as FileKind | 'page')),
    diagnostics: [...readings.flatMap(({ diagnostics }) => diagnostics), ...missingScenario(source)],
    version: versionOf(
      readings.map(({ version }) => version),
      source.media,
    ),
  };
}
