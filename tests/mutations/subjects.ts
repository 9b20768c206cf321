import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import {
  compilePromotions,
  createCompiler,
  prove,
  readSiteFile,
  type ScenarioSource,
} from '../../engine/index.ts';
import { readFile } from '../../engine/scenario/parse/read-file.ts';
import { type AnyFileOf, kindOf } from '../../engine/scenario/schemas.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { cityNames, scenariosDir } from '../support/cities/cities.ts';
import { tinyCity } from '../../scripts/explain/cities/tiny-city.ts';
import type { Mutant } from './mutant.ts';

/** Returns the diagnostics of a mutated subject. */
export type Check = (source: ScenarioSource, mutant: Mutant) => readonly Diagnostic[];

/** A valid subject: a city, or a file beside the cities. */
export interface Subject {
  readonly name: string;
  readonly source: ScenarioSource;
  /** The schema of a YAML file. */
  readonly kind: (path: string) => keyof AnyFileOf | null;
  /** The checkers, the cheapest first: each runs only if those before reported nothing useful. */
  readonly checks: readonly Check[];
}

/** The year does not matter: no field depends on it. */
const YEAR = 2026;

const compile = createCompiler();

/** Problems of a single file are found earlier than those of the city. */
const checkAlone: Check = (_source, { file, text }) =>
  text === null ? [] : readFile({ path: file, text }).diagnostics;

const checkCompiled: Check = (source) => compile(source).diagnostics;

const checkProved: Check = (source) => {
  const { story } = compile(source);
  return story ? prove(source, story, YEAR).findings : [];
};

const city = (source: ScenarioSource): Subject => ({
  name: source.slug,
  source,
  kind: kindOf,
  checks: [checkAlone, checkCompiled, checkProved],
});

function lone(path: string, kind: keyof AnyFileOf, check: (text: string) => readonly Diagnostic[]): Subject {
  const text = readFileSync(join(scenariosDir, path), 'utf8');
  const source = { slug: path, files: [{ path, text }], media: [] };
  return { name: path, source, kind: () => kind, checks: [(_source, mutant) => check(mutant.text ?? '')] };
}

const CITIES = cityNames.map((name) => name.toUpperCase());

/** The tiny city, every city of the repository, and the files beside them. */
export const subjects: readonly Subject[] = [
  city(tinyCity()),
  ...cityNames.map((name) => city(readCityFolder(join(scenariosDir, name)))),
  lone('site.yaml', 'site', (text) => readSiteFile({ path: 'site.yaml', text }).diagnostics),
  lone(
    'promotions.yaml',
    'promotions',
    (text) => compilePromotions({ path: 'promotions.yaml', text }, CITIES).diagnostics,
  ),
];

/** The mutated subject. */
export function broken({ source }: Subject, { file: path, text }: Mutant): ScenarioSource {
  const medium = path.startsWith('media/') ? path.slice('media/'.length) : null;
  const files = source.files.flatMap((file) =>
    file.path === path ? (text === null ? [] : [{ path, text }]) : [file],
  );
  return {
    ...source,
    files,
    media: text === null ? source.media.filter((name) => name !== medium) : source.media,
  };
}
