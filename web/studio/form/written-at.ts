import { type Node, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { type ValuePath, parseYaml } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { fieldKey } from './form-scope.ts';

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

/** The line, from 1, on which what is at a path begins, or the nearest thing around it that is written. */
export const lineAt = (text: string, path: ValuePath): number =>
  parseYaml({ path: '', text }, () => undefined).valueAt(path).line;

/** The path of the key or value at a place of a YAML text; empty for the file as a whole. */
export const pathAt = (text: string, spot: TextSpot): ValuePath =>
  deepest(parseDocument(text, { logLevel: 'silent' }).contents, offsetOf(text, spot));

/** The problems of a YAML text by their field. */
export function problemsByField(
  text: string,
  problems: readonly DeskProblem[],
): ReadonlyMap<string, readonly DeskProblem[]> {
  const byField = new Map<string, readonly DeskProblem[]>();
  for (const problem of problems) {
    const key = fieldKey(pathAt(text, problem));
    byField.set(key, [...(byField.get(key) ?? []), problem]);
  }
  return byField;
}

/** The data of a YAML text; undefined when it cannot be parsed. */
export function yamlData(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown);
}
