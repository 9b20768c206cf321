import type { ScenarioSource } from '../../scenario/scenario.ts';
import { changeFile, type FileEdit } from '../change-file.ts';
import { refuse, refusedWith } from '../refusal.ts';
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
  /** The differences from the beginning. */
  changes(): readonly FileToEdit[];
}

const keyOf = ({ slug, path }: CityPath): string => `${slug}/${path}`;

export function createDraft(cities: readonly ScenarioSource[]): CitiesDraft {
  const before = new Map(
    cities.flatMap(({ slug, files }) =>
      files.map(({ path, text }) => [keyOf({ slug, path }), { slug, path, text }] as const),
    ),
  );
  const now = new Map(before);
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
      const city = cities.find((one) => one.slug === slug) ?? refuse('edit-no-such-name');
      const files = [...now.values()].flatMap((one) =>
        one.slug === slug ? [{ path: one.path, text: one.text }] : [],
      );
      return { ...city, files };
    },
    changes: () => [...new Map([...before, ...now]).values()].flatMap((file) => changeOf(file) ?? []),
  };
}
