import { valueAt } from '../text/is-record.ts';
import { followed, forValue, itemNode, propertyNode, type SchemaNode, schemaOfFile } from './json-schema.ts';
import type { ValuePath } from './parse/parse-yaml.ts';
import type { FileKind } from './schemas.ts';

/** The schema of a value, and those of the kinds of values that it may be. */
function formsOf(node: SchemaNode, value: unknown): readonly SchemaNode[] {
  const own = forValue(node, value);
  return [own, ...(own.schema.oneOf ?? []).map((schema) => followed({ schema, base: own.base }))];
}

function inside(node: SchemaNode, value: unknown, key: string | number): SchemaNode | undefined {
  return formsOf(node, value).flatMap((form) => {
    if (typeof key === 'number') return form.schema.items ? [itemNode(form)] : [];
    return propertyNode(form, key) ?? [];
  })[0];
}

/** The schemas from that of a file to that of a field, as far as they are known. */
function nodesTo(kind: FileKind, path: ValuePath, data: unknown): readonly SchemaNode[] {
  const nodes: SchemaNode[] = [];
  let node: SchemaNode | undefined = schemaOfFile(kind);
  for (const [depth, key] of path.entries()) {
    if (!node) break;
    nodes.push(node);
    node = inside(node, valueAt(data, ...path.slice(0, depth)), key);
  }
  return node ? [...nodes, node] : nodes;
}

/**
 * The name of a field as its form shows it, in French: « Indice 2 », « Réplique 1, Phrase ». Empty for the file
 * as a whole. `data`: of the file.
 */
export function fieldWords(kind: FileKind, path: ValuePath, data: unknown): string {
  const words: string[] = [];
  const [, ...nodes] = nodesTo(kind, path, data);
  for (const [depth, { schema }] of nodes.entries()) {
    const key = path[depth];
    // The fields of an instrument are named without it.
    const isAround = depth === 0 && key === 'puzzle' && path.length > 1;
    if (typeof key === 'number') words.pop();
    if (schema.title !== undefined && !isAround)
      words.push(typeof key === 'number' ? `${schema.title} ${key + 1}` : schema.title);
  }
  return words.slice(-2).join(', ');
}

/** The titles of the fields of a group, by their names. */
const titlesIn = (node: SchemaNode, value: unknown): readonly (readonly [string, string])[] =>
  formsOf(node, value).flatMap((form) =>
    Object.keys(form.schema.properties ?? {}).flatMap((name) => {
      const title = propertyNode(form, name)?.schema.title;
      return title === undefined ? [] : [[name, title] as const];
    }),
  );

/**
 * The titles of the fields beside and inside the one at a path, by their names: elsewhere, fields of the same
 * names have other titles. `data`: of the file.
 */
export function titlesAt(kind: FileKind, path: ValuePath, data: unknown): ReadonlyMap<string, string> {
  // A problem of an item of a list may name the fields beside the list.
  const group = Math.max(
    0,
    path.findLastIndex((key) => typeof key === 'string'),
  );
  return new Map(
    nodesTo(kind, path, data).flatMap((node, depth) =>
      depth < group ? [] : titlesIn(node, valueAt(data, ...path.slice(0, depth))),
    ),
  );
}
