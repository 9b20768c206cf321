import { join } from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { compileScenario, type Diagnostic, type ScenarioSource } from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { counted, flattened, framed, readCityRequest } from './cities.ts';
import { EXIT } from './command-line.ts';

interface CheckedCity {
  readonly source: ScenarioSource;
  readonly diagnostics: readonly Diagnostic[];
}

function checkCity(scenarios: string, city: string): CheckedCity {
  const source = readCityFolder(join(scenarios, city));
  return { source, diagnostics: compileScenario(source).diagnostics };
}

/** « 2 erreurs, 1 avertissement dans 3 villes. » */
export function summary(cities: readonly (readonly Diagnostic[])[]): string {
  const all = cities.flat();
  const where = cities.length === 1 ? '1 ville vérifiée' : `${cities.length} villes vérifiées`;
  if (all.length === 0) return `${where} : aucun problème.`;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${where} : ${counted(errors, 'erreur')}, ${counted(all.length - errors, 'avertissement')}.`;
}

function print(cities: readonly CheckedCity[], scenarios: string): void {
  for (const { source, diagnostics } of cities) {
    for (const diagnostic of diagnostics) console.log(`${framed(diagnostic, source, scenarios)}\n`);
  }
  console.log(summary(cities.map(({ diagnostics }) => diagnostics)));
}

function printJson(cities: readonly CheckedCity[]): void {
  console.log(
    JSON.stringify({ cities: cities.map(({ source, diagnostics }) => ({ city: source.slug, problems: diagnostics.map(flattened) })) }),
  );
}

function main(argv: readonly string[]): void {
  const request = readCityRequest(new Command('check').description('Vérifie les villes de scenarios/ et montre tous les problèmes.'), argv);
  if (!request) return;
  const cities = request.cities.map((city) => checkCity(request.scenarios, city));
  if (request.json) printJson(cities);
  else print(cities, request.scenarios);
  process.exitCode = cities.some(({ diagnostics }) => hasErrors(diagnostics)) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
