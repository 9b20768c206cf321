import { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import colours from 'picocolors';
import { updateWalkthrough, type WalkthroughChange } from '../engine/edit/walkthrough/update-walkthrough.ts';
import {
  compileCity,
  parseWalkthroughs,
  playWalkthrough,
  type ScenarioSource,
  type Story,
  type WalkMove,
  type WalkRoute,
} from '../engine/index.ts';
import { twoDigits } from '../engine/words/format.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { formatProblemOfCity, readCityRequest } from './shared/cities.ts';
import { EXIT, misuse } from './shared/command-line.ts';
import { playInteractively, saveIn } from './walk/interactive.ts';

const WALKTHROUGHS = 'walkthroughs/';

/**
 * `npm run walk -- <city>`: plays the walkthroughs of a city and prints each call; `--interactive` plays by
 * hand.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('walk')
    .description('Joue les parcours d’une ville et dit chaque appel.')
    .option('--interactive', 'joue la ville dans le terminal, et écrit vos gestes si vous voulez')
    .option(
      '--update',
      'récrit ce que vos parcours attendent, d’après la ville d’aujourd’hui, et dit ce qui change',
    );
  const request = readCityRequest(program, argv);
  if (!request) return;
  const [city] = request.cities;
  if (request.isEvery || city === undefined)
    return void misuse('Dites quelle ville jouer : npm run walk -- <ville>.');
  const folder = join(request.scenarios, city);
  const { interactive = false, update = false } = program.opts<{ interactive?: boolean; update?: boolean }>();
  const source = readCityFolder(folder);
  const { story, diagnostics } = compileCity(update ? withoutWalkthroughs(source) : source);
  // Without its walkthroughs a city lacks the main one.
  const found = update ? diagnostics.filter(({ code }) => code !== 'missing-walkthrough') : diagnostics;
  if (!story)
    return reportProblems(
      found.map((diagnostic) => formatProblemOfCity(diagnostic, source, request.scenarios)),
    );
  if (update) return reportProblems(updateFolder(folder, source, story));
  if (interactive) return play(source, story, folder);
  const routes = parseWalkthroughs(source).map((walkthrough) => playWalkthrough(story, walkthrough));
  const shown = routes.map(({ name, moves }) => ({ name, moves }));
  process.stdout.write(
    request.json ? `${JSON.stringify({ city, routes: shown })}\n` : routes.map(readable).join('\n'),
  );
  reportProblems(problemsOf(routes));
}

/** The walkthroughs to update need not agree with the city. */
const withoutWalkthroughs = (source: ScenarioSource): ScenarioSource => ({
  ...source,
  files: source.files.filter(({ path }) => !path.startsWith(WALKTHROUGHS)),
});

/** Rewrites the walkthroughs that no longer agree with the city; returns those that cannot be played. */
function updateFolder(folder: string, { files }: ScenarioSource, story: Story): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith(WALKTHROUGHS))
    .flatMap(({ path, text }) => {
      const updated = updateWalkthrough(story, text);
      if (updated.problem !== null) return [`${path}, ${updated.problem}`];
      if (updated.changes.length > 0) writeFileSync(join(folder, path), updated.text);
      process.stdout.write(
        `${[`${path} : ${changeCount(updated.changes.length)}`, ...updated.changes.map(changeLine)].join('\n')}\n`,
      );
      return [];
    });
}

async function play(source: ScenarioSource, story: Story, folder: string): Promise<void> {
  const isTyped = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  // isTTY is undefined for a pipe, and createColors would then use the environment's default.
  const paint = colours.createColors(isTyped && colours.isColorSupported);
  const terminal = { input: process.stdin, output: process.stdout, isTyped, paint, save: saveIn(folder) };
  await playInteractively(source, story, Date.now(), terminal);
}

function problemsOf(routes: readonly WalkRoute[]): readonly string[] {
  const missing = routes.some(({ name }) => name === 'main')
    ? []
    : ['le parcours « main » manque : écrivez walkthroughs/main.yaml'];
  const found = routes.flatMap(({ name, problems }) =>
    problems.map(({ move, step, message }) => `parcours ${name}, geste ${move} (${step}) : ${message}`),
  );
  return [...missing, ...found];
}

/** Prints the lines and sets the exit code. */
function reportProblems(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = lines.length === 0 ? EXIT.fine : EXIT.problems;
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

const gesture = (move: WalkMove): string =>
  `${move.waitMs === undefined ? '' : `attend ${frenchDuration(move.waitMs)}, `}${GESTURES[move.call](move)}`;

/** « 20 min », « 22 h 40 ». */
function frenchDuration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${twoDigits(rest)}`}`;
}

const changeCount = (count: number): string =>
  count === 0 ? 'rien à changer' : count === 1 ? '1 changement' : `${count} changements`;

/** « geste 4 (CAFE), messages : + desBottes ». */
function changeLine({ move, step, field, before, after }: WalkthroughChange): string {
  const place = move === null ? 'arrivée' : `geste ${move} (${step})`;
  return `  ${place}, ${field} : ${difference(before, after)}`;
}

function difference(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${String(before)} → ${String(after)}`;
  const [old, current] = [before.map(String), after.map(String)];
  const moved = [
    ...current.filter((name) => !old.includes(name)).map((name) => `+ ${name}`),
    ...old.filter((name) => !current.includes(name)).map((name) => `- ${name}`),
  ];
  return moved.length > 0 ? moved.join(', ') : `dans l’ordre ${current.join(', ')}`;
}

if (import.meta.filename === process.argv[1]) await main(process.argv);
