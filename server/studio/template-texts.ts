import { parse } from 'yaml';
import { firstTrials } from '../../engine/edit/city/example-table.ts';
import { newStepDescription } from '../../engine/edit/city/insert-step.ts';
import { newPaperText } from '../../engine/edit/city/papers.ts';
import { samplePuzzle, sampleTexts } from '../../engine/edit/city/sample-step.ts';
import { puzzleTypes, type ScenarioSource, type SourceFile } from '../../engine/index.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import type { Puzzle, PuzzleSlug } from '../../engine/types/puzzle.generated.ts';
import { cityTemplates, newCityFiles } from '../content/new-city/create-city.ts';
import type { CityNames } from '../content/new-city/names.ts';
import { dataOf, proseIn, proseInData } from './left-to-write.ts';

/** The puzzles of the steps that the studio adds. */
const samplePuzzles = (): readonly Puzzle[] =>
  (Object.keys(puzzleTypes) as PuzzleSlug[]).map((type) => samplePuzzle(type, { seed: '', media: [] }));

/** The texts of a step, a message and a document that the studio adds. */
function sampleProse(): readonly string[] {
  const puzzles = samplePuzzles().flatMap((puzzle) => [puzzle, sampleTexts(puzzle)]);
  return proseInData([newStepDescription, newPaperText.trim(), puzzles]).map(({ text }) => text);
}

/** The texts of all templates, with the names of a city in them. */
const templateFiles = (names: CityNames, demonstration: string): readonly SourceFile[] =>
  cityTemplates.flatMap((template) =>
    newCityFiles(names, demonstration, template)
      .filter(({ path }) => /\.(yaml|mdx)$/u.test(path))
      .map(({ path, content }) => ({ path, text: content.toString('utf8') })),
  );

const known = new Map<string, ReadonlySet<string>>();

/** The texts that a city may have from its template, with its own names in them. */
export function templateTexts({ slug, files }: ScenarioSource): ReadonlySet<string> {
  const text = files.find(({ path }) => path === 'scenario.yaml')?.text ?? '';
  const fieldIn = (name: string): string =>
    new RegExp(`^${name}: *["']?(.*?)["']? *(?:#.*)?$`, 'mu').exec(text)?.[1] ?? '';
  const names = { slug, code: fieldIn('city'), name: fieldIn('name') };
  const demonstration = fieldIn('demonstration');
  const key = JSON.stringify([names, demonstration]);
  const found =
    known.get(key) ??
    new Set([
      ...sampleProse(),
      ...templateFiles(names, demonstration)
        .flatMap(proseIn)
        .map(({ text: prose }) => prose),
    ]);
  known.set(key, found);
  return found;
}

let trials: ReadonlySet<string> | null = null;

/** The right and nearly right answers in the tables of templates, and of the steps that the studio adds. */
export function templateTrials(): ReadonlySet<string> {
  const inTables = (): readonly unknown[] =>
    templateFiles({ slug: '', code: '', name: '' }, '').flatMap(({ path, text }) => {
      const step = path.startsWith('steps/') ? dataOf(text) : null;
      const table = isRecord(step) && isRecord(step.examples) ? step.examples : {};
      return [table.accept, table.almost].flat();
    });
  trials ??= new Set([
    ...samplePuzzles().flatMap((puzzle) => firstTrials(puzzle, sampleTexts(puzzle).replies)),
    ...inTables().filter((text) => typeof text === 'string'),
  ]);
  return trials;
}

/** The files of media/ whose maker and licence are noted. `text`: of licences.yaml. */
export function notedMedia(text: string): ReadonlySet<string> {
  try {
    const noted: unknown = parse(text, { logLevel: 'silent' });
    return new Set(isRecord(noted) ? Object.keys(noted) : []);
  } catch {
    return new Set();
  }
}
