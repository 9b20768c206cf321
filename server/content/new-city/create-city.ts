import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listCities } from '../list-cities.ts';
import { announcedBy } from '../load-content.ts';
import type { CityNames } from './names.ts';

export interface CreatedCity extends CityNames {
  readonly folder: string;
  readonly demonstration: string;
  readonly created: readonly string[];
}

/** Codes of the other cities' demonstration letters. */
function takenCodes(scenarios: string): Set<string> {
  const cities = existsSync(scenarios) ? listCities(scenarios) : [];
  return new Set(cities.flatMap((city) => announcedBy(join(scenarios, city))?.code ?? []));
}

/** The line of a city that is still being written, below its name. */
const DRAFT = 'draft: true # En cours d’écriture : l’atelier seul la lit, jusqu’à « Publier ».';

const asDraft = ({ path, content }: CityFile): CityFile =>
  path === 'scenario.yaml'
    ? { path, content: Buffer.from(content.toString('utf8').replace(/^name: .*$/mu, `$&\n${DRAFT}`)) }
    : { path, content };

/** Writes a template with the names of a new city. `isDraft`: it is still being written. */
export function createCity(
  scenarios: string,
  names: CityNames,
  template: TemplateName,
  isDraft = false,
): CreatedCity {
  const folder = join(scenarios, names.slug);
  const demonstration = demonstrationCode(names, takenCodes(scenarios));
  const whole = newCityFiles(names, demonstration, template);
  const files = isDraft ? whole.map(asDraft) : whole;
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode: path.endsWith('.sh') ? 0o755 : 0o644 });
  }
  return { ...names, folder, demonstration, created: files.map(({ path }) => path) };
}

/** `path`: relative to the city's folder. */
interface CityFile {
  readonly path: string;
  readonly content: Buffer;
}

const SCRIPTS = resolve(import.meta.dirname, '../../../scripts');

/** A complete, playable city; the tests play it too. */
export const templateFolder = join(SCRIPTS, 'city-template');

/** Pictures and sounds for a puzzle that the studio adds: those that the types’ examples name, and the template’s. */
export function sampleMedia(): ReadonlyMap<string, Buffer> {
  const folders = [join(templateFolder, 'media'), join(SCRIPTS, 'sample-media')];
  return new Map(
    folders.flatMap((folder) =>
      filesOf(folder).flatMap((name) =>
        TEXT.test(name) ? [] : [[name, readFileSync(join(folder, name))] as const],
      ),
    ),
  );
}

/** The folders of each template; files of a later one replace those of an earlier one. */
const TEMPLATES = {
  blank: [join(SCRIPTS, 'city-template-blank')],
  simple: [templateFolder],
  branching: [templateFolder, join(SCRIPTS, 'city-template-branching')],
  roles: [templateFolder, join(SCRIPTS, 'city-template-roles')],
} as const;

type TemplateName = keyof typeof TEMPLATES;
export const cityTemplates = Object.keys(TEMPLATES) as readonly TemplateName[];

/** Names in the template that are replaced by the new city's. */
const OWN_NAMES = { code: 'MODELE', name: 'Modèle', demonstration: 'MODEL1', reference: 'MOD/1-A' } as const;

const TEXT = /\.(yaml|mdx|sh)$/u;

/** An unused code of six characters: BORD01, or BORD02 when that is taken. */
export function demonstrationCode({ code }: CityNames, taken: ReadonlySet<string>): string {
  const letters = code.replaceAll('_', '').slice(0, 4).padEnd(4, 'X');
  for (let number = 1; number < 100; number += 1) {
    const candidate = `${letters}${String(number).padStart(2, '0')}`;
    if (!taken.has(candidate)) return candidate;
  }
  throw new Error(`Tous les codes de démonstration de ${letters}01 à ${letters}99 sont pris.`);
}

export function newCityFiles(names: CityNames, demonstration: string, template: TemplateName): CityFile[] {
  const reference = `${names.code.replaceAll('_', '').slice(0, 3).padEnd(3, 'X')}/1-A`;
  const own = { ...names, demonstration, reference };
  const renamed = (text: string): string =>
    Object.entries(OWN_NAMES).reduce(
      (result, [key, word]) => result.replaceAll(word, own[key as keyof typeof OWN_NAMES]),
      text,
    );
  const sources = new Map(
    TEMPLATES[template].flatMap((folder) =>
      filesOf(folder).map((path) => [path, join(folder, path)] as const),
    ),
  );
  return [...sources]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([path, source]) => {
      const content = readFileSync(source);
      return { path, content: TEXT.test(path) ? Buffer.from(renamed(content.toString('utf8'))) : content };
    });
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
