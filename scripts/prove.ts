import { join } from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../engine/diagnostics/report.ts';
import {
  compileCity,
  type Diagnostic,
  type Finding,
  prove,
  type Proof,
  type Scenario,
  type ScenarioSource,
} from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { counted, flattened, formatProblemOfCity, readCityRequest } from './shared/cities.ts';
import { EXIT } from './shared/command-line.ts';
import { proofSummary, pathLines } from './prove/proof-text.ts';

/** `played` is null when the city does not compile. */
interface ProvedCity {
  readonly source: ScenarioSource;
  readonly played: { readonly scenario: Scenario; readonly proof: Proof } | null;
  readonly problems: readonly (Diagnostic | Finding)[];
}

function proveCity(scenarios: string, city: string): ProvedCity {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  if (!story) return { source, played: null, problems: diagnostics };
  const proof = prove(source, story, new Date().getUTCFullYear());
  return { source, played: { scenario: story.scenario, proof }, problems: proof.findings };
}

function print(cities: readonly ProvedCity[], scenarios: string): void {
  for (const { source, played, problems } of cities) {
    console.log(
      played
        ? proofSummary(played.scenario, played.proof)
        : `${source.slug} ne se joue pas : il y a d’abord ceci à corriger.`,
    );
    for (const problem of problems) {
      const path = 'path' in problem ? pathLines(problem.path) : [];
      console.log(['', formatProblemOfCity(problem, source, scenarios), ...path].join('\n'));
    }
    console.log('');
  }
  console.log(summary(cities));
}

/** « 3 villes jouées partout : 3 prouvées. » */
function summary(cities: readonly ProvedCity[]): string {
  const failed = cities.filter(({ problems }) => hasErrors(problems)).length;
  const where = cities.length === 1 ? '1 ville jouée partout' : `${cities.length} villes jouées partout`;
  if (failed === 0) return `${where} : ${cities.length === 1 ? 'elle est prouvée' : 'toutes sont prouvées'}.`;
  return `${where} : ${counted(failed, 'ville')} à reprendre.`;
}

function printJson(cities: readonly ProvedCity[]): void {
  const plain = cities.map(({ source, played, problems }) => {
    const shown = played && { ...played.proof, findings: undefined };
    return { city: source.slug, proved: !hasErrors(problems), ...shown, problems: problems.map(flattened) };
  });
  console.log(JSON.stringify({ cities: plain }));
}

export function main(argv: readonly string[]): void {
  const program = new Command('prove').description(
    'Joue les villes partout : tout se finit, tout se voit, personne n’est bloqué.',
  );
  const request = readCityRequest(program, argv);
  if (!request) return;
  const cities = request.cities.map((city) => proveCity(request.scenarios, city));
  if (request.json) printJson(cities);
  else print(cities, request.scenarios);
  process.exitCode = cities.some(({ problems }) => hasErrors(problems)) ? EXIT.problems : EXIT.fine;
}

if (import.meta.filename === process.argv[1]) main(process.argv);
