import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { puzzleTypes } from '../../engine/puzzles/index.ts';
import type { Puzzle } from '../../engine/types/puzzle.generated.ts';

/** An example of the guide: `<slug>.yaml`, or `<slug>-<word>.yaml` for a variant of the same type. */
export interface PuzzleExample {
  readonly name: string;
  readonly config: Puzzle;
  /** Without the comments above the first field, which are for editors and the author of the type. */
  readonly text: string;
}

export interface ExampledType {
  readonly slug: keyof typeof puzzleTypes;
  readonly title: string;
  readonly description: string;
  /** The example without suffix first. */
  readonly examples: readonly PuzzleExample[];
}

const folder = join(import.meta.dirname, 'puzzles');

function readExample(file: string): PuzzleExample {
  const text = readFileSync(join(folder, file), 'utf8').replace(/^(#.*\n)+/u, '');
  return { name: file.replace(/\.yaml$/u, ''), config: parse(text) as Puzzle, text };
}

/** Every puzzle type with its examples, sorted by French title. */
export function exampledTypes(): ExampledType[] {
  const examples = readdirSync(folder).map(readExample);
  const types = Object.values(puzzleTypes).map(({ slug, schema: { title, description } }) => {
    const own = examples
      .filter(({ config }) => config.type === slug)
      .sort((a, b) => a.name.length - b.name.length);
    return { slug, title, description, examples: own };
  });
  return types.sort((a, b) => a.title.localeCompare(b.title, 'fr'));
}
