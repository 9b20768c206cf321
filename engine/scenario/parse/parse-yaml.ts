import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { SourceRange } from '../../diagnostics/diagnostic.ts';
import type { ReportDiagnostic } from '../../diagnostics/report.ts';
import { LIMITS } from '../limits.ts';
import type { SourceFile } from '../scenario.ts';
import { type SourceText, sourceText } from './source-text.ts';
import { isText } from './text-problems.ts';
import { reportYamlProblems } from './yaml-problems.ts';

/** Keys and list positions from the root of a file to a value. */
export type ValuePath = readonly (string | number)[];

/** A YAML file read, with the place of everything in it. */
export interface YamlFile {
  readonly path: string;
  readonly source: SourceText;
  /** Undefined when the file cannot be read at all. */
  readonly value: unknown;
  /** Where the key is typed; for an item of a list, where the item begins. */
  keyAt(path: ValuePath): SourceRange;
  /** Where the value is typed; where its key is when it is empty or missing. */
  valueAt(path: ValuePath): SourceRange;
  /** Offsets of the value as it is typed, quotes included; null when there is none. */
  offsetsOf(path: ValuePath): readonly [number, number] | null;
  /** Where what looks like a key goes on a text that a comma has cut; null at any other. */
  cutText(path: ValuePath): CutText | null;
}

/** A text written between { and } without quotes: its first comma ends it, and what follows looks like a field. */
export interface CutText {
  /** The field whose text it is. */
  readonly field: string;
  /** Whether this piece comes right after the field's value: other pieces may follow. */
  readonly isFirst: boolean;
}

interface Spot {
  readonly key: Node | null;
  readonly value: Node | null;
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : '');

function child(node: Node | null, segment: string | number): Spot | null {
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined;
    return item ? { key: item, value: item } : null;
  }
  if (!isMap(node)) return null;
  const pair = (node.items as Pair<Node, Node | null>[]).find((item) => keyText(item.key) === String(segment));
  return pair ? { key: pair.key, value: pair.value } : null;
}

/** The spot of a path, or of the nearest parent that was typed. */
function spotOf(root: Node | null, path: ValuePath): Spot {
  let spot: Spot = { key: null, value: root };
  for (const segment of path) {
    const next = child(spot.value, segment);
    if (!next) break;
    spot = next;
  }
  return spot;
}

const isBareText = (node: Node | null) => isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** A field's name is one word, and a colon follows it. */
const isPhrase = ({ key, value }: Pair<Node, Node | null>) => value === null || !/^[\w-]+$/u.test(keyText(key));

function cutText(root: Node | null, path: ValuePath): CutText | null {
  const map = spotOf(root, path.slice(0, -1)).value;
  if (!isMap(map) || map.flow !== true) return null;
  const pairs = map.items as Pair<Node, Node | null>[];
  const index = pairs.findIndex(({ key }) => keyText(key) === String(path.at(-1)));
  const piece = pairs[index];
  const owner = pairs.slice(0, Math.max(index, 0)).findLast((pair) => !isPhrase(pair));
  if (!piece || !isPhrase(piece) || !owner || !isBareText(owner.value)) return null;
  return { field: keyText(owner.key), isFirst: pairs[index - 1] === owner };
}

/** A whole map or list is shown by its first word: underlining ten lines helps nobody. */
function firstWord(node: Node | null): Node | null {
  if (isMap(node)) return (node.items[0]?.key as Node | undefined) ?? node;
  return node;
}

const isEmpty = (node: Node | null) => !node?.range || node.range[0] === node.range[1];

function rangeOf(node: Node | null, source: SourceText): SourceRange {
  const [start, end] = node?.range ?? [0, 1];
  return source.range(start, end);
}

/** Reads a YAML file; what cannot be read is reported, and the file then has no value. */
export function parseYaml(file: SourceFile, report: ReportDiagnostic): YamlFile {
  const source = sourceText(file);
  const isReadable = isText(source, LIMITS.yamlFile, report);
  const document = parseDocument(isReadable ? file.text : '', { prettyErrors: false, version: '1.2', logLevel: 'error' });
  const readable = isReadable && reportYamlProblems(document, source, report);
  const root = document.contents;
  return {
    path: file.path,
    source,
    value: readable ? (document.toJS() as unknown) : undefined,
    keyAt(path) {
      const { key, value } = spotOf(root, path);
      return rangeOf(firstWord(key ?? value), source);
    },
    valueAt(path) {
      const { key, value } = spotOf(root, path);
      return rangeOf(isEmpty(value) || isMap(value) || isSeq(value) ? firstWord(key ?? value) : value, source);
    },
    offsetsOf(path) {
      const { value } = spotOf(root, path);
      return value?.range && !isAlias(value) ? [value.range[0], value.range[1]] : null;
    },
    cutText: (path) => cutText(root, path),
  };
}
