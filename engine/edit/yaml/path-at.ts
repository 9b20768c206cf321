import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { ValuePath } from '../../scenario/parse/parse-yaml.ts';

/** A place in a text, both from 1. */
export type TextSpot = Readonly<Record<'line' | 'column', number>>;

/** The offset of a line and column, both from 1. */
function offsetOf(text: string, { line, column }: TextSpot): number {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

const contains = (node: unknown, at: number): boolean => {
  const [start, end] = (node as Node | null)?.range ?? [0, -1];
  return start <= at && at <= end;
};

function deepest(node: Node | null, at: number): ValuePath {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => contains(item, at));
    return index < 0 ? [] : [index, ...deepest(node.items[index] as Node, at)];
  }
  if (!isMap(node)) return [];
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (contains(key, at)) return [name];
    if (contains(value, at)) return [name, ...deepest(value as Node, at)];
  }
  return [];
}

/** A YAML text, parsed once for several places. */
export interface PlacedYaml {
  /** Undefined when it cannot be parsed. */
  readonly data: unknown;
  /** The path of the key or value at a place; empty for the file as a whole. */
  pathAt(spot: TextSpot): ValuePath;
}

export function placedYaml(text: string): PlacedYaml {
  const document = parseDocument(text, { logLevel: 'silent' });
  return {
    data: document.errors.length > 0 ? undefined : document.toJS(),
    pathAt: (spot) => deepest(document.contents, offsetOf(text, spot)),
  };
}

export const pathAt = (text: string, spot: TextSpot): ValuePath => placedYaml(text).pathAt(spot);
