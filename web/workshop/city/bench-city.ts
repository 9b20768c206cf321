import { stringify } from 'yaml';
import { createCompiler, type Diagnostic, type Status } from '../../../engine/index.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { cityOf, sourceOf, type WorkshopCity } from './city.ts';
import { shutAt, statusOfStep } from './step-status.ts';

/** The city that `npm run new:city` starts from stands round a puzzle that belongs to none. */
const FOLDER = '../../../scripts/city-template/';
const texts = import.meta.glob<string>('../../../scripts/city-template/**/*.{yaml,mdx}', { query: '?raw', import: 'default', eager: true });
const media = import.meta.glob<string>('../../../scripts/city-template/media/*', { query: '?url', import: 'default', eager: true });
const source = sourceOf({ slug: 'modele', folder: FOLDER, texts, media });

export const benchCity: WorkshopCity = cityOf({ slug: 'modele', folder: FOLDER, texts, media });

const HOST = 'steps/essai.yaml';
const hosting = (puzzle: Puzzle): string =>
  stringify({ name: 'ESSAI', index: 999, description: 'À l’essai.', tile: 'code', reaction: { screen: 'home' }, puzzle });

/** What is asked of the step round a puzzle, and of the files that it names: neither is there on the bench. */
const NOT_OF_THE_PUZZLE: readonly string[] = [
  'dead-end',
  'missing-examples',
  'too-few-hints',
  'unknown-app',
  'unknown-document',
  'unknown-message',
  'unknown-medium',
  'missing-sound-format',
];

const compile = createCompiler();

/** What the engine's compiler says of a puzzle, in the words of `npm run check`. */
export function problemsOf(puzzle: Puzzle): readonly Diagnostic[] {
  const { diagnostics } = compile({ ...source, files: [...source.files, { path: HOST, text: hosting(puzzle) }] });
  return diagnostics.filter(({ at, severity, code }) => at.file === HOST && severity === 'error' && !NOT_OF_THE_PUZZLE.includes(code));
}

/** The status round a puzzle that belongs to no city, by day or while it is shut. */
export function benchStatus(closed: boolean): Status {
  const now = Date.now();
  return statusOfStep(benchCity, benchCity.scenario.start, closed ? (shutAt(benchCity.scenario, now) ?? now) : now);
}
