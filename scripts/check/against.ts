import { join } from 'node:path';
import colours from 'picocolors';
import { checkElsewhere } from '../../engine/city/elsewhere.ts';
import { cityRemoved, missedElsewhere } from '../../engine/editions/compare.ts';
import {
  compareEditions,
  compileCity,
  type Comparison,
  type Diagnostic,
  type ScenarioSource,
  type StepVerdict,
  type Story,
} from '../../engine/index.ts';
import { readCityFolder } from '../../server/content/read-city-folder.ts';
import { citiesIn, counted, flattened, formatProblemOfCity } from '../cities.ts';
import { type GitEdition, EditionUnavailable } from './git-edition.ts';

/** A city compared with an earlier version. `comparison`: null when the two cannot be compared. */
export interface ComparedCity {
  readonly city: string;
  readonly source: ScenarioSource;
  readonly comparison: Comparison | null;
  /** Problems of the current files, or effects of the edit. */
  readonly diagnostics: readonly Diagnostic[];
  /** French; the reason when nothing was compared. */
  readonly remark: string | null;
}

/** Compares a city with its version at the commit; a new city has no players yet. */
export function compareCity(scenarios: string, city: string, edition: GitEdition): ComparedCity {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  const nothing = { city, source, comparison: null };
  const old = edition.read(city);
  if (!old) return { ...nothing, diagnostics: [], remark: `elle n’existait pas à ${edition.commit} : aucun joueur ne peut s’y trouver.` };
  if (!story) return { ...nothing, diagnostics, remark: 'il y a d’abord ceci à corriger.' };
  const before = compileCity(old);
  if (!before.story) throw new EditionUnavailable(unreadable(city, edition, before.diagnostics));
  const comparison = compareEditions({ source: old, story: before.story }, { source, story });
  const missed = missedBy(scenarios, city, story);
  return { city, source, comparison, diagnostics: [...comparison.findings, ...missed], remark: null };
}

/** What the other cities read of this one that it no longer has. Most cities read nothing: they are not compiled. */
function missedBy(scenarios: string, city: string, { scenario }: Story): readonly Diagnostic[] {
  return citiesIn(scenarios).flatMap((by) => {
    const source = by === city ? null : readCityFolder(join(scenarios, by));
    if (!source?.files.some(({ text }) => text.includes('elsewhere'))) return [];
    const reads = compileCity(source).elsewhere.filter((read) => read.city === city);
    return checkElsewhere(reads, [city], () => scenario).map((diagnostic) => missedElsewhere(by, diagnostic));
  });
}

function unreadable(city: string, { commit }: GitEdition, diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === 'error');
  const where = first ? ` ${first.at.file}, ligne ${first.at.line} : ${first.message}` : '';
  return `La ville « ${city} » de ${commit} ne se lit pas avec les règles d’aujourd’hui.${where}`;
}

/** Cities of the commit whose folder no longer exists. */
export function removedCities(edition: GitEdition, cities: readonly string[]): ComparedCity[] {
  return edition.cities
    .filter((city) => !cities.includes(city))
    .map((city) => {
      const gone = { city, source: { slug: city, files: [], media: [] }, comparison: null };
      return { ...gone, diagnostics: [cityRemoved(city)], remark: 'elle n’est plus là.' };
    });
}

const VERDICTS: Readonly<Record<StepVerdict, string>> = {
  same: colours.dim('inchangée'),
  words: 'les mots changent',
  moved: colours.green('les joueurs suivent'),
  warned: colours.yellow('à voir'),
  refused: colours.red('refusé'),
};

/** A line per step, then each finding with its framed line. */
export function formatComparison(
  { city, source, comparison, diagnostics, remark }: ComparedCity,
  { commit }: GitEdition,
  scenarios: string,
): string {
  const steps = comparison?.steps ?? [];
  const width = Math.max(0, ...steps.map(({ step }) => step.length));
  const lines = steps.map(({ index, step, to, verdict, codes }) => {
    const where = to === step ? '' : `  → ${to}`;
    return `  ${String(index).padStart(4)}. ${step.padEnd(width)}  ${VERDICTS[verdict]}${where}${codes.length > 0 ? colours.dim(`  ${codes.join(', ')}`) : ''}`;
  });
  const heading = `${colours.bold(city)}, depuis ${commit}${remark ? ` : ${remark}` : ` : ${counted(steps.length, 'étape')}`}`;
  return [heading, ...lines, '', ...diagnostics.flatMap((diagnostic) => [formatProblemOfCity(diagnostic, source, scenarios), ''])].join(
    '\n',
  );
}

export function comparisonSummary(cities: readonly ComparedCity[], { commit }: GitEdition): string {
  const all = cities.flatMap(({ diagnostics }) => diagnostics);
  const where = cities.length === 1 ? '1 ville comparée' : `${cities.length} villes comparées`;
  if (all.length === 0) return `${where} à ${commit} : personne ne perd rien.`;
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const refusals = `${errors} changement${errors > 1 ? 's' : ''} refusé${errors > 1 ? 's' : ''}`;
  return `${where} à ${commit} : ${refusals}, ${counted(all.length - errors, 'avertissement')}.`;
}

export function comparisonJson(cities: readonly ComparedCity[], { commit }: GitEdition): object {
  return {
    against: commit,
    cities: cities.map(({ city, comparison, diagnostics }) => ({
      city,
      compared: comparison !== null,
      steps: comparison?.steps ?? [],
      problems: diagnostics.map(flattened),
    })),
  };
}
