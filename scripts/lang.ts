import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { TRANSLATIONS } from '../engine/index.ts';
import { syncedLock, type TranslatedUnit, writeLock } from '../engine/scenario/translation/lock.ts';
import { groupBy } from '../engine/text/group-by.ts';
import type { Translation } from '../engine/words/language.ts';
import { listFinished } from '../server/content/list-cities.ts';
import { didYouMean, quoted } from '../engine/diagnostics/suggest.ts';
import { exportCity, importCity } from './lang/exchange.ts';
import { BESIDE, type LockedTranslation, translationsBeside, translationsOf } from './lang/locked.ts';
import { citiesIn, counted } from './shared/cities.ts';
import { EXIT, misuse, readCommandLine } from './shared/command-line.ts';

// `npm run lang -- status | sync | done`: how the translations of cities and of the files beside them stand, and what
// they were made from.
// `export` and `import` hand a city’s texts to a translator and take them back; `leak` looks for French that no
// translation reaches.

interface Request {
  readonly scenarios: string;
  /** The French file that is confirmed; all without it. */
  readonly file: string | undefined;
  readonly json: boolean;
}

type State = TranslatedUnit['state'];

const STATES: Readonly<Record<State, string>> = {
  done: 'à jour',
  missing: 'à traduire',
  stale: 'à reprendre',
  unlocked: 'hors du verrou',
};

const countOf = ({ units }: LockedTranslation, state: State): number =>
  units.filter((unit) => unit.state === state).length;

/** A city is missing nothing and its translations are of today’s French. */
const isDone = (translation: LockedTranslation): boolean =>
  translation.units.every(({ state }) => state === 'done') &&
  translation.diagnostics.every(({ severity }) => severity !== 'error');

const summaryOf = (translation: LockedTranslation): string =>
  `${translation.city}, ${translation.language} (${translation.isOffered ? 'offerte' : 'en cours'}) : ${Object.entries(
    STATES,
  )
    .map(([state, words]) => `${countOf(translation, state as State)} ${words}`)
    .join(', ')} ; ${counted(translation.diagnostics.length, 'remarque')} de « npm run check ».`;

/** The files that are not done, with the number of their texts in each state. */
function filesOf({ units }: LockedTranslation): readonly string[] {
  const open = units.filter(({ state }) => state !== 'done');
  return [...groupBy(open, ({ file }) => file)].map(([file, list]) => {
    const states = (['missing', 'stale', 'unlocked'] as const).flatMap((state) => {
      const count = list.filter((unit) => unit.state === state).length;
      return count === 0 ? [] : [`${count} ${STATES[state]}`];
    });
    return `  ${file} : ${states.join(', ')}`;
  });
}

function status(translations: readonly LockedTranslation[], { json }: Request): void {
  const lines = translations.flatMap((translation) => [summaryOf(translation), ...filesOf(translation)]);
  const data = translations.map(({ city, language, isOffered, units }) => ({
    city,
    language,
    isOffered,
    units: units.map(({ place: _place, ...unit }) => unit),
  }));
  console.log(json ? JSON.stringify(data) : lines.join('\n'));
  if (!translations.every(isDone)) process.exitCode = EXIT.problems;
}

function write(
  translations: readonly LockedTranslation[],
  { scenarios, json }: Request,
  isAccepted: (unit: TranslatedUnit) => boolean,
): void {
  const written = translations.map((translation) => {
    const path = join(scenarios, translation.lockFile);
    const lock = syncedLock(translation, isAccepted);
    writeFileSync(path, writeLock(lock));
    return { path, texts: [...lock.values()].reduce((sum, units) => sum + units.size, 0) };
  });
  const lines = written.map(({ path, texts }) => `${path} : ${counted(texts, 'texte')}.`);
  console.log(json ? JSON.stringify(written) : lines.join('\n'));
}

const ACTIONS: Readonly<
  Record<string, (translations: readonly LockedTranslation[], request: Request) => void>
> = {
  status,
  sync: (translations, request) => write(translations, request, () => false),
  done: (translations, request) =>
    write(translations, request, ({ file }) => request.file === undefined || file === request.file),
};

const EXCHANGES = { export: exportCity, import: importCity } as const;

/** The texts of one city, to a PO file or from it. */
function exchange(
  name: keyof typeof EXCHANGES,
  { scenarios, json, file }: Request,
  city: string | undefined,
  language: Translation,
): void {
  if (city === undefined) return void misuse('Il manque la ville.');
  if (name === 'import' && (file === undefined || !existsSync(file)))
    return void misuse(`Le fichier PO « ${file ?? ''} » n’existe pas.`);
  EXCHANGES[name]({ scenarios, city, language, file, json });
}

interface Options {
  readonly json?: boolean;
  readonly language: string;
  readonly scenarios: string;
}

const isExchange = (name: string): name is keyof typeof EXCHANGES => Object.hasOwn(EXCHANGES, name);
const NAMES: readonly string[] = [...Object.keys(ACTIONS), ...Object.keys(EXCHANGES), 'leak'];

export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command('lang')
    .description(
      'Les villes, et les fichiers du site, dans d’autres langues. status : ce qui reste à traduire ou à reprendre ; sync : note le français des textes traduits depuis ; done : dit qu’un texte à reprendre est repris ; export, import : les textes d’une ville dans un fichier PO, pour qui traduit, et son retour ; leak : joue les villes dans une langue inventée, et dit ce qui y reste en français.',
    )
    .argument('<action>', NAMES.join(', '))
    .argument(
      '[ville]',
      `nom du dossier de la ville, ou « ${BESIDE} » pour les fichiers à côté des villes ; tout si rien n’est dit`,
    )
    .argument('[fichier]', 'pour done : le fichier français repris ; pour export et import : le fichier PO')
    .option('--language <langue>', 'la langue du fichier PO', 'en')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return;
  const { json = false, language, scenarios } = line.opts<Options>();
  const [name = '', wanted, file] = line.args;
  if (!NAMES.includes(name))
    return void misuse(`L’action « ${name} » n’existe pas. Actions : ${quoted(NAMES)}.`);
  const known = citiesIn(scenarios);
  const locked = Object.hasOwn(ACTIONS, name) ? [...known, BESIDE] : known;
  if (wanted !== undefined && !locked.includes(wanted))
    return void misuse(`La ville « ${wanted} » n’existe pas. ${didYouMean(wanted, locked, '')}`);
  const its = TRANSLATIONS.find((one) => one === language);
  if (!its) return void misuse(`La langue « ${language} » n’existe pas. Langues : ${quoted(TRANSLATIONS)}.`);
  if (isExchange(name)) return exchange(name, { scenarios, file, json }, wanted, its);
  const cities = wanted === undefined ? known : [wanted];
  if (name === 'leak') {
    // Loads the compiler of the site.
    const { leak } = await import('./lang/leak.ts');
    return leak(scenarios, wanted === undefined ? listFinished(scenarios) : cities, json);
  }
  const translations = [
    ...cities.filter((city) => known.includes(city)).flatMap((city) => translationsOf(scenarios, city)),
    ...(wanted === undefined || wanted === BESIDE ? translationsBeside(scenarios) : []),
  ];
  if (file !== undefined && !translations.some(({ units }) => units.some((unit) => unit.file === file)))
    return void misuse(`Il n’y a pas ici de fichier traduit « ${file} ».`);
  ACTIONS[name]?.(translations, { scenarios, file, json });
}

if (import.meta.filename === process.argv[1]) await main(process.argv);
