import { join } from 'node:path';
import { Command } from 'commander';
import { compileCity, judge } from '../engine/index.ts';
import { fr } from '../engine/words/fr.ts';
import { writeSentence } from '../engine/words/words.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { sayReading } from '../server/studio/reading/say-reading.ts';
import { didYouMean } from '../engine/diagnostics/suggest.ts';
import { citiesIn } from './shared/cities.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// `npm run answers -- <city> <step> "texte"`: says how each word of a typed text is read, and the verdict.

export function main(argv: readonly string[]): void {
  const program = new Command('answers')
    .description('Dit comment une saisie est lue, mot par mot, et pourquoi elle est juste ou non.')
    .argument('<ville>', 'nom du dossier de la ville')
    .argument('<étape>', 'nom de l’étape')
    .argument('<texte...>', 'ce que le joueur tape')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { json = false, scenarios } = line.opts<{ json?: boolean; scenarios: string }>();
  const [city = '', step = '', ...words] = line.args;
  const cities = citiesIn(scenarios);
  if (!cities.includes(city))
    return void misuse(`La ville « ${city} » n’existe pas. ${didYouMean(city, cities, '')}`);
  const { story } = compileCity(readCityFolder(join(scenarios, city)));
  if (!story) {
    process.stderr.write(`${city} a des erreurs : « npm run check ${city} » les montre.\n`);
    process.exitCode = EXIT.problems;
    return;
  }
  const steps = Object.keys(story.scenario.steps);
  if (!steps.includes(step))
    return void misuse(`L’étape « ${step} » n’existe pas. ${didYouMean(step, steps, '')}`);
  const text = words.join(' ');
  const { verdict, message } = judge(story, step, text);
  const said = typeof message === 'string' ? message : writeSentence(message, fr);
  const reading = sayReading(story, step, text);
  if (json) process.stdout.write(`${JSON.stringify({ verdict, said, reading })}\n`);
  else
    process.stdout.write(
      [
        ...reading.map(({ words: own, part }) => `${own} : ${part}`),
        `→ ${VERDICTS[verdict]}${said && ` : ${said}`}`,
        '',
      ].join('\n'),
    );
}

const VERDICTS = { right: 'juste', almost: 'presque', wrong: 'faux', unreadable: 'ne se lit pas' } as const;

if (import.meta.filename === process.argv[1]) main(process.argv);
