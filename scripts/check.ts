import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { checkElsewhere } from '../engine/city/elsewhere.ts';
import { hasErrors, inReadingOrder } from '../engine/diagnostics/report.ts';
import {
  compileCity,
  type Diagnostic,
  dayAt,
  type DuePlaces,
  duePlaces,
  type ScenarioSource,
} from '../engine/index.ts';
import {
  formatProblem,
  loadPromotions,
  PROMOTIONS_FILE,
  checkDemonstration,
} from '../server/content/load-content.ts';
import { listDrafts } from '../server/content/list-cities.ts';
import { loadFacts, SITE_FILE } from '../server/content/load-facts.ts';
import { notesToChange } from '../engine/scenario/link.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import {
  citiesIn,
  type CityRequest,
  counted,
  flattened,
  formatProblemOfCity,
  palette,
  readCityRequest,
} from './shared/cities.ts';
import { compareCity } from '../server/content/compare-with-edition.ts';
import { comparisonJson, comparisonSummary, removedCities, formatComparison } from './check/against.ts';
import { EditionUnavailable, openEdition } from '../server/content/git-edition.ts';
import { EXIT, misuse } from './shared/command-line.ts';
import { readParts, unrecorded } from './voices/city-voices.ts';

interface CheckedCity {
  readonly source: ScenarioSource;
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Places whose check on site is due, which is not a problem of the files. Null when the city does not
   * compile.
   */
  readonly due: DuePlaces | null;
  /** Notes « À CHANGER » that remain in its YAML files. */
  readonly notes: readonly string[];
  /** How many parts of voices.yaml nobody has recorded. */
  readonly toRecord: number;
}

/** `others`: the cities whose demonstration code may not be repeated. */
function checkCity(scenarios: string, city: string, others: readonly string[], now: number): CheckedCity {
  const source = readCityFolder(join(scenarios, city));
  const compiled = compileCity(source);
  const scenario = compiled.story?.scenario ?? null;
  const scenarioOf = (other: string) =>
    compileCity(readCityFolder(join(scenarios, other))).story?.scenario ?? null;
  const astray = checkElsewhere(compiled.elsewhere, citiesIn(scenarios), scenarioOf);
  const diagnostics = inReadingOrder([
    ...compiled.diagnostics,
    ...astray,
    ...checkDemonstration(scenarios, city, others),
  ]);
  const parts = readParts(source)?.parts ?? [];
  return {
    source,
    diagnostics,
    notes: notesToChange(source),
    toRecord: unrecorded(join(scenarios, city), parts).length,
    due: scenario && duePlaces(scenario.places, dayAt(now, scenario.timeZone)),
  };
}

/** « ville : 9 lieux jamais vérifiés sur place. » Null when no check is due. */
function dueNotice(city: string, { never, old }: DuePlaces): string | null {
  if (never + old === 0) return null;
  const parts = [
    ...(never > 0
      ? [`${never === 1 ? '1 lieu jamais vérifié' : `${never} lieux jamais vérifiés`} sur place`]
      : []),
    ...(old > 0 ? [`${old === 1 ? '1 lieu vérifié' : `${old} lieux vérifiés`} il y a plus d’un an`] : []),
  ];
  return `${city} : ${parts.join(', ')}. La feuille à emporter : npm run fieldsheet -- ${city}`;
}

/**
 * « ville : 2 notes « À CHANGER », la première dans steps/01-gare.yaml, ligne 3. » Null when none is left.
 */
function notesNotice(city: string, notes: readonly string[]): string | null {
  const [file, line] = notes[0]?.split(':') ?? [];
  if (file === undefined) return null;
  return `${city} : ${counted(notes.length, 'note')} « À CHANGER », la première dans ${file}, ligne ${line}.`;
}

/** « ville : 3 prises frappées par un télégraphe. » Null when people say everything. */
function voicesNotice(city: string, toRecord: number): string | null {
  if (toRecord === 0) return null;
  return `${city} : ${counted(toRecord, 'prise')} frappée${toRecord > 1 ? 's' : ''} par un télégraphe. Le livret d’enregistrement : npm run voices -- ${city}`;
}

const noticesOf = (cities: readonly CheckedCity[]): readonly string[] =>
  cities.flatMap(({ source: { slug }, due, notes, toRecord }) =>
    [
      (due && dueNotice(slug, due)) ?? [],
      notesNotice(slug, notes) ?? [],
      voicesNotice(slug, toRecord) ?? [],
    ].flat(),
  );

