import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { formatDiagnostic } from '../engine/diagnostics/format.ts';
import type { ScenarioSource, WalkMove, WalkRoute } from '../engine/index.ts';
import { compileScenario, parseWalkthroughs, playWalkthrough } from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';

const FINE = 0;
const PROBLEMS = 1;
const MISUSE = 2;

/** `npm run walk -- <city>`: plays the walkthroughs of a city by the rules of the game, and tells each call. */
function main(): number {
  const { city, json, scenarios } = commandLine();
  const folder = join(scenarios, city);
  if (!/^[a-z][a-z0-9-]*$/u.test(city) || !existsSync(folder))
    return complain(MISUSE, [`« ${city} » n’est pas une ville : aucun dossier ${folder}`]);
  const source = readCityFolder(folder);
  const { scenario, diagnostics } = compileScenario(source);
  if (!scenario)
    return complain(
      PROBLEMS,
      diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, folder, textOf(source, diagnostic.at.file))),
    );
  const routes = parseWalkthroughs(source).map((walkthrough) => playWalkthrough(scenario, walkthrough));
  process.stdout.write(
    json ? `${JSON.stringify({ city, routes: routes.map(({ name, moves }) => ({ name, moves })) })}\n` : routes.map(readable).join('\n'),
  );
  return complain(PROBLEMS, problemsOf(routes));
}

function textOf(source: ScenarioSource, path: string): string | null {
  return source.files.find((file) => file.path === path)?.text ?? null;
}

function commandLine(): { city: string; json: boolean; scenarios: string } {
  const program = new Command('walk')
    .description('Joue les parcours d’une ville et dit chaque appel.')
    .argument('<ville>', 'nom du dossier de la ville')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios')
    .exitOverride()
    .parse();
  const options = program.opts<{ json?: boolean; scenarios: string }>();
  return { city: program.processedArgs[0] as string, json: options.json ?? false, scenarios: options.scenarios };
}

function problemsOf(routes: readonly WalkRoute[]): readonly string[] {
  const missing = routes.some(({ name }) => name === 'main') ? [] : ['le parcours « main » manque : écrivez walkthroughs/main.yaml'];
  const found = routes.flatMap(({ name, problems }) =>
    problems.map(({ move, step, message }) => `parcours ${name}, geste ${move} (${step}) : ${message}`),
  );
  return [...missing, ...found];
}

/** Nothing to complain about is fine. */
function complain(code: number, lines: readonly string[]): number {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return lines.length === 0 ? FINE : code;
}

function readable({ name, moves, problems }: WalkRoute): string {
  const heading = `Parcours ${name} : ${moves.length} gestes, ${problems.length === 0 ? 'il arrive' : 'il n’arrive pas'}`;
  return [heading, ...moves.map((move) => `  ${move.index}. ${move.step} : ${gesture(move)}`), ''].join('\n');
}

const GESTURES: Readonly<Record<WalkMove['call'], (move: WalkMove) => string>> = {
  'code/check': ({ body }) => `répond « ${body.code ?? ''} »`,
  'user/status/newClue': () => 'demande un indice',
  'user/status/goAlternativePath': () => 'prend le trajet de secours',
};

const gesture = (move: WalkMove): string => GESTURES[move.call](move);

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? FINE : MISUSE;
}
