import { placedYaml, type PlacedYaml } from '../../engine/edit/yaml/path-at.ts';
import type { DeskProblem } from '../../engine/graph/desk.ts';
import type { Diagnostic } from '../../engine/index.ts';
import { titlesAt } from '../../engine/scenario/field-titles.ts';
import { kindOf } from '../../engine/scenario/schemas.ts';

let last: { readonly text: string; readonly yaml: PlacedYaml } | null = null;

/** Callers go through the problems file by file, so that the last parsed text serves all problems of its file. */
function yamlOf(text: string): PlacedYaml {
  if (last?.text !== text) last = { text, yaml: placedYaml(text) };
  return last.yaml;
}

/** The titles of the fields that a problem names, at its place. `text`: of its file. */
export function namedTitles({ at, message, wayOut }: Diagnostic, text: string): DeskProblem['titles'] {
  const kind = kindOf(at.file);
  if (kind === null) return {};
  const { data, pathAt } = yamlOf(text);
  const words = new Set(`${message} ${wayOut}`.match(/[A-Za-z]+/gu));
  return Object.fromEntries([...titlesAt(kind, pathAt(at), data)].filter(([name]) => words.has(name)));
}
