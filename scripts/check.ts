import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import colours from 'picocolors';
import { formatDiagnostic, type Palette } from '../engine/diagnostics/format.ts';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { didYouMean } from '../engine/diagnostics/suggest.ts';
import { compileScenario, type Diagnostic, type ScenarioSource } from '../engine/index.ts';
import { formatProblem } from '../server/content/load-content.ts';
import { loadPromotions, PROMOTIONS_FILE } from '../server/content/load-promotions.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { EXIT, readCommandLine } from './command-line.ts';

interface CheckedCity {
  readonly source: ScenarioSource;
  readonly diagnostics: readonly Diagnostic[];
}

const palette: Palette = {
  place: colours.bold,
  error: colours.red,
  warning: colours.yellow,
  frame: colours.dim,
  wayOut: colours.cyan,
};

function citiesIn(scenarios: string): string[] {
  const entries = existsSync(scenarios) ? readdirSync(scenarios, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

function checkCity(scenarios: string, city: string): CheckedCity {
  const source = readCityFolder(join(scenarios, city));
  return { source, diagnostics: compileScenario(source).diagnostics };
}

const counted = (count: number, word: string) => `${count} ${word}${count > 1 ? 's' : ''}`;

/** « 3 villes vérifiées : 2 erreurs, 1 avertissement. » `promotions`: the problems of the file beside the cities. */
export function summary(cities: readonly (readonly Diagnostic[])[], promotions: readonly Diagnostic[] = []): string {
  const all = [...cities.flat(), ...promotions];
  const where = cities.length === 1 ? '1 ville vérifiée' : `${cities.length} villes vérifiées`;
  if (all.length === 0) return `${where} : aucun problème.`;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  return `${where} : ${counted(errors, 'erreur')}, ${counted(all.length - errors, 'avertissement')}.`;
}

function print(cities: readonly CheckedCity[], promotions: readonly Diagnostic[], scenarios: string): void {
  for (const { source, diagnostics } of cities) {
    for (const diagnostic of diagnostics) {
      const text = source.files.find(({ path }) => path === diagnostic.at.file)?.text ?? null;
      console.log(`${formatDiagnostic(diagnostic, join(scenarios, source.slug), text, palette)}\n`);
    }
  }
  for (const diagnostic of promotions) console.log(`${formatProblem({ folder: scenarios, diagnostic }, palette)}\n`);
  console.log(
    summary(
      cities.map(({ diagnostics }) => diagnostics),
      promotions,
    ),
  );
}

function printJson(cities: readonly CheckedCity[], promotions: readonly Diagnostic[] | null): void {
  const problems = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map(({ code, severity, at, message, wayOut }) => ({ code, severity, ...at, message, wayOut }));
  console.log(
    JSON.stringify({
      cities: cities.map(({ source, diagnostics }) => ({ city: source.slug, problems: problems(diagnostics) })),
      ...(promotions && { files: [{ file: PROMOTIONS_FILE, problems: problems(promotions) }] }),
    }),
  );
}

function main(argv: readonly string[]): void {
  const program = new Command('check')
    .description('Vérifie les villes et les promotions de scenarios/ et montre tous les problèmes.')
    .argument('[ville]', 'nom du dossier de la ville ; toutes si rien n’est dit')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { json = false, scenarios } = line.opts<{ json?: boolean; scenarios: string }>();
  const known = citiesIn(scenarios);
  const wanted = line.args[0];
  if (wanted !== undefined && !known.includes(wanted)) {
    process.stderr.write(
      `La ville « ${wanted} » n’existe pas. ${didYouMean(wanted, known, `Aucun dossier ${join(scenarios, wanted)}.`)}\n`,
    );
    process.exitCode = EXIT.misuse;
    return;
  }
  const cities = (wanted === undefined ? known : [wanted]).map((city) => checkCity(scenarios, city));
  const promotions = wanted === undefined ? loadPromotions(scenarios, known).diagnostics : null;
  if (json) printJson(cities, promotions);
  else print(cities, promotions ?? [], scenarios);
  process.exitCode = [promotions ?? [], ...cities.map(({ diagnostics }) => diagnostics)].some(hasErrors) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
