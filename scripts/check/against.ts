import colours from 'picocolors';
import { cityRemoved } from '../../engine/editions/compare.ts';
import { type StepVerdict, verdictWords } from '../../engine/editions/step-changes.ts';
import type { ComparedCity } from '../../server/content/compare-with-edition.ts';
import type { GitEdition } from '../../server/content/git-edition.ts';
import { counted, flattened, formatProblemOfCity } from '../shared/cities.ts';

/** Cities of the commit whose folder no longer exists. */
export function removedCities(edition: GitEdition, cities: readonly string[]): ComparedCity[] {
  return edition.cities
    .filter((city) => !cities.includes(city))
    .map((city) => {
      const gone = { city, source: { slug: city, files: [], media: [] }, comparison: null };
      return { ...gone, diagnostics: [cityRemoved(city)], remark: 'elle n’est plus là.' };
    });
}

const COLOURS: Readonly<Record<StepVerdict, (text: string) => string>> = {
  same: colours.dim,
  words: String,
  moved: colours.green,
  warned: colours.yellow,
  refused: colours.red,
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
    return `  ${String(index).padStart(4)}. ${step.padEnd(width)}  ${COLOURS[verdict](verdictWords[verdict])}${where}${codes.length > 0 ? colours.dim(`  ${codes.join(', ')}`) : ''}`;
  });
  const heading = `${colours.bold(city)}, depuis ${commit}${remark ? ` : ${remark}` : ` : ${counted(steps.length, 'étape')}`}`;
  return [
    heading,
    ...lines,
    '',
    ...diagnostics.flatMap((diagnostic) => [formatProblemOfCity(diagnostic, source, scenarios), '']),
  ].join('\n');
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
