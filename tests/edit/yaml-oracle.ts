import {
  type CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
  type YAMLSeq,
} from 'yaml';
import type { Edit, EditValue } from '../../engine/edit/edit.ts';

// The expected result of an edit of YAML, computed from the data and the positions of the `yaml` package
// alone.

type Path = readonly (string | number)[];

/** A value of a file, with the offsets of its item (key or dash included) and of its text. */
export interface Found {
  readonly path: Path;
  readonly kind: 'scalar' | 'alias' | 'map' | 'seq';
  readonly isFlow: boolean;
  readonly size: number;
  readonly data: unknown;
  readonly item: readonly [number, number];
  readonly text: readonly [number, number];
  /** Null at the root. */
  readonly parent: Found | null;
}

const read = (text: string) =>
  parseDocument(text, { prettyErrors: false, version: '1.2', logLevel: 'error', keepSourceTokens: true });

/** The last text and its data: one file is edited many times. */
let last: { readonly text: string; readonly data: unknown } = { text: '', data: null };

/** The data of the text that is edited. */
export function dataBefore(text: string): unknown {
  if (last.text !== text) last = { text, data: dataIn(text) };
  return last.data;
}

/**
 * The data with maps as Map, so that keys that look alike remain apart; undefined for a faulty text, or an
 * alias of nothing.
 */
export function dataIn(text: string): unknown {
  const document = read(text);
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS({ mapAsMap: true }) as unknown;
  } catch {
    return undefined;
  }
}

export function valuesIn(text: string): readonly Found[] {
  const { contents } = read(text);
  return contents ? walk(contents, [], null, null) : [];
}

/** The offset after a node’s text; for a block, after its last value. */
function endOf(node: Node): number {
  const last: unknown = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isMap(node)
    ? ((last as Pair<Node, Node | null> | undefined)?.value ?? (last as Pair<Node> | undefined)?.key)
    : (last as Node | undefined);
  return inner?.range ? endOf(inner) : (node.range?.[1] ?? 0);
}

/** The offset of an item’s dash; null in a flow list. */
function dashOf({ srcToken }: YAMLSeq, index: number): number | null {
  const { items = [] } = (srcToken ?? {}) as { readonly items?: readonly CST.CollectionItem[] };
  return items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? null;
}

/** `first`: where its key or dash begins. */
function walk(node: Node, path: Path, first: number | null, parent: Found | null): readonly Found[] {
  const [start] = node.range ?? [0];
  const end = endOf(node);
  const kind = isMap(node) ? 'map' : isSeq(node) ? 'seq' : isAlias(node) ? 'alias' : 'scalar';
  const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
  const size = isMap(node) || isSeq(node) ? node.items.length : 0;
  const data: unknown = isScalar(node) ? node.value : undefined;
  const found: Found = {
    path,
    kind,
    isFlow,
    size,
    data,
    item: [first ?? start, end],
    text: [start, end],
    parent,
  };
  if (isMap(node))
    return [
      found,
      ...(node.items as Pair<Node, Node | null>[]).flatMap((pair) =>
        pair.value && isScalar(pair.key)
          ? walk(pair.value, [...path, String(pair.key.value)], pair.key.range?.[0] ?? null, found)
          : [],
      ),
    ];
  if (isSeq(node))
    return [
      found,
      ...(node.items as Node[]).flatMap((item, index) =>
        walk(item, [...path, index], dashOf(node, index), found),
      ),
    ];
  return [found];
}

const mapped = (value: EditValue): unknown =>
  Array.isArray(value)
    ? (value as EditValue[]).map(mapped)
    : typeof value === 'object' && value !== null
      ? new Map(Object.entries(value).map(([key, inner]) => [key, mapped(inner)]))
      : value;

function keyIn(map: Map<unknown, unknown>, segment: string | number | undefined): unknown {
  return [...map.keys()].find((key) => String(key) === String(segment));
}

function changed(data: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [segment, ...rest] = path;
  if (segment === undefined) return change(data);
  if (Array.isArray(data))
    return data.map((item: unknown, index) => (index === segment ? changed(item, rest, change) : item));
  const map = data as Map<unknown, unknown>;
  const wanted = keyIn(map, segment);
  return new Map(
    [...map].map(([key, value]) => [key, key === wanted ? changed(value, rest, change) : value]),
  );
}

function moveWithin<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}

/** The data that an edit must give. */
export function meant(data: unknown, edit: Exclude<Edit, { op: 'splice' }>): unknown {
  const last = edit.path.at(-1);
  const inParent = (
    change: (entries: [unknown, unknown][], index: number) => [unknown, unknown][],
  ): unknown =>
    changed(data, edit.path.slice(0, -1), (parent) => {
      if (Array.isArray(parent))
        return change(
          parent.map((item: unknown, index) => [index, item]),
          Number(last),
        ).map(([, item]) => item);
      const entries = [...(parent as Map<unknown, unknown>)];
      return new Map(
        change(
          entries,
          entries.findIndex(([key]) => String(key) === String(last)),
        ),
      );
    });
  switch (edit.op) {
    case 'set':
      return changed(data, edit.path, () => mapped(edit.value));
    case 'add':
      return changed(data, edit.path, (parent) => {
        if (Array.isArray(parent))
          return [
            ...(parent as unknown[]).slice(0, edit.at ?? parent.length),
            mapped(edit.value),
            ...(parent as unknown[]).slice(edit.at ?? parent.length),
          ];
        const entries = [...(parent as Map<unknown, unknown>)];
        const at = edit.at ?? entries.length;
        return new Map([...entries.slice(0, at), [edit.key, mapped(edit.value)], ...entries.slice(at)]);
      });
    case 'remove':
      return inParent((entries, index) => entries.filter((_entry, at) => at !== index));
    case 'move':
      return inParent((entries, index) => moveWithin(entries, index, edit.to));
    case 'rename':
      return inParent((entries, index) =>
        entries.map(([key, value], at) => [at === index ? edit.key : key, value]),
      );
  }
}

interface Comment {
  readonly comment: string;
  readonly at: number;
}

/** Lexemes of the package that stand for no character of the text. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

/** The comments of a text, in its order. */
export function commentsIn(text: string): readonly Comment[] {
  const comments: Comment[] = [];
  let [at, before] = [0, ''];
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && before !== '\u001f') comments.push({ comment: lexeme, at });
    if (!MARKS.has(lexeme)) at += lexeme.length;
    before = lexeme;
  }
  return comments;
}
