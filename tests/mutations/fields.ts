import { isMap, isScalar, isSeq, parseDocument, type Node, type Pair } from 'yaml';
import type { AnyFileOf } from '../../engine/scenario/schemas.ts';
import { isRecord } from '../../engine/text/is-record.ts';
import { below, holding, type Place, propertyIn, top } from '../support/cities/schema-properties.ts';
import type { Span } from './mutant.ts';

/** One field of a YAML file, or one entry of a list, with its schemas and positions. */
export interface Field {
  readonly path: readonly (string | number)[];
  /** Independent of list positions and of names chosen by writers: « messages.[].slug ». */
  readonly kind: string;
  /** The range of the key; null for the entry of a list. */
  readonly key: Span | null;
  /** The range of the value. */
  readonly value: Span;
  /** Key and value. */
  readonly whole: Span;
  /** The parent mapping with its key; for the whole file, its first word. */
  readonly group: Span;
  /** The previous and the next entry of the same mapping or list. */
  readonly before: Span | null;
  readonly after: Span | null;
  readonly node: Node | null;
  readonly data: unknown;
  readonly schemas: readonly Place[];
  readonly required: boolean;
  /** Whether it is in flow style, between brackets or braces. */
  readonly flow: boolean;
  readonly text: string;
  /** The data of the whole file. */
  readonly file: unknown;
}

interface Walk {
  readonly text: string;
  readonly file: unknown;
  readonly fields: Field[];
}

const spanOf = (node: Node | null | undefined): Span | null =>
  node?.range ? [node.range[0], node.range[1]] : null;

/** Every field of a file, the outer ones first. */
export function fieldsOf(text: string, kind: keyof AnyFileOf): readonly Field[] {
  const document = parseDocument(text);
  const root = document.contents;
  const walk: Walk = { text, file: document.toJS() as unknown, fields: [] };
  // Fields missing at the top level are reported at the file's first word.
  if (root)
    visit(
      root,
      { path: [], kind: [], group: [0, text.indexOf(':', root.range?.[0])] },
      holding(top(`${kind}.schema.json`), walk.file),
      walk,
    );
  return walk.fields;
}

interface Inside {
  readonly path: Field['path'];
  readonly kind: readonly string[];
  readonly group: Span;
}

type Entry = Omit<
  Field,
  'kind' | 'group' | 'before' | 'after' | 'schemas' | 'required' | 'text' | 'file' | 'flow'
>;

function visit(node: Node, { path, kind, group }: Inside, schemas: readonly Place[], walk: Walk): void {
  if (!isMap(node) && !isSeq(node)) return;
  const entries: Entry[] = isMap(node)
    ? pairsOf(node.items as Pair<Node, Node | null>[], path)
    : itemsOf(node.items as Node[], path);
  entries.forEach((entry, index) => {
    const key = entry.path.at(-1) ?? '';
    const child = childOf(schemas, key);
    const inside = [...kind, typeof key === 'number' ? '[]' : child.free ? '*' : key];
    const expanded = child.places.flatMap((place) => holding(place, entry.data));
    walk.fields.push({
      ...entry,
      kind: inside.join('.'),
      group,
      before: entries[index - 1]?.whole ?? null,
      after: entries[index + 1]?.whole ?? null,
      schemas: expanded,
      required: child.required,
      flow: node.flow === true,
      text: walk.text,
      file: walk.file,
    });
    if (entry.node)
      visit(
        entry.node,
        { path: entry.path, kind: inside, group: isMap(entry.node) ? entry.whole : group },
        expanded,
        walk,
      );
  });
}

function pairsOf(pairs: readonly Pair<Node, Node | null>[], path: Field['path']): Entry[] {
  return pairs.map(({ key, value }) => {
    const [keyStart, keyEnd] = spanOf(key) ?? [0, 0];
    const at = spanOf(value) ?? [keyEnd + 1, keyEnd + 1];
    const name = isScalar(key) ? String(key.value) : '';
    return {
      path: [...path, name],
      key: [keyStart, keyEnd],
      value: at,
      whole: [keyStart, at[1]],
      node: value,
      data: dataOf(value),
    };
  });
}

function itemsOf(items: readonly Node[], path: Field['path']): Entry[] {
  return items.map((node, index) => {
    const at = spanOf(node) ?? [0, 0];
    return { path: [...path, index], key: null, value: at, whole: at, node, data: dataOf(node) };
  });
}

const dataOf = (node: Node | null): unknown =>
  isScalar(node) ? node.value : ((node?.toJSON() as unknown) ?? null);

/**
 * The schemas of one entry of a map or a list, whether it is required, and whether the writer chooses its
 * key.
 */
function childOf(parents: readonly Place[], key: string | number) {
  const itemIn = (place: Place): Place | null =>
    below(place, 'items', ...(Array.isArray(place.schema['items']) ? [String(key)] : []));
  const places = parents.flatMap(
    (place) => (typeof key === 'number' ? itemIn(place) : propertyIn(place, key)) ?? [],
  );
  const required = parents.some(
    ({ schema }) => Array.isArray(schema['required']) && schema['required'].includes(key),
  );
  const named = parents.some(({ schema }) => isRecord(schema['properties']) && key in schema['properties']);
  return { places, required, free: !named };
}

/** A keyword of the field's schemas; the first one that defines it. */
export function keyword<Value>({ schemas }: Field, name: string): Value | undefined {
  return schemas.find(({ schema }) => name in schema)?.schema[name] as Value | undefined;
}

/** Every text of a value at any depth, including keys. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Array.isArray(data)
    ? data.flatMap(textsIn)
    : Object.entries(data).flatMap(([key, value]) => [key, ...textsIn(value)]);
}
