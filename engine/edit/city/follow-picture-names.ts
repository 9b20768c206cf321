import type { Step } from '../../scenario/scenario.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { type CitiesDraft, type CityPath, type StepInDraft, stepsIn, walkthroughsIn } from './draft.ts';
import { readWalkthrough } from '../walkthrough/update-walkthrough.ts';
import { renameUnits, translatedFiles } from './translations.ts';

type Renamed = readonly (readonly [from: string, to: string])[];

const namesIn = (puzzle: Step['puzzle'] | undefined): readonly unknown[] =>
  puzzle && 'pictures' in puzzle && Array.isArray(puzzle.pictures) ? puzzle.pictures.map(({ id }) => id) : [];

/** A picture that stands where it stood, under a name that none had: pictures that change places keep theirs. */
function renamedPictures(before: Step['puzzle'] | undefined, after: Step['puzzle'] | undefined): Renamed {
  const [were, are] = [namesIn(before), namesIn(after)];
  if (were.length !== are.length) return [];
  return were.flatMap((from, index) => {
    const to = are[index];
    return typeof from === 'string' && typeof to === 'string' && !are.includes(from) && !were.includes(to)
      ? [[from, to] as const]
      : [];
  });
}

/** The text with the new names: « horloge-puits », « puits avant horloge ». */
const worded = (text: string, renamed: Renamed): string =>
  renamed.reduce(
    (words, [from, to]) => words.replaceAll(new RegExp(`(?<![\\p{L}\\d])${from}(?![\\p{L}\\d])`, 'giu'), to),
    text,
  );

/** The places of a step’s file that name pictures. */
const NAMES_PICTURES = /^(?:puzzle\.(?:solution|pictures\.\d+\.id)|examples|replies\.\d+\.to)(?:\.|$)/u;

const textsIn = (value: unknown, path: ValuePath = []): readonly (readonly [ValuePath, string])[] => {
  if (typeof value === 'string') return NAMES_PICTURES.test(path.join('.')) ? [[path, value]] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
};

const setWorded = (
  draft: CitiesDraft,
  file: CityPath,
  texts: readonly (readonly [ValuePath, string])[],
  renamed: Renamed,
): void =>
  texts.forEach(([path, text]) => {
    const value = worded(text, renamed);
    if (value !== text) draft.edit(file, { op: 'set', path, value });
  });

function followIn(draft: CitiesDraft, { file, data: { name } }: StepInDraft, renamed: Renamed): void {
  for (const [own, french] of [[file, file] as const, ...translatedFiles(draft, file.slug)])
    if (french.path === file.path) setWorded(draft, own, textsIn(draft.data(own)), renamed);
  renameUnits(draft, file.slug, ([path, unit]) => [
    path,
    path === file.path
      ? unit.replace(
          /^(puzzle\.pictures\.|replies\.)(.*)(?=\.)/u,
          (_all, list: string, item: string) => list + worded(item, renamed),
        )
      : unit,
  ]);
  for (const walk of walkthroughsIn(draft, file.slug)) {
    const answers = readWalkthrough(draft.text(walk) ?? '').moves.flatMap(({ at, answer }, index) =>
      at === name && answer !== undefined ? [[['moves', index, 'answer'], answer] as const] : [],
    );
    setWorded(draft, walk, answers, renamed);
  }
}

/**
 * Lets the solution, the replies, the table and the walkthroughs of a step name its pictures as an edit named
 * them. `before`: the steps without the edit. Returns what the writer must know.
 */
export const followPictureNames = (
  draft: CitiesDraft,
  slug: string,
  before: Readonly<Record<string, Step>>,
): readonly string[] =>
  stepsIn(draft, slug).flatMap((step) => {
    const renamed = renamedPictures(before[step.data.name ?? '']?.puzzle, step.data.puzzle);
    if (renamed.length === 0) return [];
    followIn(draft, step, renamed);
    return renamed.map(
      ([from, to]) => `L’image « ${from} » s’appelle « ${to} » dans la solution, les essais et les parcours.`,
    );
  });
