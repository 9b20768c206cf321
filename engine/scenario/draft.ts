import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { ReadPage } from './parse/read-page.ts';
import { type Located, type ReadFile, readFile, type FileContent } from './parse/read-file.ts';
import type { ScenarioSource, SourceFile } from './scenario.ts';
import type { FileKind } from './schemas.ts';
import { startOf } from './parse/source-text.ts';

export type { Located } from './parse/read-file.ts';

/** A city's folder as far as it could be read: sound files with their content, damaged ones by name. */
export interface Draft {
  readonly source: ScenarioSource;
  readonly scenario: Located<'scenario'> | null;
  readonly steps: readonly Located<'step'>[];
  readonly places: readonly Located<'places'>[];
  readonly walkthroughs: readonly Located<'walkthrough'>[];
  readonly maps: readonly Located<'map'>[];
  readonly pages: readonly ReadPage[];
  /** Every page file, the unreadable ones too. */
  readonly pagePaths: ReadonlySet<string>;
  /** Names of steps whose file is damaged: known, so that naming them is no second problem. */
  readonly damagedSteps: readonly string[];
  /** Kinds of which some file is damaged: what depends on having read all of them is not checked. */
  readonly damaged: ReadonlySet<FileKind | 'page'>;
  /** What is wrong in each file, taken alone. */
  readonly diagnostics: readonly Diagnostic[];
}

interface ReadOnce {
  readonly file: SourceFile;
  readonly reading: FileContent;
}

const SCENARIO = 'scenario.yaml';

/** The name of a step whose file cannot be read: enough to know it by. */
const namesIn = (text: string): string[] => [...text.matchAll(/^name: *["']?(\w+)/gmu)].map(([, name]) => name ?? '');

function locatedOf<Kind extends FileKind>(files: readonly ReadOnce[], kind: Kind): Located<Kind>[] {
  return files.flatMap(({ reading }) =>
    reading.kind === kind && 'located' in reading && reading.located ? [reading.located as Located<Kind>] : [],
  );
}

const isDamaged = ({ reading }: ReadOnce): boolean =>
  ('located' in reading && reading.located === null) || ('page' in reading && reading.page === null);

function missingScenario({ slug, files }: ScenarioSource): readonly Diagnostic[] {
  const { report, diagnostics } = createReport();
  if (!files.some(({ path }) => path === SCENARIO)) {
    const message = `La ville « ${slug} » n’a pas de fichier ${SCENARIO}.`;
    report('missing-scenario', startOf(SCENARIO), message, 'Créez-le : il dit où l’histoire commence.');
  }
  return diagnostics;
}

/** Reads every file of a city and gathers what is wrong in each of them, taken alone. */
export function readScenarioDraft(source: ScenarioSource, read: ReadFile = readFile): Draft {
  const readings = source.files.map((file) => ({ file, ...read(file) }));
  const pages = readings.filter(({ reading }) => reading.kind === 'page');
  const damaged = readings.filter(isDamaged);
  return {
    source,
    scenario: locatedOf(readings, 'scenario')[0] ?? null,
    steps: locatedOf(readings, 'step'),
    places: locatedOf(readings, 'places'),
    walkthroughs: locatedOf(readings, 'walkthrough'),
    maps: locatedOf(readings, 'map'),
    pages: pages.flatMap(({ reading }) => ('page' in reading && reading.page ? [reading.page] : [])),
    pagePaths: new Set(pages.map(({ file }) => file.path)),
    damagedSteps: damaged.filter(({ reading }) => reading.kind === 'step').flatMap(({ file }) => namesIn(file.text)),
    damaged: new Set(damaged.map(({ reading }) => reading.kind as FileKind | 'page')),
    diagnostics: [...readings.flatMap(({ diagnostics }) => diagnostics), ...missingScenario(source)],
  };
}
