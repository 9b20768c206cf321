import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/diagnostics/diagnostic.ts';
import { compilePromotions, compileScenario, prove, readSiteFile, type ScenarioSource } from '../../engine/index.ts';
import { type AnyFileOf, kindOf } from '../../engine/scenario/schemas.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { cityNames, scenariosDir } from '../support/cities.ts';
import { tinyCity } from '../support/tiny-city.ts';

/** A sound thing to break: a city, or a file beside the cities. */
export interface Subject {
  readonly name: string;
  readonly source: ScenarioSource;
  /** Which schema a YAML file follows. */
  readonly kind: (path: string) => keyof AnyFileOf | null;
  readonly check: (source: ScenarioSource) => readonly Diagnostic[];
}

/** Any year will do: no field is about one. */
const YEAR = 2026;

/** What the compiler says; where it says nothing, what playing shows. */
function checkCity(source: ScenarioSource): readonly Diagnostic[] {
  const { scenario, diagnostics } = compileScenario(source);
  return diagnostics.length > 0 || !scenario ? diagnostics : prove(source, scenario, YEAR).findings;
}

const city = (source: ScenarioSource): Subject => ({ name: source.slug, source, kind: kindOf, check: checkCity });

function lone(path: string, kind: keyof AnyFileOf, check: (text: string) => readonly Diagnostic[]): Subject {
  const text = readFileSync(join(scenariosDir, path), 'utf8');
  const source = { slug: path, files: [{ path, text }], media: [] };
  return { name: path, source, kind: () => kind, check: ({ files }) => check(files[0]?.text ?? '') };
}

const CITIES = cityNames.map((name) => name.toUpperCase());

/** The tiny city, every city of the repository, and the files beside them. */
export const subjects: readonly Subject[] = [
  city(tinyCity()),
  ...cityNames.map((name) => city(readCityFolder(join(scenariosDir, name)))),
  lone('site.yaml', 'site', (text) => readSiteFile({ path: 'site.yaml', text }).diagnostics),
  lone('promotions.yaml', 'promotions', (text) => compilePromotions({ path: 'promotions.yaml', text }, CITIES).diagnostics),
];

export function broken({ source }: Subject, path: string, text: string | null): ScenarioSource {
  const isMedium = path.startsWith('media/') && !path.endsWith('.yaml');
  if (isMedium) return { ...source, media: source.media.filter((name) => `media/${name}` !== path) };
  const files = source.files.flatMap((file) => (file.path === path ? (text === null ? [] : [{ path, text }]) : [file]));
  const gone = text === null && path.startsWith('media/') ? path.slice('media/'.length) : null;
  return { ...source, files, media: source.media.filter((name) => name !== gone) };
}
