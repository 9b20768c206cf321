import { stringify } from 'yaml';
import { createCompiler, type Diagnostic, type Status } from '../../../engine/index.ts';
import type { Puzzle } from '../../../engine/types/puzzle.generated.ts';
import { statusOf } from '../stage/stage.ts';
import { setTo } from '../stage/standing.ts';
import { type WorkshopCity, cityOf, shutAt, sourceOf } from './city.ts';

/** Template of `npm run new:city`, used as the city of puzzles that belong to none. */
const FOLDER = '../../../scripts/city-template/';
const texts = import.meta.glob<string>('../../../scripts/city-template/**/*.{yaml,mdx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const media = import.meta.glob<string>('../../../scripts/city-template/media/*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const source = sourceOf({ slug: 'modele', folder: FOLDER, texts, media });

export const templateCity: WorkshopCity = cityOf({ slug: 'modele', folder: FOLDER, texts, media });

const HOST = 'steps/essai.yaml';
const hosting = (puzzle: Puzzle): string =>
  stringify({
    name: 'ESSAI',
    index: 999,
    description: 'À l’essai.',
    tile: 'code',
    reaction: { screen: 'home' },
    puzzle,
  });

/** Diagnostics about the step and about files that do not exist here. */
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

/** Diagnostics of the engine's compiler for a puzzle, as in `npm run check`. */
export function problemsOf(puzzle: Puzzle): readonly Diagnostic[] {
  const { diagnostics } = compile({
    ...source,
    files: [...source.files, { path: HOST, text: hosting(puzzle) }],
  });
  return diagnostics.filter(
    ({ at, severity, code }) => at.file === HOST && severity === 'error' && !NOT_OF_THE_PUZZLE.includes(code),
  );
}

/** Status for a puzzle that belongs to no city, open or closed. */
export function templateStatus(closed: boolean): Status {
  const { scenario } = templateCity;
  const now = Date.now();
  const at = closed ? (shutAt(scenario, now) ?? now) : now;
  return statusOf(templateCity, { arrive: setTo(scenario.start, at), debug: true });
}
