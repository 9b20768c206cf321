import { createCompiler, type ScenarioSource, type Story } from '../../engine/index.ts';
import type { ScenarioFile } from '../../engine/types/scenario.generated.ts';
import type { StepFile } from '../../engine/types/step.generated.ts';
import { chanceOf } from './chance.ts';
import { randomStory, type StoryFiles } from './random-story.ts';

/** The first edition, and two later ones in which things were renamed. */
export const EDITIONS = [0, 1, 2] as const;

/** A generated city in all its editions. */
export interface RandomCity {
  readonly seed: string;
  /** By edition. */
  readonly stories: readonly Story[];
  readonly sources: readonly ScenarioSource[];
  /** The name of something in an edition, by its name in the first one. */
  nameIn(edition: number, name: string): string;
}

/** The numbers of the editions that rename a thing, by its first name. */
type Renames = ReadonlyMap<string, readonly number[]>;

/** The same seed makes the same city. Throws when the generator wrote a city that `check` refuses. */
export function randomCity(seed: string): RandomCity {
  const files = randomStory(seed);
  const renames = drawRenames(seed, files);
  const compile = createCompiler();
  const sources = EDITIONS.map((edition) => editionOf(files, renames, edition));
  const stories = sources.map((source) => {
    const { story, diagnostics } = compile(source);
    if (!story) throw new Error(`${seed}: ${JSON.stringify(diagnostics, null, 1)}`);
    return story;
  });
  return { seed, stories, sources, nameIn: (edition, name) => nameIn(renames, edition, name) };
}

function drawRenames(seed: string, { steps, scenario }: StoryFiles): Renames {
  const chance = chanceOf(`names of ${seed}`);
  const papers = [...scenario.messages, ...scenario.documents].map(({ slug }) => slug);
  const names = [
    ...steps.flatMap((step) => [step.name, ...optionsIn(step).map(({ name }) => name)]),
    ...papers,
  ];
  return new Map(names.map((name) => [name, [1, 2].filter(() => chance.happens(0.3))]));
}

const optionsIn = ({ puzzle }: StepFile) => (puzzle?.type === 'choice' ? puzzle.options : []);

const CAPITALS = /^[A-Z]/u;

function nameIn(renames: Renames, edition: number, name: string): string {
  const last = renames.get(name)?.findLast((one) => one <= edition);
  if (last === undefined) return name;
  return CAPITALS.test(name) ? `${name}_R${last}` : `${name}-r${last}`;
}

/** Texts with the names of the first edition, whatever edition they are from. */
export const inFirstNames = (text: string): string => text.replaceAll(/(?:_R|[- ]?r)[12]\b/gu, '');

function editionOf(
  { slug, scenario, steps, pages }: StoryFiles,
  renames: Renames,
  edition: number,
): ScenarioSource {
  const words = new RegExp(`\\b(?:${[...renames.keys()].join('|')})\\b`, 'gu');
  const rename = (text: string): string => text.replaceAll(words, (name) => nameIn(renames, edition, name));
  const formerly = (name: string): { formerly?: string[] } => {
    const earlier = EDITIONS.filter((one) => one < edition).map((one) =>
      nameIn(renames, one, inFirstNames(name)),
    );
    const others = [...new Set(earlier)].filter((one) => one !== name);
    return others.length === 0 ? {} : { formerly: others };
  };
  const renamed = <File>(file: File): File => JSON.parse(rename(JSON.stringify(file))) as File;
  const withStep = (step: StepFile): StepFile => {
    for (const option of optionsIn(step)) Object.assign(option, formerly(option.name));
    return Object.assign(step, formerly(step.name));
  };
  const withPapers = (file: ScenarioFile): ScenarioFile => {
    for (const paper of [...file.messages, ...file.documents]) Object.assign(paper, formerly(paper.slug));
    return file;
  };
  return {
    slug,
    media: [],
    files: [
      { path: 'scenario.yaml', text: JSON.stringify(withPapers(renamed(scenario)), null, 1) },
      ...steps.map((step) => ({
        path: `steps/${step.index}.yaml`,
        text: JSON.stringify(withStep(renamed(step)), null, 1),
      })),
      ...[...pages].map(([path, text]) => ({ path: rename(path), text: rename(text) })),
    ],
  };
}
