import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import colours from 'picocolors';
import { formatDiagnostic } from '../engine/diagnostics/format.ts';
import type { Scenario, ScenarioSource, WalkMove, WalkRoute } from '../engine/index.ts';
import { compileScenario, parseWalkthroughs, playWalkthrough } from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { EXIT, readCommandLine } from './command-line.ts';
import { playInteractively } from './walk/interactive.ts';
import { saveIn } from './walk/save.ts';

/** `npm run walk -- <city>`: plays the walkthroughs of a city by the rules of the game, and tells each call; or the city, by hand. */
async function main(): Promise<number> {
  const asked = commandLine();
  if (!asked) return EXIT.misuse;
  const { city, json, interactive, scenarios } = asked;
  const folder = join(scenarios, city);
  if (!/^[a-z][a-z0-9_-]*$/u.test(city) || !existsSync(folder))
    return complain(EXIT.misuse, [`« ${city} » n’est pas une ville : aucun dossier ${folder}`]);
  const source = readCityFolder(folder);
  const { scenario, diagnostics } = compileScenario(source);
  if (!scenario)
    return complain(
      EXIT.problems,
      diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, folder, textOf(source, diagnostic.at.file))),
    );
  if (interactive) return play(source, scenario, folder);
  const routes = parseWalkthroughs(source).map((walkthrough) => playWalkthrough(scenario, walkthrough));
  process.stdout.write(
    json ? `${JSON.stringify({ city, routes: routes.map(({ name, moves }) => ({ name, moves })) })}\n` : routes.map(readable).join('\n'),
  );
  return complain(EXIT.problems, problemsOf(routes));
}

async function play(source: ScenarioSource, scenario: Scenario, folder: string): Promise<number> {
  const isTyped = process.stdin.isTTY && process.stdout.isTTY;
  const paint = colours.createColors(process.stdout.isTTY && colours.isColorSupported);
  const terminal = { input: process.stdin, output: process.stdout, isTyped, paint, save: saveIn(folder) };
  await playInteractively(source, scenario, Date.now(), terminal);
  return EXIT.fine;
}

function textOf(source: ScenarioSource, path: string): string | null {
  return source.files.find((file) => file.path === path)?.text ?? null;
}

/** Null when help was asked or the command misused. */
function commandLine(): { city: string; json: boolean; interactive: boolean; scenarios: string } | null {
  const program = new Command('walk')
    .description('Joue les parcours d’une ville et dit chaque appel.')
    .argument('<ville>', 'nom du dossier de la ville')
    .option('--interactive', 'joue la ville dans le terminal, et écrit vos gestes si vous voulez')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, process.argv);
  if (!line) return null;
  const { json = false, interactive = false, scenarios } = line.opts<{ json?: boolean; interactive?: boolean; scenarios: string }>();
  return { city: line.args[0] ?? '', json, interactive, scenarios };
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
  return lines.length === 0 ? EXIT.fine : code;
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

process.exitCode = await main();
