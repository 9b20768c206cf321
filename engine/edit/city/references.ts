import { isRecord } from '../../text/is-record.ts';
import type { Nodes } from 'mdast';
import { childrenOf, isElement, type JsxElement, PASSAGE } from '../../scenario/parse/passages.ts';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { translationOf } from '../../scenario/scenario.ts';
import { type FileKind, kindOf, referred, type Schema, validators } from '../../scenario/schemas.ts';
import type { NamedKind } from '../../story/former-names.ts';
import type { Edit } from '../edit.ts';
import { propertiesOf, rangeOf, readPageTree } from '../page/page-tree.ts';
import { refuse } from '../refusal.ts';
import { dataOf } from '../yaml/shape.ts';
import { readYamlTree, yamlValueAt } from '../yaml/tree.ts';
import type { CitiesDraft, CityPath, PlaceInFile } from './draft.ts';

type ReferredKind = NamedKind | 'role';

/** A step, a message, a document, a place or a role of a city. */
interface NamedThing {
  readonly slug: string;
  readonly what: ReferredKind;
  readonly name: string;
}

/** A place of a file that names something. */
export interface Reference extends PlaceInFile {
  /** Where it stands in a YAML file; null in a page. */
  readonly path: ValuePath | null;
  /** The edit that writes another name there. */
  renamedTo(name: string): Edit;
}

/** A translation names what its French file names, and follows it. */
export const isInTranslation = ({ file }: PlaceInFile): boolean => translationOf(file.path).language !== 'fr';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

function inYaml(draft: CitiesDraft, file: CityPath, { slug, what, name }: NamedThing): readonly Reference[] {
  const kind = kindOf(translationOf(file.path).path);
  const text = draft.text(file) ?? '';
  if (!kind || !text.includes(name)) return [];
  const tree = readYamlTree(text) ?? refuse('edit-unreadable', `(${file.path})`);
  return namesInFile(kind, dataOf(tree.root)).flatMap((found) => {
    if (found.what !== what || found.name !== name || (found.city ?? file.slug) !== slug) return [];
    const { path, isKey, folder = '' } = found;
    const line = lineAt(text, yamlValueAt(tree, path).start);
    return {
      file,
      path,
      line,
      renamedTo: (key) => (isKey ? { op: 'rename', path, key } : { op: 'set', path, value: folder + key }),
    };
  });
}

const FACTS: ReadonlySet<string> = new Set(['chose', 'reached', 'solved', 'asked', 'took']);

const passagesAt = (node: Nodes, path: ValuePath = []): readonly (readonly [JsxElement, ValuePath])[] => [
  ...(isElement(node) && node.name === PASSAGE ? [[node, path] as const] : []),
  ...childrenOf(node).flatMap((child, index) => passagesAt(child, [...path, index])),
];

/** The addresses of the game that contain a name. Places and roles have none. */
const ADDRESSES: Readonly<Partial<Record<ReferredKind, string>>> = {
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

/** A place of a YAML file that names a step, a message, a document, a place or a role. */
interface NameAt {
  readonly what: ReferredKind;
  readonly path: ValuePath;
  readonly name: string;
  /** Whether the name is a key, as under « chose ». */
  readonly isKey: boolean;
  /** Folder of a page, which stands before its name. */
  readonly folder?: string;
  /** The folder of the city that the step belongs to, when it is another one. */
  readonly city?: string;
}

/**
 * The reference by which the schemas mark the name of a step. Names of other kinds have the keyword « names
 * ».
 */
const STEP_NAME = '^[A-Z][A-Z0-9_]*$';
/** Former names keep what they are; a city’s code is written as a step’s name. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['formerly', 'city']);
const ELSEWHERE = 'elsewhere.schema.json';

interface Place {
  readonly root: Schema;
  readonly path: ValuePath;
  readonly city?: string;
}

const schemaIn = (value: unknown): readonly Schema[] => (isRecord(value) ? [value] : []);
const listIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const PAGES: Readonly<Record<string, NamedKind>> = { 'messages/': 'message', 'documents/': 'document' };

/** The thing that a value names by its schema; a page bears its folder. */
function namedBy({ names, pattern }: Schema, value: string): Pick<NameAt, 'what' | 'name' | 'folder'> | null {
  if (names === 'page') {
    const folder = value.slice(0, value.indexOf('/') + 1);
    const what = PAGES[folder];
    return what ? { what, name: value.slice(folder.length), folder } : null;
  }
  if (typeof names === 'string') return { what: names as ReferredKind, name: value };
  return pattern === STEP_NAME ? { what: 'step', name: value } : null;
}

function findNames(schema: Schema, data: unknown, place: Place): readonly NameAt[] {
  const within = schema.$id === ELSEWHERE && isRecord(data) ? { ...place, city: String(data.city) } : place;
  const { root, path, city } = within;
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => listIn(schema[word]));
  const branches = ['then', 'else'].flatMap((word) => schemaIn(schema[word]));
  const named = typeof data === 'string' ? namedBy(schema, data) : null;
  const own = named ? [{ ...named, path, isKey: false, ...(city !== undefined && { city }) }] : [];
  return [
    ...own,
    ...(typeof schema.$ref === 'string'
      ? referred(schema.$ref, root).flatMap(([found, file]) =>
          findNames(found, data, { ...within, root: file }),
        )
      : []),
    ...[...alternatives, ...branches].flatMap((part) => findNames(part, data, within)),
    ...(Array.isArray(data)
      ? schemaIn(schema.items).flatMap((items) =>
          data.flatMap((item: unknown, index) =>
            findNames(items, item, { ...within, path: [...path, index] }),
          ),
        )
      : []),
    ...(isRecord(data)
      ? Object.entries(data).flatMap(([key, value]) => namesUnder(schema, key, value, within))
      : []),
  ];
}

function namesUnder(schema: Schema, key: string, value: unknown, place: Place): readonly NameAt[] {
  if (OTHER_NAMES.has(key)) return [];
  const path = [...place.path, key];
  const known = isRecord(schema.properties) ? schema.properties[key] : undefined;
  const isName = isRecord(schema.propertyNames) && schema.propertyNames.pattern === STEP_NAME;
  const own: readonly NameAt[] = isName
    ? [{ what: 'step', path, name: key, isKey: true, ...(place.city !== undefined && { city: place.city }) }]
    : [];
  return [
    ...own,
    ...schemaIn(known ?? schema.additionalProperties).flatMap((found) =>
      findNames(found, value, { ...place, path }),
    ),
  ];
}

function namesInFile(kind: FileKind, data: unknown): readonly NameAt[] {
  const [root] = schemaIn(validators[kind].schema);
  const found = root ? findNames(root, data, { root, path: [] }) : [];
  return [...new Map(found.map((one) => [JSON.stringify([one.what, one.path, one.isKey]), one])).values()];
}
