import { parse } from 'yaml';
import { newStepDescription } from '../../engine/edit/city/insert-step.ts';
import { newPaperText } from '../../engine/edit/city/papers.ts';
import { samplePuzzle, sampleTexts } from '../../engine/edit/city/sample-step.ts';
import { puzzleTypes, type ScenarioSource } from '../../engine/index.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import type { PuzzleSlug } from '../../engine/types/puzzle.generated.ts';
import { cityTemplates, newCityFiles } from '../content/new-city/create-city.ts';
import { proseIn, proseInData } from './left-to-write.ts';

/** The texts of a step, a message and a document that the studio adds. */
function sampleProse(): readonly string[] {
  const puzzles = (Object.keys(puzzleTypes) as PuzzleSlug[]).flatMap((type) => {
    const puzzle = samplePuzzle(type, { seed: '', media: [] });
    return [puzzle, sampleTexts(puzzle)];
  });
  return proseInData([newStepDescription, newPaperText.trim(), puzzles]).map(({ text }) => text);
}

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
      ...cityTemplates.flatMap((template) =>
        newCityFiles(names, demonstration, template)
          .filter(({ path }) => /\.(yaml|mdx)$/u.test(path))
          .flatMap(({ path, content }) => proseIn({ path, text: content.toString('utf8') }))
          .map((prose) => prose.text),
      ),
    ]);
  known.set(key, found);
  return found;
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
