import {
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';
import { refuse } from '../refusal.ts';

interface Place {
  /**
   * Offsets of the value without its anchor and tag; of a block, from its first item to the end of its last.
   */
  readonly start: number;
  readonly end: number;
  readonly anchor?: string;
  readonly tag?: string;
}

export interface YamlScalar extends Place {
  readonly kind: 'scalar';
  readonly value: unknown;
  /** Null for a value that is not written, as after « key: ». */
  readonly style: 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED' | null;
  /** For a block scalar: the end of its header and the beginning of its first line. */
  readonly header?: readonly [end: number, content: number];
}

interface YamlAlias extends Place {
  readonly kind: 'alias';
  readonly source: string;
  /** The value that it repeats, as JSON. */
  readonly repeats: string;
}

export interface YamlCollection extends Place {
  readonly kind: 'map' | 'seq';
  readonly isFlow: boolean;
  readonly items: readonly YamlItem[];
}

export type YamlValue = YamlScalar | YamlAlias | YamlCollection;

/** A pair of a map or an item of a list. */
export interface YamlItem {
  readonly key: YamlValue | null;
  readonly value: YamlValue;
  /** Offset of its first sign: the dash of a block list, the anchor or the key. */
  readonly start: number;
  readonly end: number;
  /** Where the value’s text follows: after the dash or colon, the anchor and the tag. */
  readonly slot: number;
  /** False for a key without a colon. */
  readonly hasColon: boolean;
}

export interface YamlTree {
  readonly text: string;
  readonly root: YamlValue;
}

type Token = CST.SourceToken;
type TokenItem = CST.CollectionItem | undefined;

const BETWEEN: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma']);
const signs = (tokens: readonly Token[] | undefined): readonly Token[] =>
  (tokens ?? []).filter(({ type }) => !BETWEEN.has(type));
const endOf = ({ offset, source }: Token): number => offset + source.length;

const propsOf = ({ anchor, tag }: { anchor?: string; tag?: string }): Pick<Place, 'anchor' | 'tag'> => ({
  ...(anchor !== undefined && { anchor }),
  ...(tag !== undefined && { tag }),
});

function headerOf(token: CST.Token | undefined, start: number): YamlScalar['header'] {
  if (token?.type !== 'block-scalar') return undefined;
  const written = token.props.filter((one): one is Token => 'source' in one);
  const end = written.find(({ type }) => type === 'block-scalar-header');
  const last = written.at(-1);
  return [end ? endOf(end) : start, last ? endOf(last) : start];
}

function valueOf(node: Node | null, at: number, document: Document): YamlValue {
  if (!node?.range) return { kind: 'scalar', value: null, style: null, start: at, end: at };
  const [start, end] = node.range;
  if (isAlias(node))
    return { kind: 'alias', source: node.source, repeats: JSON.stringify(node.toJS(document)), start, end };
  if (isScalar(node)) {
    if (start === end)
      return { kind: 'scalar', value: node.value, style: null, start: at, end: at, ...propsOf(node) };
    const header = headerOf(node.srcToken, start);
    return {
      kind: 'scalar',
      value: node.value,
      style: (node.type ?? 'PLAIN') as YamlScalar['style'],
      start,
      end,
      ...(header && { header }),
      ...propsOf(node),
    };
  }
  return collectionOf(node, [start, end], document);
}

function collectionOf(
  node: YAMLMap | YAMLSeq,
  [start, end]: readonly [number, number],
  document: Document,
): YamlCollection {
  const isFlow = node.flow === true;
  const tokens =
    (node.srcToken as { readonly items?: readonly CST.CollectionItem[] } | undefined)?.items ?? [];
  const items = isMap(node)
    ? node.items.map((pair) => pairOf(pair as Pair<Node, Node | null>, start, document))
    : (node as YAMLSeq<Node>).items.map((item, index) => itemOf(item, tokens[index], start, document));
  const first = isFlow ? start : (items[0]?.start ?? start);
  return {
    kind: isMap(node) ? 'map' : 'seq',
    isFlow,
    items,
    start: first,
    end: isFlow ? end : (items.at(-1)?.end ?? end),
    ...propsOf(node),
  };
}

function pairOf(
  { key, value, srcToken }: Pair<Node, Node | null>,
  otherwise: number,
  document: Document,
): YamlItem {
  const before = signs(srcToken?.start);
  const sep = signs(srcToken?.sep);
  const keyValue = valueOf(key, before.at(-1) ? endOf(before.at(-1) as Token) : otherwise, document);
  const slot = sep.length > 0 ? endOf(sep.at(-1) as Token) : keyValue.end;
  const read = valueOf(value, slot, document);
  return {
    key: keyValue,
    value: read,
    start: before[0]?.offset ?? keyValue.start,
    end: Math.max(read.end, slot),
    slot,
    hasColon: sep.some(({ type }) => type === 'map-value-ind'),
  };
}

function itemOf(node: Node, token: TokenItem, otherwise: number, document: Document): YamlItem {
  const before = signs(token?.start);
  const last = before.at(-1);
  const slot = last ? endOf(last) : (node.range?.[0] ?? otherwise);
  const value = valueOf(node, slot, document);
  return {
    key: null,
    value,
    start: before[0]?.offset ?? value.start,
    end: Math.max(value.end, slot),
    slot,
    hasColon: true,
  };
}

/** Null when the text has a syntax error, or an alias without its anchor or within it. */
export function readYamlTree(text: string): YamlTree | null {
  const document = parseDocument(text, {
    prettyErrors: false,
    version: '1.2',
    logLevel: 'error',
    keepSourceTokens: true,
  });
  if (document.errors.length > 0) return null;
  try {
    return { text, root: valueOf(document.contents, text.length, document) };
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError) return null;
    throw error;
  }
}

export const keyText = ({ key }: YamlItem): string => (key?.kind === 'scalar' ? String(key.value) : '');

/** The position of a path’s last segment in its list or map. */
export function indexIn(parent: YamlValue, segment: string | number): number {
  if (parent.kind !== 'map' && parent.kind !== 'seq') return refuse('edit-nothing-there');
  const found = parent.items.flatMap((item, index) =>
    (parent.kind === 'seq' ? index === Number(segment) : keyText(item) === String(segment)) ? [index] : [],
  );
  if (found.length > 1) return refuse('edit-two-there');
  return found[0] ?? refuse('edit-nothing-there');
}

export function yamlValueAt({ root }: YamlTree, path: ValuePath): YamlValue {
  return path.reduce<YamlValue>((value, segment) => {
    const item =
      value.kind === 'map' || value.kind === 'seq' ? value.items[indexIn(value, segment)] : undefined;
    return item?.value ?? refuse('edit-nothing-there');
  }, root);
}

export function yamlCollectionAt(tree: YamlTree, path: ValuePath): YamlCollection {
  const value = yamlValueAt(tree, path);
  return value.kind === 'map' || value.kind === 'seq' ? value : refuse('edit-wrong-kind');
}
