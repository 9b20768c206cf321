import { puzzleTypes } from '../../../engine/index.ts';
import type { ValuePath } from '../../../engine/scenario/parse/parse-yaml.ts';
import { type FileKind, referred, type SchemaInFile, validators } from '../../../engine/scenario/schemas.ts';
import { isRecord, valueAt } from '../../../engine/text/is-record.ts';

/** The schema itself, and those that it refers to or combines. */
function branches(place: SchemaInFile): readonly SchemaInFile[] {
  const [schema, root] = place;
  const found = typeof schema.$ref === 'string' ? referred(schema.$ref, root) : [];
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    Array.isArray(schema[word]) ? schema[word].filter(isRecord) : [],
  );
  return [place, ...found.flatMap(branches), ...combined.flatMap((one) => branches([one, root]))];
}

const titleOf = (place: SchemaInFile): string | null =>
  branches(place).flatMap(([{ title }]) => (typeof title === 'string' ? [title] : []))[0] ?? null;

function inside(place: SchemaInFile, key: string | number): SchemaInFile | null {
  const found = branches(place).flatMap(([schema, root]): readonly SchemaInFile[] => {
    const next = typeof key === 'number' ? schema.items : valueAt(schema.properties, key);
    return isRecord(next) ? [[next, root]] : [];
  });
  return found[0] ?? null;
}

/** The form of an instrument, which its type decides. */
function puzzleIn(data: unknown): SchemaInFile | null {
  const schema = valueAt(puzzleTypes, String(valueAt(data, 'puzzle', 'type')), 'schema');
  return isRecord(schema) ? [schema, schema] : null;
}

/**
 * The name of a field as its form shows it, in French: « Indice 2 », « Réplique 1, Phrase ». Empty for the file
 * as a whole. `data`: of the file.
 */
export function fieldWords(kind: FileKind, path: ValuePath, data: unknown): string {
  const root = validators[kind].schema;
  const words: string[] = [];
  let place: SchemaInFile | null = isRecord(root) ? [root, root] : null;
  for (const [depth, key] of path.entries()) {
    const outer: SchemaInFile | null = place && inside(place, key);
    place = depth === 0 && key === 'puzzle' ? puzzleIn(data) : outer;
    const isInstrument = key === 'puzzle' && depth === 0;
    const title = outer && !(isInstrument && path.length > 1) ? titleOf(outer) : null;
    if (typeof key === 'number') words.pop();
    if (title !== null) words.push(typeof key === 'number' ? `${title} ${key + 1}` : title);
  }
  return words.slice(-2).join(', ');
}
