import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { compileCity, type Diagnostic, dayAt, type DuePlaces, duePlaces, type ScenarioSource } from '../engine/index.ts';
import { loadFacts, SITE_FILE } from '../server/content/load-facts.ts';
import { formatProblem } from '../server/content/load-content.ts';
import { loadPromotions, PROMOTIONS_FILE } from '../server/content/load-promotions.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { type CityRequest, counted, flattened, framed, palette, readCityRequest } from './cities.ts';
import { compareCity, comparisonJson, comparisonSummary, removedCities, toldComparison } from './check/against.ts';
import { NoEdition, openEdition } from './check/git-edition.ts';
import { EXIT } from './command-line.ts';

interface CheckedCity {
  readonly source: ScenarioSource;
  readonly diagnostics: readonly Diagnostic[];
  /** Places that wait for somebody to go and look: no fault of the files. Null where the city does not compile. */
  readonly due: DuePlaces | null;
}

function checkCity(scenarios: string, city: string, now: number): CheckedCity {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  const scenario = story?.scenario ?? null;
  return { source, diagnostics, due: scenario && duePlaces(scenario.places, dayAt(now, scenario.timeZone)) };
}

/** « ville : 9 lieux jamais vérifiés sur place. » One line a city, so that it hides no problem; none where all is fresh. */
export function dueNotice(city: string, { never, old }: DuePlaces): string | null {
  if (never + old === 0) return null;
  const said = [
    ...(never > 0 ? [`${never === 1 ? '1 lieu jamais vérifié' : `${never} lieux jamais vérifiés`} sur place`] : []),
    ...(old > 0 ? [`${old === 1 ? '1 lieu vérifié' : `${old} lieux vérifiés`} il y a plus d’un an`] : []),
  ];
  return `${city} : ${said.join(', ')}. La feuille à emporter : npm run fieldsheet -- ${city}`;
}

const noticesOf = (cities: readonly CheckedCity[]): readonly string[] =>
  cities.flatMap(({ source, due }) => (due ? (dueNotice(source.slug, due) ?? []) : []));

interface CheckedFile {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** What stands beside the cities, as far as it is there: the firm's facts, and the promotions. */
function checkFiles(scenarios: string, cities: readonly string[]): CheckedFile[] {
  const files = [
    { file: SITE_FILE, check: () => loadFacts(scenarios).problems.map(({ diagnostic }) => diagnostic) },
    { file: PROMOTIONS_FILE, check: () => loadPromotions(scenarios, cities).diagnostics },
  ];
  return files.filter(({ file }) => existsSync(join(scenarios, file))).map(({ file, check }) => ({ file, diagnostics: check() }));
}

/** « 3 villes vérifiées : 2 erreurs, 1 avertissement. » `files`: the problems of the files beside the cities. */
export function summary(cities: readonly (readonly Diagnostic[])[], files: readonly (readonly Diagnostic[])[] = []): string {
  const all = [...cities, ...files].flat();
  const where = cities.length === 1 ? '1 ville vérifiée' : `${cities.length} villes vérifiées`;
  if (all.length === 0) return `${where} : aucun problème.`;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${where} : ${counted(errors, 'erreur')}, ${counted(all.length - errors, 'avertissement')}.`;
}

const problemsOf = ({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) => diagnostics;

function print(cities: readonly CheckedCity[], files: readonly CheckedFile[], scenarios: string): void {
  for (const { source, diagnostics } of cities) {
    for (const diagnostic of diagnostics) console.log(`${framed(diagnostic, source, scenarios)}\n`);
  }
  for (const diagnostic of files.flatMap(problemsOf)) console.log(`${formatProblem({ folder: scenarios, diagnostic }, palette)}\n`);
  for (const notice of noticesOf(cities)) console.log(notice);
  console.log(summary(cities.map(problemsOf), files.map(problemsOf)));
  if ([...cities, ...files].some(({ diagnostics }) => diagnostics.length > 0))
    console.log('Chaque code a sa page : docs/diagnostics/<code>.md.');
}

function printJson(cities: readonly CheckedCity[], files: readonly CheckedFile[]): void {
  console.log(
    JSON.stringify({
      cities: cities.map(({ source, diagnostics, due }) => ({
        city: source.slug,
        problems: diagnostics.map(flattened),
        ...(due && { placesDue: due }),
      })),
      ...(files.length > 0 && { files: files.map(({ file, diagnostics }) => ({ file, problems: diagnostics.map(flattened) })) }),
    }),
  );
}

/** What the files of today do to players, where they differ from those of a commit. */
function against({ scenarios, cities, isEvery, json }: CityRequest, reference: string): number {
  const edition = openEdition(scenarios, reference);
  const [only] = cities;
  if (!isEvery && only !== undefined && !edition.cities.includes(only))
    throw new NoEdition(`La ville « ${only} » n’existait pas à ${reference}.`);
  const compared = cities.map((city) => compareCity(scenarios, city, edition));
  const all = isEvery ? [...compared, ...removedCities(edition, cities)] : compared;
  const told = all.map((city) => toldComparison(city, edition, scenarios));
  console.log(json ? JSON.stringify(comparisonJson(all, edition)) : [...told, comparisonSummary(all, edition)].join('\n'));
  return all.map(problemsOf).some(hasErrors) ? EXIT.problems : EXIT.fine;
}

/** Without a commit to read, nothing was compared: the command was misused. */
function againstOrRefuse(request: CityRequest, reference: string): number {
  try {
    return against(request, reference);
  } catch (error) {
    if (!(error instanceof NoEdition)) throw error;
    process.stderr.write(`${error.message}\n`);
    return EXIT.misuse;
  }
}

export function main(argv: readonly string[]): void {
  const program = new Command('check')
    .description('Vérifie les villes de scenarios/, le fichier du site et celui des promotions, et montre tous les problèmes.')
    .option('--against <référence>', 'dit ce que les changements depuis une référence de git font aux joueurs de chaque étape');
  const request = readCityRequest(program, argv);
  if (!request) return;
  const { against: reference } = program.opts<{ against?: string }>();
  if (reference !== undefined) return void (process.exitCode = againstOrRefuse(request, reference));
  const { scenarios, json, isEvery } = request;
  const now = Date.now();
  const cities = request.cities.map((city) => checkCity(scenarios, city, now));
  const files = isEvery ? checkFiles(scenarios, request.cities) : [];
  if (json) printJson(cities, files);
  else print(cities, files, scenarios);
  process.exitCode = [...cities, ...files].map(problemsOf).some(hasErrors) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
