import type { ScenarioSource } from '../../scenario/scenario.ts';
import { type FileKind, kindOf } from '../../scenario/schemas.ts';
import type { ScenarioFile } from '../../types/scenario.generated.ts';
import type { StepFile } from '../../types/step.generated.ts';
import { changeFile, type FileEdit } from '../change-file.ts';
import { type EditRefusalCode, refuse, refusedWith } from '../refusal.ts';
import { spliceBetween } from '../splice.ts';
import { dataOf } from '../yaml/shape.ts';
import { readYamlTree } from '../yaml/tree.ts';

/** The edits of one file of a city. */
export interface FileToEdit {
  readonly slug: string;
  readonly path: string;
  readonly edits: readonly FileEdit[];
}

/** A file of a city, by the city’s folder and the path in it. */
export interface CityPath {
  readonly slug: string;
  readonly path: string;
}

/** Pictures and sounds for new puzzles: by their name, the text of the edit that creates the file. */
export type MediaStock = ReadonlyMap<string, string>;

/** The texts of all cities while a change of several files is planned. */
export interface CitiesDraft {
  /** The files that exist now. */
  files(): readonly CityPath[];
  text(file: CityPath): string | null;
  /** The data of a YAML file; throws a refusal when it cannot be read. */
  data(file: CityPath): unknown;
  edit(file: CityPath, ...edits: readonly FileEdit[]): void;
  /** The city as it is now. */
  source(slug: string): ScenarioSource;
  /** The names of the media that a city has, and those that can be added to it. */
  media(slug: string): readonly string[];
  /** Adds those of these media that the city lacks and the stock has. */
  addMedia(slug: string, names: readonly string[]): void;
  /** The differences from the beginning. */
  changes(): readonly FileToEdit[];
}

const MEDIA = 'media/';

const keyOf = ({ slug, path }: CityPath): string => `${slug}/${path}`;

export function createDraft(cities: readonly ScenarioSource[], stock: MediaStock = new Map()): CitiesDraft {
  const before = new Map(
    cities.flatMap(({ slug, files }) =>
      files.map(({ path, text }) => [keyOf({ slug, path }), { slug, path, text }] as const),
    ),
  );
  const now = new Map(before);
  const added = new Map<string, FileToEdit>();
  const cityOf = (slug: string): ScenarioSource =>
    cities.find((one) => one.slug === slug) ?? refuse('edit-no-such-name');
  const mediaOf = (slug: string): readonly string[] => [
    ...cityOf(slug).media,
    ...[...added.values()].flatMap((one) => (one.slug === slug ? [one.path.slice(MEDIA.length)] : [])),
  ];
  const text = (file: CityPath): string | null => now.get(keyOf(file))?.text ?? null;
  const changeOf = ({ slug, path }: CityPath): FileToEdit | null => {
    const [was, is] = [before.get(keyOf({ slug, path }))?.text ?? null, text({ slug, path })];
    if (was === is) return null;
    const edit: FileEdit =
      is === null ? { op: 'delete' } : was === null ? { op: 'create', text: is } : spliceBetween(was, is);
    return { slug, path, edits: [edit] };
  };
  return {
    files: () => [...now.values()],
    text,
    data: (file) => {
      const tree = readYamlTree(text(file) ?? refuse('edit-nothing-there'));
      return tree ? dataOf(tree.root) : refuse('edit-unreadable', `${keyOf(file)}.`);
    },
    edit: (file, ...edits) => {
      const changed = changeFile({ path: file.path, text: text(file) }, edits);
      if ('refusal' in changed) return refusedWith(changed.refusal, keyOf(file));
      if (changed.text === null) now.delete(keyOf(file));
      else now.set(keyOf(file), { slug: file.slug, path: file.path, text: changed.text });
    },
    source: (slug) => {
      const files = [...now.values()].flatMap((one) =>
        one.slug === slug ? [{ path: one.path, text: one.text }] : [],
      );
      return { ...cityOf(slug), files, media: mediaOf(slug) };
    },
    media: (slug) => [...new Set([...mediaOf(slug), ...stock.keys()])],
    addMedia(slug, names) {
      const there = mediaOf(slug);
      for (const name of names) {
        const [text, path] = [stock.get(name), MEDIA + name];
        if (text !== undefined && !there.includes(name))
          added.set(keyOf({ slug, path }), { slug, path, edits: [{ op: 'create', text }] });
      }
    },
    changes: () => [
      ...[...new Map([...before, ...now]).values()].flatMap((file) => changeOf(file) ?? []),
      ...added.values(),
    ],
  };
}

/** A step’s file and its data as they are written, complete or not. */
export interface StepInDraft {
  readonly file: CityPath;
  readonly data: Partial<StepFile>;
}

/** The fields of scenario.yaml that edits of several files read, complete or not. */
type ScenarioData = Partial<Pick<ScenarioFile, 'start' | 'messages' | 'documents'>>;

const filesOf = (draft: CitiesDraft, slug: string, kind: FileKind): readonly CityPath[] =>
  draft.files().filter((file) => file.slug === slug && kindOf(file.path) === kind);

export const stepsIn = (draft: CitiesDraft, slug: string): readonly StepInDraft[] =>
  filesOf(draft, slug, 'step').map((file) => ({ file, data: draft.data(file) ?? {} }));

export const stepNamed = (draft: CitiesDraft, slug: string, name: string): StepInDraft =>
  stepsIn(draft, slug).find(({ data }) => data.name === name) ?? refuse('edit-no-such-name', `(${name})`);

export const scenarioFile = (slug: string): CityPath => ({ slug, path: 'scenario.yaml' });

export const scenarioIn = (draft: CitiesDraft, slug: string): ScenarioData =>
  draft.data(scenarioFile(slug)) ?? {};

export const walkthroughsIn = (draft: CitiesDraft, slug: string): readonly CityPath[] =>
  filesOf(draft, slug, 'walkthrough');

export interface PlaceInFile {
  readonly file: CityPath;
  /** Counts from 1. */
  readonly line: number;
}

/** Refuses a change of a city because of places that its writer has to change first; none refuses nothing. */
export function refuseBecauseOf(code: EditRefusalCode, slug: string, places: readonly PlaceInFile[]): void {
  const lines = new Map(
    places.map(({ file, line }) => {
      const shown = file.slug === slug ? file.path : `${file.slug}/${file.path}`;
      return [`${shown}, ${line}`, { file: `${file.slug}/${file.path}`, line }] as const;
    }),
  );
  const sorted = [...lines].sort(([one], [other]) => one.localeCompare(other, 'fr', { numeric: true }));
  // The places are returned as data: the studio makes links of them, and shows no path.
  if (sorted.length > 0) refuse(code, '', [...new Map(sorted).values()]);
}

/** Refuses to take something out of a city while other passages name it. */
export const refuseWhileNamed = (slug: string, places: readonly PlaceInFile[]): void =>
  refuseBecauseOf('edit-still-named', slug, places);
