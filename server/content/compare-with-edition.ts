import { join } from 'node:path';
import { checkElsewhere } from '../../engine/city/elsewhere.ts';
import { missedElsewhere } from '../../engine/editions/compare.ts';
import {
  compareEditions,
  compileCity,
  type Comparison,
  type Diagnostic,
  type ScenarioSource,
  type Story,
} from '../../engine/index.ts';
import { isDraft } from '../../engine/scenario/scenario.ts';
import { EditionUnavailable, type GitEdition } from './git-edition.ts';
import { listFinished } from './list-cities.ts';
import { readCityFolder } from './read-city-folder.ts';

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

/** Compares a city with its version at the commit; a new city, or a draft, has no players yet. */
export function compareCity(scenarios: string, city: string, edition: GitEdition): ComparedCity {
  const source = readCityFolder(join(scenarios, city));
  const { story, diagnostics } = compileCity(source);
  const nothing = { city, source, comparison: null };
  const old = edition.read(city);
  if (!old || isDraft(old.files.find(({ path }) => path === 'scenario.yaml')?.text ?? ''))
    return {
      ...nothing,
      diagnostics: [],
      remark: `elle n’existait pas à ${edition.commit} : aucun joueur ne peut s’y trouver.`,
    };
  if (!story) return { ...nothing, diagnostics, remark: 'il y a d’abord ceci à corriger.' };
  const before = compileCity(old);
  if (!before.story) throw new EditionUnavailable(unreadable(city, edition, before.diagnostics));
  const comparison = compareEditions({ source: old, story: before.story }, { source, story });
  const missed = missedBy(scenarios, city, story);
  return { city, source, comparison, diagnostics: [...comparison.findings, ...missed], remark: null };
}

/**
 * Names of this city that other cities read and that it no longer has. Most cities read nothing: they are not
 * compiled.
 */
function missedBy(scenarios: string, city: string, { scenario }: Story): readonly Diagnostic[] {
  return listFinished(scenarios).flatMap((by) => {
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
