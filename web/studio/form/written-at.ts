import { placedYaml } from '../../../engine/edit/yaml/path-at.ts';
import { type ValuePath, parseYaml } from '../../../engine/scenario/parse/parse-yaml.ts';
import type { DeskProblem } from '../../../engine/graph/desk.ts';
import { fieldKey } from './form-scope.ts';

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
  const { pathAt } = placedYaml(text);
  for (const problem of problems) {
    const key = fieldKey(pathAt(problem));
    byField.set(key, [...(byField.get(key) ?? []), problem]);
  }
  return byField;
}

/** The data of a YAML text; undefined when it cannot be parsed. */
export const yamlData = (text: string): unknown => placedYaml(text).data;
