import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { compileCity } from '../engine/index.ts';
import { LOCK_FILE } from '../engine/scenario/scenario.ts';
import { syncedLock, type TranslatedUnit, writeLock } from '../engine/scenario/translation/lock.ts';
import type { ReadTranslation } from '../engine/scenario/translation/read-translation.ts';
import { readCityFolder } from '../server/content/read-city-folder.ts';
import { didYouMean, quoted } from '../engine/diagnostics/suggest.ts';
import { citiesIn, counted } from './shared/cities.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// `npm run lang -- status | sync | done`: how the translations of cities stand, and what they were made from.

interface Request {
  readonly scenarios: string;
  /** The French file that is confirmed; all without it. */
  readonly file: string | undefined;
  readonly json: boolean;
}

interface CityTranslation extends ReadTranslation {
  readonly city: string;
}

type State = TranslatedUnit['state'];

const STATES: Readonly<Record<State, string>> = {
  done: 'à jour',
  missing: 'à traduire',
  stale: 'à reprendre',
  unlocked: 'hors du verrou',
};

const countOf = ({ units }: ReadTranslation, state: State): number =>
  units.filter((unit) => unit.state === state).length;

/** A city is missing nothing and its translations are of today’s French. */
const isDone = (translation: ReadTranslation): boolean =>
  translation.units.every(({ state }) => state === 'done') &&
  translation.diagnostics.every(({ severity }) => severity !== 'error');

const summaryOf = (translation: CityTranslation): string =>
  `${translation.city}, ${translation.language} (${translation.isOffered ? 'offerte' : 'en cours'}) : ${Object.entries(
    STATES,
  )
    .map(([state, words]) => `${countOf(translation, state as State)} ${words}`)
    .join(', ')} ; ${counted(translation.diagnostics.length, 'remarque')} de « npm run check ».`;

/** The files that are not done, with the number of their texts in each state. */
function filesOf({ units }: ReadTranslation): readonly string[] {
  const open = new Map<string, TranslatedUnit[]>();
  for (const unit of units)
    if (unit.state !== 'done') open.set(unit.file, [...(open.get(unit.file) ?? []), unit]);
  return [...open].map(([file, list]) => {
    const states = (['missing', 'stale', 'unlocked'] as const).flatMap((state) => {
      const count = list.filter((unit) => unit.state === state).length;
      return count === 0 ? [] : [`${count} ${STATES[state]}`];
    });
    return `  ${file} : ${states.join(', ')}`;
  });
}

function status(translations: readonly CityTranslation[], { json }: Request): void {
  const lines = translations.flatMap((translation) => [summaryOf(translation), ...filesOf(translation)]);
  const data = translations.map(({ city, language, isOffered, units }) => ({
    city,
    language,
    isOffered,
    units,
  }));
  console.log(json ? JSON.stringify(data) : lines.join('\n'));
  if (!translations.every(isDone)) process.exitCode = EXIT.problems;
}

function write(
  translations: readonly CityTranslation[],
  { scenarios, json }: Request,
  isAccepted: (unit: TranslatedUnit) => boolean,
): void {
  const written = translations.map((translation) => {
    const path = join(scenarios, translation.city, translation.language, LOCK_FILE);
    const lock = syncedLock(translation, isAccepted);
    writeFileSync(path, writeLock(lock));
    return { path, texts: [...lock.values()].reduce((sum, units) => sum + units.size, 0) };
  });
  const lines = written.map(({ path, texts }) => `${path} : ${counted(texts, 'texte')}.`);
  console.log(json ? JSON.stringify(written) : lines.join('\n'));
}

const ACTIONS: Readonly<
  Record<string, (translations: readonly CityTranslation[], request: Request) => void>
> = {
  status,
  sync: (translations, request) => write(translations, request, () => false),
  done: (translations, request) =>
    write(translations, request, ({ file }) => request.file === undefined || file === request.file),
};

function translationsOf(scenarios: string, city: string): readonly CityTranslation[] {
  const { translations } = compileCity(readCityFolder(join(scenarios, city)));
  return translations.map((translation) => ({ ...translation, city }));
}

export function main(argv: readonly string[]): void {
  const program = new Command('lang')
    .description(
      'Les villes dans d’autres langues. status : ce qui reste à traduire ou à reprendre ; sync : note le français des textes traduits depuis ; done : dit qu’un texte à reprendre est repris.',
    )
    .argument('<action>', Object.keys(ACTIONS).join(', '))
    .argument('[ville]', 'nom du dossier de la ville ; toutes si rien n’est dit')
    .argument('[fichier]', 'pour done : le fichier français repris ; tous si rien n’est dit')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { json = false, scenarios } = line.opts<{ json?: boolean; scenarios: string }>();
  const [name = '', wanted, file] = line.args;
  const action = ACTIONS[name];
  if (!action)
    return void misuse(`L’action « ${name} » n’existe pas. Actions : ${quoted(Object.keys(ACTIONS))}.`);
  const known = citiesIn(scenarios);
  if (wanted !== undefined && !known.includes(wanted))
    return void misuse(`La ville « ${wanted} » n’existe pas. ${didYouMean(wanted, known, '')}`);
  const cities = wanted === undefined ? known : [wanted];
  const translations = cities.flatMap((city) => translationsOf(scenarios, city));
  if (file !== undefined && !translations.some(({ units }) => units.some((unit) => unit.file === file)))
    return void misuse(`La ville n’a pas de fichier traduit « ${file} ».`);
  action(translations, { scenarios, file, json });
}

if (import.meta.filename === process.argv[1]) main(process.argv);
