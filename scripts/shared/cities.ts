import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import colours from 'picocolors';
import { type Palette, formatDiagnostic } from '../../engine/diagnostics/format.ts';
import { didYouMean } from '../../engine/diagnostics/suggest.ts';
import type { Diagnostic, ScenarioSource } from '../../engine/index.ts';
import { listCities, listFinished } from '../../server/content/list-cities.ts';
import { misuse, readCommandLine } from './command-line.ts';

export const palette: Palette = {
  place: colours.bold,
  error: colours.red,
  warning: colours.yellow,
  frame: colours.dim,
  wayOut: colours.cyan,
};

/** Arguments of a command about cities. */
export interface CityRequest {
  readonly scenarios: string;
  readonly cities: readonly string[];
  /**
   * True when no city was named: the command is for all cities that are not being written, and for the files
   * beside them.
   */
  readonly isEvery: boolean;
  readonly json: boolean;
}

/** Empty when the folder does not exist. */
export const citiesIn = (scenarios: string): string[] => (existsSync(scenarios) ? listCities(scenarios) : []);

/** Parses a command about one city or all. Null, with the exit code set, after help or misuse. */
export function readCityRequest(program: Command, argv: readonly string[]): CityRequest | null {
  program
    .argument('[ville]', 'nom du dossier de la ville ; toutes si rien n’est dit')
    .option('--json', 'du JSON seul sur la sortie')
    .option('--scenarios <dossier>', 'dossier des villes', 'scenarios');
  const line = readCommandLine(program, argv);
  if (!line) return null;
  const { json = false, scenarios } = line.opts<{ json?: boolean; scenarios: string }>();
  const known = citiesIn(scenarios);
  const wanted = line.args[0];
  if (wanted === undefined) {
    const cities = existsSync(scenarios) ? listFinished(scenarios) : [];
    return { scenarios, cities, isEvery: true, json };
  }
  if (known.includes(wanted)) return { scenarios, cities: [wanted], isEvery: false, json };
  return misuse(
    `La ville « ${wanted} » n’existe pas. ${didYouMean(wanted, known, `Aucun dossier ${join(scenarios, wanted)}.`)}`,
  );
}

/** A problem formatted for a terminal. */
export function formatProblemOfCity(
  diagnostic: Diagnostic,
  source: ScenarioSource,
  scenarios: string,
): string {
  const text = source.files.find(({ path }) => path === diagnostic.at.file)?.text ?? null;
  return formatDiagnostic(diagnostic, join(scenarios, source.slug), text, palette);
}

/** A problem for JSON output, with the fields of its position at the top level. */
export const flattened = ({ at, ...rest }: Diagnostic) => ({ ...rest, ...at });

export const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;
