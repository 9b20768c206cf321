import { parseDocument } from 'yaml';
import { pathAt, type TextSpot } from '../../../engine/edit/yaml/path-at.ts';
import { type ValuePath, parseYaml } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { kindOf } from '../../../engine/scenario/schemas.ts';
import { itemNode, propertyNode, titlesNear } from './field-kind.ts';
import { fieldKey } from './form-scope.ts';
import { forValue, type SchemaNode, schemaOfFile } from './json-schema.ts';

export { pathAt, type TextSpot } from '../../../engine/edit/yaml/path-at.ts';

/** The line, from 1, on which what is at a path begins, or the nearest thing around it that is written. */
export const lineAt = (text: string, path: ValuePath): number =>
  parseYaml({ path: '', text }, () => undefined).valueAt(path).line;

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

/** The titles of the field of a YAML file that a problem is about, and of those inside it; as `titlesNear`. */
export function titlesAt(file: string, text: string, spot: TextSpot): ReadonlyMap<string, string> {
  const path = pathAt(text, spot);
  const kind = kindOf(file.slice(file.indexOf('/') + 1));
  let [node, value]: [SchemaNode | null, unknown] = [kind && schemaOfFile(kind), yamlData(text)];
  for (const key of path) {
    node &&= typeof key === 'number' ? itemNode(node) : propertyNode(forValue(node, value), key);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return node ? titlesNear(node, path) : new Map<string, string>();
}

/** The data of a YAML text; undefined when it cannot be parsed. */
export function yamlData(text: string): unknown {
  const document = parseDocument(text, { logLevel: 'silent' });
  return document.errors.length > 0 ? undefined : (document.toJS() as unknown);
}
