import { placeOfOptions } from '../../puzzles/index.ts';
import type { Puzzle, PuzzleSlug } from '../../types/puzzle.generated.ts';
import type { StepFile } from '../../types/step.generated.ts';
import { refuse } from '../refusal.ts';
import { type Arrow, readArrow } from './arrows.ts';
import { type CitiesDraft, stepNamed, stepsIn } from './draft.ts';
import { fillExamples } from './example-table.ts';
import { mediaIn, nextIndex, samplePuzzle, sampleTexts, stepPath, stepText } from './sample-step.ts';
import { requireFreeName } from './rename.ts';

export interface Option {
  readonly name: string;
  readonly label: string;
  readonly next?: string;
}

export interface NewPart {
  readonly name: string;
  readonly title: string;
}

/** What a new step says of itself until it is written. */
export const newStepDescription = 'Une nouvelle épreuve vous attend.';

function createStep(
  draft: CitiesDraft,
  slug: string,
  step: Partial<StepFile> & { readonly name: string },
): void {
  requireFreeName(draft, slug, 'step', step.name);
  const { name, kind, title, gather, needs, from, ...rest } = step;
  const first = {
    name,
    index: nextIndex(draft, slug),
    kind,
    title,
    gather,
    needs,
    from,
    description: newStepDescription,
  };
  const whole = { ...first, ...rest } as Partial<StepFile>;
  draft.edit(stepPath(slug, whole), { op: 'create', text: stepText(whole) });
  fillExamples(draft, slug, name);
}

/** A tile that the city already uses for the instrument. */
const tileFor = (draft: CitiesDraft, slug: string, type: PuzzleSlug): StepFile['tile'] =>
  stepsIn(draft, slug).find(({ data }) => data.puzzle?.type === type && data.tile)?.data.tile ?? 'code';

/** Puts a step on an arrow: the arrow leads to it, and it leads where the arrow led. */
function insertOn(
  draft: CitiesDraft,
  slug: string,
  arrow: Arrow,
  step: Partial<StepFile> & { readonly name: string },
): void {
  const { file, to } = readArrow(draft, slug, arrow);
  if (to === undefined) return refuse('edit-no-arrow');
  createStep(draft, slug, { ...step, next: to });
  draft.edit(file, { op: 'set', path: arrow.path, value: step.name });
}

/** A puzzle to begin with, whose pictures and sounds the city has from then on. */
function sampleFor(draft: CitiesDraft, slug: string, name: string, type: PuzzleSlug): Puzzle {
  const puzzle = samplePuzzle(type, { seed: `${slug} ${name}`, media: draft.media(slug) });
  draft.addMedia(slug, mediaIn(puzzle));
  return puzzle;
}

const puzzled = (draft: CitiesDraft, slug: string, puzzle: Puzzle): Partial<StepFile> => ({
  tile: tileFor(draft, slug, puzzle.type),
  reaction: { screen: 'home' },
  puzzle,
  ...sampleTexts(puzzle),
});

/** A new step with a complete puzzle of a type, made from the type’s own example. */
export function insertStep(
  draft: CitiesDraft,
  slug: string,
  change: { readonly arrow: Arrow; readonly name: string; readonly type: PuzzleSlug },
): void {
  const { arrow, name, type } = change;
  insertOn(draft, slug, arrow, { name, ...puzzled(draft, slug, sampleFor(draft, slug, name, type)) });
}

/** A decision between other options than those of its example. */
function puzzleWithOptions(sample: Puzzle, options: readonly Option[]): Puzzle {
  const [field, ...deeper] = placeOfOptions(sample);
  if (field === undefined || deeper.length > 0) return refuse('edit-wrong-kind');
  return {
    ...sample,
    [field]: options.map(({ name, label, next }) => ({ name, label, ...(next !== undefined && { next }) })),
  };
}

/** A decision between options. */
export function insertChoice(
  draft: CitiesDraft,
  slug: string,
  change: {
    readonly arrow: Arrow;
    readonly name: string;
    readonly type: PuzzleSlug;
    readonly options: readonly Option[];
  },
): void {
  const { arrow, name, type, options } = change;
  insertOn(draft, slug, arrow, {
    name,
    ...puzzled(draft, slug, puzzleWithOptions(sampleFor(draft, slug, name, type), options)),
  });
}

const besideTexts = (puzzle: Puzzle): Partial<StepFile> => ({ puzzle, ...sampleTexts(puzzle) });

/** A gathering with its small steps, in any order. */
export function insertGathering(
  draft: CitiesDraft,
  slug: string,
  change: {
    readonly arrow: Arrow;
    readonly name: string;
    readonly parts: readonly NewPart[];
    readonly needs?: number;
    readonly type: PuzzleSlug;
  },
): void {
  const { arrow, name, parts, needs, type } = change;
  const [first, second, ...more] = parts.map((part) => part.name);
  if (first === undefined || second === undefined) return refuse('edit-too-few');
  const gather = [first, second, ...more] as NonNullable<StepFile['gather']>;
  const whole = {
    name,
    kind: 'gathering',
    gather,
    ...(needs !== undefined && { needs }),
    tile: 'code',
    reaction: { screen: 'home' },
  } as const;
  insertOn(draft, slug, arrow, whole);
  for (const part of parts)
    createStep(draft, slug, {
      ...part,
      kind: 'part',
      ...besideTexts(sampleFor(draft, slug, part.name, type)),
    });
}

/** A step beside the route. */
export function addAside(
  draft: CitiesDraft,
  slug: string,
  change: {
    readonly name: string;
    readonly title: string;
    readonly from: string;
    readonly type: PuzzleSlug;
  },
): void {
  const { name, title, from, type } = change;
  stepNamed(draft, slug, from);
  createStep(draft, slug, {
    name,
    kind: 'aside',
    title,
    from,
    ...besideTexts(sampleFor(draft, slug, name, type)),
  });
}
