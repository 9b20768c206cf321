import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { LIMITS } from '../limits.ts';
import type { SourceFile } from '../scenario.ts';
import { isText, type SourceText, sourceText } from './source-text.ts';
import { reportYamlProblems } from './yaml-problems.ts';

/** Keys and list positions from the root of a file to a value. */
export type ValuePath = readonly (string | number)[];

/** A parsed YAML file with the position of every key and value. */
export interface YamlFile {
  readonly path: string;
  readonly source: SourceText;
  /** Undefined when the file cannot be parsed. */
  readonly value: unknown;
  /** Position of the key; for an item of a list, the beginning of the item. */
  keyAt(path: ValuePath): SourceRange;
  /** Position of the value, or of its key when the value is empty or missing. */
  valueAt(path: ValuePath): SourceRange;
  /** Offsets of the value, quotes included; null when there is none. */
  offsetsOf(path: ValuePath): readonly [number, number] | null;
  /** Not null when the key at `path` is in fact the rest of a text that was cut at a comma. */
  cutText(path: ValuePath): CutText | null;
}

/** An unquoted text between { and } ends at its first comma, and the rest looks like a field. */
export interface CutText {
  /** The field whose text was cut. */
  readonly field: string;
  /** Whether this piece follows the field's value directly; more pieces may follow. */
  readonly isFirst: boolean;
}

interface KeyAndValue {
  readonly key: Node | null;
  readonly value: Node | null;
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : '');

function child(node: Node | null, segment: string | number): KeyAndValue | null {
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined;
    return item ? { key: item, value: item } : null;
  }
  if (!isMap(node)) return null;
  const pair = (node.items as Pair<Node, Node | null>[]).find(
    (item) => keyText(item.key) === String(segment),
  );
  return pair ? { key: pair.key, value: pair.value } : null;
}

/** The nodes at a path, or at its nearest existing parent. */
function nodesAt(root: Node | null, path: ValuePath): KeyAndValue {
  let nodes: KeyAndValue = { key: null, value: root };
  for (const segment of path) {
    const next = child(nodes.value, segment);
    if (!next) break;
    nodes = next;
  }
  return nodes;
}

const isBareText = (node: Node | null) =>
  isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** True for pairs that are not fields: a field's name is one word followed by a colon. */
const isPhrase = ({ key, value }: Pair<Node, Node | null>) =>
  value === null || !/^[\w-]+$/u.test(keyText(key));

function cutText(root: Node | null, path: ValuePath): CutText | null {
  const map = nodesAt(root, path.slice(0, -1)).value;
  if (!isMap(map) || map.flow !== true) return null;
  const pairs = map.items as Pair<Node, Node | null>[];
  const index = pairs.findIndex(({ key }) => keyText(key) === String(path.at(-1)));
  const piece = pairs[index];
  const owner = pairs.slice(0, Math.max(index, 0)).findLast((pair) => !isPhrase(pair));
  if (!piece || !isPhrase(piece) || !owner || !isBareText(owner.value)) return null;
  return { field: keyText(owner.key), isFirst: pairs[index - 1] === owner };
}

/** Underlines only the first key of a map, not all its lines. */
function firstWord(node: Node | null): Node | null {
  if (isMap(node)) return (node.items[0]?.key as Node | undefined) ?? node;
  return node;
}

const isEmpty = (node: Node | null) => !node?.range || node.range[0] === node.range[1];

function rangeOf(node: Node | null, source: SourceText): SourceRange {
  const [start, end] = node?.range ?? [0, 1];
  return source.range(start, end);
}

/** Reports syntax errors; the file then has no value. */
export function parseYaml(file: SourceFile, report: ReportDiagnostic): YamlFile {
  const source = sourceText(file);
  const isReadable = isText(source, LIMITS.yamlFile, report);
  const document = parseDocument(isReadable ? file.text : '', {
    prettyErrors: false,
    version: '1.2',
    logLevel: 'error',
  });
  const readable = isReadable && reportYamlProblems(document, source, report);
  const root = document.contents;
  return {
    path: file.path,
    source,
    value: readable ? (document.toJS() as unknown) : undefined,
    keyAt(path) {
      const { key, value } = nodesAt(root, path);
      return rangeOf(firstWord(key ?? value), source);
    },
    valueAt(path) {
      const { key, value } = nodesAt(root, path);
      return rangeOf(
        isEmpty(value) || isMap(value) || isSeq(value) ? firstWord(key ?? value) : value,
        source,
      );
    },
    offsetsOf(path) {
      const { value } = nodesAt(root, path);
      return value?.range && !isAlias(value) ? [value.range[0], value.range[1]] : null;
    },
    cutText: (path) => cutText(root, path),
  };
}
