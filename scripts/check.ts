import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { compileScenario, type Diagnostic, type ScenarioSource } from '../engine/index.ts';
import { loadFacts, SITE_FILE } from '../server/content/load-facts.ts';
import { formatProblem } from '../server/content/load-content.ts';
import { loadPromotions, PROMOTIONS_FILE } from '../server/content/load-promotions.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { counted, flattened, framed, palette, readCityRequest } from './cities.ts';
import { EXIT } from './command-line.ts';

interface CheckedCity {
  readonly source: ScenarioSource;
  readonly diagnostics: readonly Diagnostic[];
}

function checkCity(scenarios: string, city: string): CheckedCity {
  const source = readCityFolder(join(scenarios, city));
  return { source, diagnostics: compileScenario(source).diagnostics };
}

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
  console.log(summary(cities.map(problemsOf), files.map(problemsOf)));
  if ([...cities, ...files].some(({ diagnostics }) => diagnostics.length > 0))
    console.log('Chaque code a sa page : docs/diagnostics/<code>.md.');
}

function printJson(cities: readonly CheckedCity[], files: readonly CheckedFile[]): void {
  console.log(
    JSON.stringify({
      cities: cities.map(({ source, diagnostics }) => ({ city: source.slug, problems: diagnostics.map(flattened) })),
      ...(files.length > 0 && { files: files.map(({ file, diagnostics }) => ({ file, problems: diagnostics.map(flattened) })) }),
    }),
  );
}

function main(argv: readonly string[]): void {
  const program = new Command('check').description(
    'Vérifie les villes de scenarios/, le fichier du site et celui des promotions, et montre tous les problèmes.',
  );
  const request = readCityRequest(program, argv);
  if (!request) return;
  const { scenarios, json, isEvery } = request;
  const cities = request.cities.map((city) => checkCity(scenarios, city));
  const files = isEvery ? checkFiles(scenarios, request.cities) : [];
  if (json) printJson(cities, files);
  else print(cities, files, scenarios);
  process.exitCode = [...cities, ...files].map(problemsOf).some(hasErrors) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
