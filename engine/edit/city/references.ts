import type { Nodes } from 'mdast';
import { childrenOf, isElement, type JsxElement } from '../../scenario/parse/elements.ts';
import { PASSAGE } from '../../scenario/parse/passages.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { kindOf } from '../../scenario/schemas.ts';
import type { NamedKind } from '../../story/former-names.ts';
import type { Edit } from '../edit.ts';
import { propertiesOf, rangeOf, readPageTree } from '../page/page-tree.ts';
import { refuse } from '../refusal.ts';
import { dataOf } from '../yaml/shape.ts';
import { readYamlTree, yamlValueAt } from '../yaml/tree.ts';
import type { CitiesDraft, CityPath } from './draft.ts';
import { namesInFile } from './names.ts';
import type { PlaceInFile } from './still-named.ts';

/** A step, a message, a document or a place of a city. */
export interface NamedThing {
  readonly slug: string;
  readonly what: NamedKind;
  readonly name: string;
}

/** A place of a file that names something. */
export interface Reference extends PlaceInFile {
  /** Where it stands in a YAML file; null in a page. */
  readonly path: ValuePath | null;
  /** The edit that writes another name there. */
  renamedTo(name: string): Edit;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function inYaml(draft: CitiesDraft, file: CityPath, { slug, what, name }: NamedThing): readonly Reference[] {
  const kind = kindOf(file.path);
  const text = draft.text(file) ?? '';
  if (!kind || !text.includes(name)) return [];
  const tree = readYamlTree(text) ?? refuse('edit-unreadable', `(${file.path})`);
  return namesInFile(kind, dataOf(tree.root)).flatMap((found) => {
    if (found.what !== what || found.name !== name || (found.city ?? file.slug) !== slug) return [];
    const { path, isKey } = found;
    const line = lineAt(text, yamlValueAt(tree, path).start);
    return {
      file,
      path,
      line,
      renamedTo: (key) => (isKey ? { op: 'rename', path, key } : { op: 'set', path, value: key }),
    };
  });
}

const FACTS: ReadonlySet<string> = new Set(['chose', 'solved', 'asked', 'took']);

const passagesAt = (node: Nodes, path: ValuePath = []): readonly (readonly [JsxElement, ValuePath])[] => [
  ...(isElement(node) && node.name === PASSAGE ? [[node, path] as const] : []),
  ...childrenOf(node).flatMap((child, index) => passagesAt(child, [...path, index])),
];

/** The addresses of the game that contain a name. A place has none. */
const ADDRESSES: Readonly<Partial<Record<NamedKind, string>>> = {
  step: '/home/app/code/',
  message: '/home/messages/',
  document: '/document/',
};

/** The links of a page, the last first: a link that is edited leaves those before it in their places. */
function linksIn(draft: CitiesDraft, file: CityPath, { slug, what, name }: NamedThing): readonly Reference[] {
  const address = ADDRESSES[what];
  if (file.slug !== slug || address === undefined) return [];
  const text = draft.text(file) ?? '';
  const found = [...text.matchAll(new RegExp(`(?<=${address})${name}(?![\\w-])`, 'gu'))].reverse();
  return found.map(({ index }) => ({
    file,
    path: null,
    line: lineAt(text, index),
    renamedTo: (now) => ({ op: 'splice', at: index, was: name, now }),
  }));
}

/** The conditions of a page’s passages. */
function inPassages(
  draft: CitiesDraft,
  file: CityPath,
  { slug, what, name }: NamedThing,
): readonly Reference[] {
  const text = draft.text(file) ?? '';
  if (what !== 'step' || !text.includes(name)) return [];
  const { root } = readPageTree(text) ?? refuse('edit-unreadable', `(${file.path})`);
  return passagesAt(root).flatMap(([tag, path]) => {
    const properties = propertiesOf(tag);
    const city = properties.find((one) => one.name === 'elsewhere')?.value ?? file.slug;
    return properties.flatMap((one): readonly Reference[] =>
      city === slug && FACTS.has(one.name) && one.value === name
        ? [
            {
              file,
              path: null,
              line: lineAt(text, rangeOf(one)[0]),
              renamedTo: (value) => ({ op: 'set', path: [...path, one.name], value }),
            },
          ]
        : [],
    );
  });
}

/** Every place that names a thing, in all cities. The edits of one file keep to their order. */
export const referencesTo = (draft: CitiesDraft, thing: NamedThing): readonly Reference[] =>
  draft
    .files()
    .flatMap((file) =>
      file.path.endsWith('.mdx')
        ? [...linksIn(draft, file, thing), ...inPassages(draft, file, thing)]
        : inYaml(draft, file, thing),
    );
