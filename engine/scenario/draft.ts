import type { Report } from '../diagnostics/report.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { reportProse } from './french.ts';
import { parseYaml, type YamlFile } from './parse-yaml.ts';
import { pageNameOf, readPage, type ReadPage } from './read-page.ts';
import type { ScenarioSource, SourceFile } from './scenario.ts';
import { type CityFileKind, type FileOf, kindOf } from './schemas.ts';
import { startOf } from './source-text.ts';
import { validateSchema } from './validate-schema.ts';

/** A file that follows its schema, and where everything in it is typed. */
export interface Located<Kind extends CityFileKind> {
  readonly file: YamlFile;
  readonly value: FileOf[Kind];
}

/** A city's folder as far as it could be read: sound files with their content, damaged ones by name. */
export interface Draft {
  readonly source: ScenarioSource;
  readonly scenario: Located<'scenario'> | null;
  readonly steps: readonly Located<'step'>[];
  readonly places: readonly Located<'places'>[];
  readonly walkthroughs: readonly Located<'walkthrough'>[];
  readonly pages: readonly ReadPage[];
  /** Every page file, the unreadable ones too. */
  readonly pagePaths: ReadonlySet<string>;
  /** Names of steps whose file is damaged: known, so that naming them is no second problem. */
  readonly damagedSteps: readonly string[];
  /** Kinds of which some file is damaged: what depends on having read all of them is not checked. */
  readonly damaged: ReadonlySet<CityFileKind | 'page'>;
}

interface Reading {
  readonly located: { readonly [Kind in CityFileKind]: Located<Kind>[] };
  readonly pages: ReadPage[];
  readonly pagePaths: Set<string>;
  readonly damagedSteps: string[];
  readonly damaged: Set<CityFileKind | 'page'>;
}

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

const SCENARIO = 'scenario.yaml';

/** The kinds whose texts the player reads. */
const PRINTED: readonly CityFileKind[] = ['scenario', 'step', 'map'];

function readYaml<Kind extends CityFileKind>(source: SourceFile, kind: Kind, reading: Reading, report: Report): void {
  const file = parseYaml(source, report);
  const value = validateSchema(file, kind, report);
  if (PRINTED.includes(kind)) reportProse(file, report);
  if (value !== null) {
    const list: Located<Kind>[] = reading.located[kind];
    list.push({ file, value });
    return;
  }
  reading.damaged.add(kind);
  if (kind === 'step') reading.damagedSteps.push(...namesIn(source.text));
}

/** The name of a step whose file cannot be read: enough to know it by. */
const namesIn = (text: string): string[] => [...text.matchAll(/^name: *["']?(\w+)/gmu)].map(([, name]) => name ?? '');

function readMdx(file: SourceFile, reading: Reading, report: Report): boolean {
  const name = pageNameOf(file.path);
  if (!name) return false;
  reading.pagePaths.add(file.path);
  const page = readPage(file, name, report);
  if (page) reading.pages.push(page);
  else reading.damaged.add('page');
  return true;
}

function strayFile({ path }: SourceFile, report: Report): void {
  const example = path.endsWith('.yml') ? `Renommez-le en « ${path.replace(/yml$/u, 'yaml')} ».` : null;
  const wayOut =
    example ?? didYouMean(path, ['scenario.yaml', 'places.yaml'], `Les fichiers lus sont : ${FOLDERS.join(', ')}, et la lettre.`);
  report('stray-file', startOf(path), `Rien ne lit un fichier à cet endroit (« ${path} »).`, wayOut);
}

/** Reads every file of a city and reports what is wrong in each of them, taken alone. */
export function readDraft(source: ScenarioSource, report: Report): Draft {
  const reading: Reading = {
    located: { scenario: [], step: [], places: [], walkthrough: [], map: [] },
    pages: [],
    pagePaths: new Set(),
    damagedSteps: [],
    damaged: new Set(),
  };
  for (const file of source.files) {
    const kind = kindOf(file.path);
    if (kind) readYaml(file, kind, reading, report);
    else if (!readMdx(file, reading, report)) strayFile(file, report);
  }
  if (!source.files.some(({ path }) => path === SCENARIO)) {
    report(
      'missing-scenario',
      startOf(SCENARIO),
      `La ville « ${source.slug} » n’a pas de fichier ${SCENARIO}.`,
      'Créez-le : il dit où l’histoire commence.',
    );
  }
  const { located, ...rest } = reading;
  return {
    source,
    scenario: located.scenario[0] ?? null,
    steps: located.step,
    places: located.places,
    walkthroughs: located.walkthrough,
    ...rest,
  };
}
