import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { hasErrors } from '../engine/diagnostics/report.ts';
import { sketch } from '../engine/graph/sketch.ts';
import { storyGraphOf, type StoryGraph } from '../engine/graph/story-graph.ts';
import { compileCity, type Story } from '../engine/index.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { counted, readCityRequest } from './shared/cities.ts';
import { EXIT, misuse } from './shared/command-line.ts';
import { toDot, toMermaid } from './graph/diagrams.ts';
import { toSvg } from './graph/svg.tsx';

// `npm run graph -- <city>`: draws the story. A city with errors is drawn as far as its files can be parsed.

const DRAWINGS = { svg: toSvg, dot: toDot, mermaid: toMermaid } as const;
const FORMATS = [...Object.keys(DRAWINGS), 'xstate'];

interface DrawnCity {
  /** Null when the city does not compile. */
  readonly story: Story | null;
  readonly graph: StoryGraph;
  readonly isSound: boolean;
  readonly problems: number;
}

function readGraph(scenarios: string, city: string): DrawnCity {
  const source = readCityFolder(join(scenarios, city));
  const { diagnostics, story } = compileCity(source);
  return {
    story,
    graph: storyGraphOf(sketch(source)),
    isSound: !hasErrors(diagnostics),
    problems: diagnostics.length,
  };
}

function reportProblems({ graph, isSound, problems }: DrawnCity): void {
  if (isSound) return;
  const words = `${counted(problems, 'problème')} : seul ce qui se lit est dessiné. « npm run check ${graph.city} » les montre.`;
  process.stderr.write(`${graph.city} a ${words}\n`);
}

function write(text: string, out: string | undefined): void {
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
}

export function main(argv: readonly string[]): void {
  const program = new Command('graph')
    .description('Dessine l’histoire d’une ville : ses étapes, ses trajets, ses fausses pistes.')
    .option(
      '--format <format>',
      'svg (si rien n’est dit), dot (Graphviz), mermaid, ou xstate : la machine à états elle-même',
    )
    .option('--out <fichier>', 'écrit dans ce fichier plutôt que sur la sortie');
  const request = readCityRequest(program, argv);
  if (!request) return;
  const { format = 'svg', out } = program.opts<{ format?: string; out?: string }>();
  if (!FORMATS.includes(format))
    return void misuse(`Format inconnu : ${format}. Choisissez svg, dot, mermaid ou xstate.`);
  if (!request.json && request.cities.length !== 1)
    return void misuse('Dites quelle ville dessiner : un dessin en montre une seule.');
  const cities = request.cities.map((city) => readGraph(request.scenarios, city));
  cities.forEach(reportProblems);
  const [first] = cities;
  if (request.json) write(`${JSON.stringify({ cities: cities.map(({ graph }) => graph) })}\n`, out);
  else if (first) write(inFormat(format, first), out);
  process.exitCode = cities.every(({ isSound }) => isSound) ? EXIT.fine : EXIT.problems;
}

const isDrawing = (format: string): format is keyof typeof DRAWINGS => Object.hasOwn(DRAWINGS, format);

/** The machine exists only for a city that compiles. */
function inFormat(format: string, { graph, story }: DrawnCity): string {
  if (isDrawing(format)) return DRAWINGS[format](graph);
  return story ? `${JSON.stringify(story.machine.config, null, 2)}\n` : '';
}

if (import.meta.filename === process.argv[1]) main(process.argv);