interface CheckedFile {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the existing files beside the cities: site.yaml and promotions.yaml. */
function checkFiles(scenarios: string, cities: readonly string[]): CheckedFile[] {
  const files = [
    { file: SITE_FILE, check: () => loadFacts(scenarios).problems.map(({ diagnostic }) => diagnostic) },
    { file: PROMOTIONS_FILE, check: () => loadPromotions(scenarios, cities).diagnostics },
  ];
  return files
    .filter(({ file }) => existsSync(join(scenarios, file)))
    .map(({ file, check }) => ({ file, diagnostics: check() }));
}

/**
 * « 3 villes vérifiées : 2 erreurs, 1 avertissement. » `files`: the problems of the files beside the cities.
 */
function summary(
  cities: readonly (readonly Diagnostic[])[],
  files: readonly (readonly Diagnostic[])[] = [],
): string {
  const all = [...cities, ...files].flat();
  const where = cities.length === 1 ? '1 ville vérifiée' : `${cities.length} villes vérifiées`;
  if (all.length === 0) return `${where} : aucun problème.`;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${where} : ${counted(errors, 'erreur')}, ${counted(all.length - errors, 'avertissement')}.`;
}

const problemsOf = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) => diagnostics;

/** « 1 ville en cours d’écriture, que l’atelier seul lit : dijon. » */
const draftsNotice = (drafts: readonly string[]): string =>
  `${drafts.length === 1 ? '1 ville' : `${drafts.length} villes`} en cours d’écriture, que l’atelier seul lit : ${drafts.join(', ')}.`;

function print(
  cities: readonly CheckedCity[],
  files: readonly CheckedFile[],
  { scenarios, isEvery }: CityRequest,
): void {
  const drafts = isEvery && existsSync(scenarios) ? listDrafts(scenarios) : [];
  for (const { source, diagnostics } of cities) {
    for (const diagnostic of diagnostics)
      console.log(`${formatProblemOfCity(diagnostic, source, scenarios)}\n`);
  }
  for (const diagnostic of files.flatMap(problemsOf))
    console.log(`${formatProblem({ folder: scenarios, diagnostic }, palette)}\n`);
  for (const notice of noticesOf(cities)) console.log(notice);
  console.log(summary(cities.map(problemsOf), files.map(problemsOf)));
  if (drafts.length > 0) console.log(draftsNotice(drafts));
  if ([...cities, ...files].some(({ diagnostics }) => diagnostics.length > 0))
    console.log('Chaque code a sa page : npm run check -- --explain <code>.');
}

function printJson(cities: readonly CheckedCity[], files: readonly CheckedFile[]): void {
  console.log(
    JSON.stringify({
      cities: cities.map(({ source, diagnostics, due }) => ({
        city: source.slug,
        problems: diagnostics.map(flattened),
        ...(due && { placesDue: due }),
      })),
      ...(files.length > 0 && {
        files: files.map(({ file, diagnostics }) => ({ file, problems: diagnostics.map(flattened) })),
      }),
    }),
  );
}

/** Effects of the current files on players, compared with those of a commit. */
function compareWithCommit({ scenarios, cities, isEvery, json }: CityRequest, reference: string): number {
  const edition = openEdition(scenarios, reference);
  const [only] = cities;
  if (!isEvery && only !== undefined && !edition.cities.includes(only))
    throw new EditionUnavailable(`La ville « ${only} » n’existait pas à ${reference}.`);
  const compared = cities.map((city) => compareCity(scenarios, city, edition));
  const all = isEvery ? [...compared, ...removedCities(edition, cities)] : compared;
  const texts = all.map((city) => formatComparison(city, edition, scenarios));
  console.log(
    json
      ? JSON.stringify(comparisonJson(all, edition))
      : [...texts, comparisonSummary(all, edition)].join('\n'),
  );
  return all.map(problemsOf).some(hasErrors) ? EXIT.problems : EXIT.fine;
}

/** A commit that cannot be read counts as misuse. */
function compareOrReport(request: CityRequest, reference: string): number {
  try {
    return compareWithCommit(request, reference);
  } catch (error) {
    if (!(error instanceof EditionUnavailable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.misuse;
  }
}

/** The examples are loaded for this only. */
async function explainOrRefuse(code: string | true, { json }: CityRequest): Promise<void> {
  if (code === true)
    return void misuse('Il manque le code à expliquer, par exemple « --explain unknown-field ».');
  const { explain } = await import('./explain/explain.ts');
  explain(code, json);
}

export function main(argv: readonly string[]): void {
  const program = new Command('check')
    .description(
      'Vérifie les villes de scenarios/, le fichier du site et celui des promotions, et montre tous les problèmes.',
    )
    .option(
      '--against <référence>',
      'dit ce que les changements depuis une référence de git font aux joueurs de chaque étape',
    )
    .option('--explain [code]', 'montre la page d’un code : sa raison, un exemple, que faire');
  const request = readCityRequest(program, argv);
  if (!request) return;
  const { against: reference, explain: code } = program.opts<{ against?: string; explain?: string | true }>();
  if (code !== undefined) return void explainOrRefuse(code, request);
  if (reference !== undefined) return void (process.exitCode = compareOrReport(request, reference));
  const { scenarios, json, isEvery } = request;
  const now = Date.now();
  const others = (index: number) => (isEvery ? request.cities.slice(0, index) : citiesIn(scenarios));
  const cities = request.cities.map((city, index) => checkCity(scenarios, city, others(index), now));
  const files = isEvery ? checkFiles(scenarios, request.cities) : [];
  if (json) printJson(cities, files);
  else print(cities, files, request);
  process.exitCode = [...cities, ...files].map(problemsOf).some(hasErrors) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
